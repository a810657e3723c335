import type { Locale } from '../../../shared/locale.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Millis } from '../../../shared/time/units.ts'
import { createAgendaCalls } from '../../api/agenda.ts'
import { connect } from '../../api/connect.ts'
import type { Bindings } from '../../env.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { enqueueMails, insertMailWhere, type OutgoingMail } from '../../mail/outbox.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { slotFreeMail } from './slot-free-mail.ts'

interface WaitlistEntry {
  siteId: number
  estateId: string
  email: string
  locale: Locale
  title: string
}

interface Scope {
  env: Bindings
  site: Site
  now: Millis
}

/** How many are notified at once; first come, first served. */
const BATCH_SIZE = 20

/** Once for an estate and address; joining again changes nothing. */
export const insertWaitlistEntry = (
  db: D1Database,
  { siteId, estateId, email, locale, title }: WaitlistEntry,
  now: Millis,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT OR IGNORE INTO viewing_wait (site_id, estate_id, email, locale, title, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
    )
    .bind(siteId, estateId, email, locale, title, now)

/** Estates with a waitlist, the longest waiting first. */
export async function findWaitlistedEstates(
  db: D1Database,
  max: number,
): Promise<Pick<WaitlistEntry, 'siteId' | 'estateId'>[]> {
  const { results } = await db
    .prepare(
      'SELECT site_id AS siteId, estate_id AS estateId FROM viewing_wait GROUP BY 1, 2 ORDER BY min(created_at) LIMIT ?1',
    )
    .bind(max)
    .all<Pick<WaitlistEntry, 'siteId' | 'estateId'>>()
  return results
}

/**
 * Notifies an estate's waitlist once it has a free slot. A mail is inserted and its entry deleted in one transaction, so
 * nobody is notified twice, whatever else runs at the same time.
 */
export async function notifyEstateWaitlist(scope: Scope, estateId: string): Promise<void> {
  const { env, site } = scope
  const calls = createAgendaCalls({
    client: connect(env, { siteId: site.id }),
    siteId: site.id,
  })
  const agenda = await calls.liveAgenda(estateId)
  if (!agenda || agenda.slots.length === 0) return
  const { results } =
    await env.DB.prepare(`SELECT site_id AS siteId, estate_id AS estateId, email, locale, title FROM viewing_wait
    WHERE site_id = ?1 AND estate_id = ?2 ORDER BY created_at LIMIT ?3`)
      .bind(site.id, estateId, BATCH_SIZE)
      .all<WaitlistEntry>()
  const mails = await Promise.all(results.map(entry => outgoingMail(scope, entry)))
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

async function outgoingMail(scope: Scope, entry: WaitlistEntry): Promise<OutgoingMail> {
  const { site, now } = scope
  const context = await mailContext(scope, entry.locale)
  const id = crypto.randomUUID()
  return {
    id,
    siteId: site.id,
    kind: 'viewing-free',
    dedupeKey: `wait/${id}`,
    recipient: entry.email,
    message: renderMail(context, slotFreeMail(context, entry)),
    wipeAfterSending: true,
    now,
  }
}
