import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Locale } from '../../../shared/locale.ts'
import { createTranslator, type Translate } from '../../../shared/translator.ts'
import { TELLINGS } from '../../agency/mail/tellings.ts'
import type { ListedMail } from '../../agency/outbox.ts'
import { agencyOf } from '../../agency/stub.ts'
import { audit } from '../audit.ts'
import { isMailSink } from '../../mail/sink.ts'
import type { AdminEnv } from '../env.ts'
import { knownSite } from '../known-site.ts'
import { readBody } from '../read-body.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { loadMailFacts, MailSettingsSection } from './mail-settings.tsx'
import { ActionButton, formatMoment, MAX_ROWS, Table } from './parts.tsx'

/**
 * GET /admin/outbox: failed mails first, then waiting ones, without their texts, which have people's personal links in them. On a
 * machine of one's own, where no mail leaves, this is where to read it. Reading is audited.
 */
export async function outbox(c: Context<AdminEnv>): Promise<Response> {
  const { t, locale } = consoleView(c)
  const eventOf = await eventsIn(locale)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const mails = site ? await agencyOf(c.env, site.id).outbox.list(MAX_ROWS) : []
  const facts = site && (await loadMailFacts(c.env, site.id, Date.now()))
  if (site) await audit(c, 'read outbox', { site: site.id, count: mails.length })
  return consolePage(
    c,
    t('admin.outbox.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {site && (
        <Table
          t={t}
          columns={['at', 'kind', 'email', 'subject', 'state', 'error', 'act']}
          rows={mails.map(mail => [
            formatMoment(mail.created_at),
            eventOf(mail.kind),
            mail.recipient,
            <MailText key="text" mail={mail} isShown={isMailSink(c.env)} t={t} />,
            t(`admin.outbox.${mail.state}`),
            mail.error,
            mail.state === 'failed' && mail.recipient !== '' && mail.hasText === 1 && (
              <ActionButton
                key="act"
                action="/admin/outbox"
                fields={{ site: String(site.id), id: mail.id }}
              >
                {t('admin.outbox.again')}
              </ActionButton>
            ),
          ])}
        />
      )}
      {site && facts && <MailSettingsSection t={t} site={site.id} facts={facts} />}
    </>,
  )
}

/** What makes a mail of a kind leave, in the words that the agency reads; a kind of long ago stays its code. */
async function eventsIn(locale: Locale): Promise<(kind: string) => string> {
  const { DESK_MESSAGES } = await import('../../desk/messages.ts')
  const t = createTranslator(locale, DESK_MESSAGES[locale])
  return kind => (Object.hasOwn(TELLINGS, kind) ? t(`deskTelling.events.${kind}`) : kind)
}

const MailText = ({
  mail: { subject, text },
  isShown,
  t,
}: {
  mail: ListedMail
  isShown: boolean
  t: Translate
}): ReactNode =>
  isShown && text !== null ? (
    <details>
      <summary>{subject}</summary>
      <p className="console-text">{text}</p>
    </details>
  ) : (
    (subject ?? t('admin.outbox.wiped'))
  )

const RETRY = v.object({
  site: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
  id: v.string(),
})

/** POST /admin/outbox: sends a failed mail again. */
export async function retryFailedMail(c: Context<AdminEnv>): Promise<Response> {
  const { body } = await readBody(c.req.raw)
  const parsed = v.safeParse(RETRY, body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const { site, id } = parsed.output
  if (!(await knownSite(c, site))) return c.json({ error: 'site not found' }, 404)
  await agencyOf(c.env, site).outbox.retry(id, Date.now())
  await audit(c, 'retry mail', { site, id })
  return c.redirect(`/admin/outbox?site=${site}`, 303)
}
