import type { Context } from 'hono'
import * as v from 'valibot'
import type { ListedMail } from '../../agency/outbox.ts'
import { agencyOf } from '../../agency/stub.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { consolePage, consoleView } from './document.tsx'
import { knownSites } from './known-sites.ts'
import { loadMailFacts, MailSettingsSection } from './mail-settings.tsx'
import { ActionButton, formatMoment, MAX_ROWS, SiteSelect, Table } from './parts.tsx'
import { selectedSite } from './selected-site.ts'

/**
 * GET /admin/outbox: failed mails first, then waiting ones. In development, where mail is not sent, this is where to
 * read it. Reading is audited.
 */
export async function outbox(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const sites = await knownSites(c.env.KV)
  const site = selectedSite(c, sites)
  const mails = site ? await agencyOf(c.env, site).outbox.list(MAX_ROWS) : []
  const facts = site ? await loadMailFacts(c.env, site, Date.now()) : null
  await audit(c, 'read outbox', { site, count: mails.length })
  return consolePage(
    c,
    t('admin.outbox.title'),
    <>
      <SiteSelect t={t} sites={sites} site={site} />
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
              fields={{ site: String(site), id: mail.id }}
            >
              {t('admin.outbox.again')}
            </ActionButton>
          ),
        ])}
      />
      {facts && <MailSettingsSection t={t} site={site} facts={facts} />}
    </>,
  )
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
  await agencyOf(c.env, site).outbox.retry(id, Date.now())
  await audit(c, 'retry mail', { site, id })
  return c.redirect(`/admin/outbox?site=${site}`, 303)
}
