import type { Context } from 'hono'
import * as v from 'valibot'
import type { ListedMail } from '../../agency/outbox.ts'
import { agencyOf } from '../../agency/stub.ts'
import { enqueueMails, retryMail } from '../../mail/outbox.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { knownSite } from '../known-site.ts'
import { readBody } from '../read-body.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { ActionButton, formatMoment, MAX_ROWS, Table } from './parts.tsx'

/**
 * GET /admin/outbox: failed mails first, then waiting ones. In development, where mail is not sent, this is where to
 * read it. Reading is audited.
 */
export async function outbox(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const mails = site ? await listMails(c.env, site.id) : []
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
            mail.kind,
            mail.recipient,
            <MailText key="text" mail={mail} />,
            t(`admin.outbox.${mail.state}`),
            mail.error,
            mail.state === 'failed' && mail.recipient !== '' && (
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
    </>,
  )
}

/** With the mails of bookings and searches that D1 still holds. */
async function listMails(env: AdminEnv['Bindings'], site: number): Promise<ListedMail[]> {
  const own = await agencyOf(env, site).outbox.list(MAX_ROWS)
  const { results } = await env.DB.prepare(
    `SELECT *, message ->> 'subject' AS subject, message ->> 'text' AS text FROM outbox WHERE site_id = ?1
    ORDER BY CASE state WHEN 'failed' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, created_at DESC LIMIT ?2`,
  )
    .bind(site, MAX_ROWS)
    .all<ListedMail>()
  return [...own, ...results].slice(0, MAX_ROWS)
}

function MailText({ mail: { subject, text } }: { mail: ListedMail }) {
  return (
    <details>
      <summary>{subject}</summary>
      <p className="console-text">{text}</p>
    </details>
  )
}

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
  const now = Date.now()
  if (!(await agencyOf(c.env, site).outbox.retry(id, now))) {
    await retryMail(c.env.DB, id, now).run()
    await enqueueMails(c.env, [id])
  }
  await audit(c, 'retry mail', { site, id })
  return c.redirect(`/admin/outbox?site=${site}`, 303)
}
