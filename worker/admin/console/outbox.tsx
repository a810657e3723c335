import type { Context } from 'hono'
import * as v from 'valibot'
import { enqueueMails, retryMail, type OutboxRow } from '../../mail/outbox.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { consolePage, consoleView } from './document.tsx'
import { ActionButton, formatMoment, MAX_ROWS, Table } from './parts.tsx'

/**
 * GET /admin/outbox: failed mails first, then waiting ones. In development, where mail is not sent, this is where to
 * read it. Reading is audited.
 */
export async function outbox(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const { results } = await c.env.DB.prepare(
    `SELECT * FROM outbox ORDER BY CASE state WHEN 'failed' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, created_at DESC LIMIT ?`,
  )
    .bind(MAX_ROWS)
    .all<OutboxRow>()
  await audit(c, 'read outbox', { count: results.length })
  return consolePage(
    c,
    t('admin.outbox.title'),
    <Table
      t={t}
      columns={['at', 'site', 'kind', 'email', 'subject', 'state', 'error', 'act']}
      rows={results.map(mail => [
        formatMoment(mail.created_at),
        mail.site_id,
        mail.kind,
        mail.recipient,
        <MailText key="text" message={mail.message} />,
        t(`admin.outbox.${mail.state}`),
        mail.error,
        mail.state === 'failed' && mail.recipient !== '' && (
          <ActionButton key="act" action="/admin/outbox" fields={{ id: mail.id }}>
            {t('admin.outbox.again')}
          </ActionButton>
        ),
      ])}
    />,
  )
}

const MESSAGE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ subject: v.optional(v.string(), ''), text: v.optional(v.string(), '') }),
)

function MailText({ message }: { message: string }) {
  const { subject, text } = v.parse(MESSAGE, message)
  return (
    <details>
      <summary>{subject}</summary>
      <p className="console-text">{text}</p>
    </details>
  )
}

const RETRY = v.fallback(v.object({ id: v.fallback(v.string(), '') }), { id: '' })

/** POST /admin/outbox: sends a failed mail again. */
export async function retryFailedMail(c: Context<AdminEnv>): Promise<Response> {
  const { body } = await readBody(c.req.raw)
  const { id } = v.parse(RETRY, body)
  await retryMail(c.env.DB, id, Date.now()).run()
  await enqueueMails(c.env, [id])
  await audit(c, 'retry mail', { id })
  return c.redirect('/admin/outbox', 303)
}
