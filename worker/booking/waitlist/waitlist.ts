import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'
import type { Site } from '../../../shared/site/site.ts'
import { createAgendaCalls } from '../../api/agenda.ts'
import { connect } from '../../api/connect.ts'
import type { Bindings } from '../../env.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { Mail } from '../../mail/mail.ts'
import { enqueueMails, insertMailWhere, type OutgoingMail } from '../../mail/outbox.ts'
import { type MailContext, renderMail } from '../../mail/render-mail.tsx'
import { siteOrigin } from '../../site/parse.ts'

export interface WaitlistEntry {
  siteId: number
  estateId: string
  email: string
  locale: Locale
  title: string
}

interface Scope {
  env: Bindings
  site: Site
  now: number
}

/** How many are told at once; the first come first. */
const BATCH_SIZE = 20

/** Once an estate and address; asking again changes nothing. */
export const insertWaitlistEntry = (
  db: D1Database,
  { siteId, estateId, email, locale, title }: WaitlistEntry,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT OR IGNORE INTO viewing_wait (site_id, estate_id, email, locale, title, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
    )
    .bind(siteId, estateId, email, locale, title, now)

/** Estates that somebody waits for. */
export const findWaitlistedEstates = async (
  db: D1Database,
  most: number,
): Promise<Pick<WaitlistEntry, 'siteId' | 'estateId'>[]> =>
  (
    await db
      .prepare(
        'SELECT site_id AS siteId, estate_id AS estateId FROM viewing_wait GROUP BY 1, 2 ORDER BY min(created_at) LIMIT ?1',
      )
      .bind(most)
      .all<Pick<WaitlistEntry, 'siteId' | 'estateId'>>()
  ).results

/** Tells those who wait for an estate, once there is a time: their mails come to be as their rows go, once, whoever else tells them too. */
export async function notifyEstateWaitlist(scope: Scope, estateId: string): Promise<void> {
  const { env, site } = scope
  const agenda = await createAgendaCalls({
    client: connect(env, { siteId: site.id }),
    siteId: site.id,
  }).liveAgenda(estateId)
  if (!agenda || agenda.slots.length === 0) return
  const { results } =
    await env.DB.prepare(`SELECT site_id AS siteId, estate_id AS estateId, email, locale, title FROM viewing_wait
    WHERE site_id = ?1 AND estate_id = ?2 ORDER BY created_at LIMIT ?3`)
      .bind(site.id, estateId, BATCH_SIZE)
      .all<WaitlistEntry>()
  const mails = await Promise.all(results.map(waiting => outgoingMail(scope, waiting)))
  await env.DB.batch(
    mails.flatMap(mail => [
      insertMailWhere(
        env.DB,
        mail,
        'EXISTS (SELECT 1 FROM viewing_wait WHERE site_id = ?2 AND estate_id = ?9 AND email = ?5)',
        estateId,
      ),
      env.DB.prepare(
        'DELETE FROM viewing_wait WHERE site_id = ?1 AND estate_id = ?2 AND email = ?3',
      ).bind(site.id, estateId, mail.recipient),
    ]),
  )
  await enqueueMails(
    env,
    mails.map(({ id }) => id),
  )
}

async function outgoingMail(scope: Scope, waiting: WaitlistEntry): Promise<OutgoingMail> {
  const { site, now } = scope
  const context = await mailContext(scope, waiting.locale)
  const id = crypto.randomUUID()
  return {
    id,
    siteId: site.id,
    kind: 'viewing-free',
    dedupeKey: `wait/${id}`,
    recipient: waiting.email,
    message: renderMail(context, slotFreeMail(context, waiting)),
    wipeAfterSending: true,
    now,
  }
}

/** To whoever waited: a time has come free. */
export function slotFreeMail(
  { site, locale, t }: MailContext,
  { title, estateId }: Pick<WaitlistEntry, 'title' | 'estateId'>,
): Mail {
  const words = { title, site: site.name }
  return {
    subject: t('agenda.wait.subject', words),
    preview: title,
    title: t('agenda.wait.mailTitle', words),
    parts: [
      { part: 'text', text: t('agenda.wait.text', words) },
      { part: 'facts', rows: [[t('agenda.mail.what'), title]] },
      {
        part: 'button',
        label: t('agenda.wait.look'),
        href: siteOrigin(site) + href('estate', locale, { estateId }, 'viewing=1'),
      },
    ],
    footer: [{ part: 'small', text: t('agenda.wait.footer', words) }],
  }
}
