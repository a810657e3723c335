import type { Context } from 'hono'
import { enqueueMails, retryMail, type OutboxRow } from '../../mail/outbox.ts'
import type { AdminEnv } from '../env.ts'
import { audit } from '../audit.ts'
import { consolePage, consoleView } from './document.tsx'
import { ActionButton, formatAge, formatMoment, SiteSelect, Table } from './parts.tsx'
import { countCachedResponses } from './cached-responses.ts'
import { knownSites } from './known-sites.ts'
import { readBody } from '../read-body.ts'
import { selectedSite } from './selected-site.ts'

const MAX_ROWS = 200

interface LeadRow {
  site_id: number
  kind: string
  email: string
  estate_id: string | null
  fields: string
  flag: string | null
  created_at: number
}

/** GET /admin/leads: the newest, whole. Reading them is an act, since they are about people. */
export async function leads(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const { results } = await c.env.DB.prepare('SELECT * FROM lead ORDER BY created_at DESC LIMIT ?')
    .bind(MAX_ROWS)
    .all<LeadRow>()
  await audit(c.env, {
    actor: c.var.actor,
    request: c.var.trace.id,
    action: 'read leads',
    detail: { count: results.length },
    now: Date.now(),
  })
  return consolePage(
    c,
    t('admin.leads.title'),
    <Table
      t={t}
      columns={['at', 'site', 'kind', 'email', 'estate', 'fields', 'flag']}
      rows={results.map(lead => [
        formatMoment(lead.created_at),
        lead.site_id,
        lead.kind,
        lead.email,
        lead.estate_id,
        fieldText(lead.fields),
        lead.flag,
      ])}
    />,
  )
}

function fieldText(json: string): string {
  const fields: unknown = JSON.parse(json)
  return typeof fields === 'object' && fields !== null
    ? Object.entries(fields)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join('\n')
    : ''
}

/** GET /admin/outbox: failed and waiting mails first; in development, where mail goes no further, the way to read it. An act too. */
export async function outbox(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const { results } = await c.env.DB.prepare(
    `SELECT * FROM outbox ORDER BY CASE state WHEN 'failed' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, created_at DESC LIMIT ?`,
  )
    .bind(MAX_ROWS)
    .all<OutboxRow>()
  await audit(c.env, {
    actor: c.var.actor,
    request: c.var.trace.id,
    action: 'read outbox',
    detail: { count: results.length },
    now: Date.now(),
  })
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

function MailText({ message }: { message: string }) {
  const { subject = '', text = '' } = JSON.parse(message) as { subject?: string; text?: string }
  return (
    <details>
      <summary>{subject}</summary>
      <p className="console-text">{text}</p>
    </details>
  )
}

/** POST /admin/outbox: a failed mail tries again. */
export async function retryFailedMail(c: Context<AdminEnv>): Promise<Response> {
  const { body } = await readBody(c.req.raw)
  const id = String((body as { id?: unknown } | null)?.id ?? '')
  const now = Date.now()
  await retryMail(c.env.DB, id, now).run()
  await enqueueMails(c.env, [id])
  await audit(c.env, {
    actor: c.var.actor,
    request: c.var.trace.id,
    action: 'retry mail',
    detail: { id },
    now,
  })
  return c.redirect('/admin/outbox', 303)
}

/** GET /admin/answers: how old what KV keeps of a site is. */
export async function cachedResponses(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const sites = await knownSites(c.env.KV)
  const site = selectedSite(c, sites)
  const kinds = await countCachedResponses(c.env.KV, site, Date.now())
  return consolePage(
    c,
    t('admin.answers.title'),
    <>
      <SiteSelect t={t} sites={sites} site={site} />
      <Table
        t={t}
        columns={['kind', 'count', 'stale', 'oldest']}
        rows={kinds.map(({ kind, count, stale, oldestSeconds: oldest }) => [
          kind,
          count,
          stale,
          formatAge(oldest),
        ])}
      />
    </>,
  )
}

/** GET /admin/audit. */
export async function auditLog(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const { results } = await c.env.DB.prepare('SELECT * FROM audit ORDER BY id DESC LIMIT ?')
    .bind(MAX_ROWS)
    .all<{ at: number; actor: string; request: string; act: string; detail: string }>()
  return consolePage(
    c,
    t('admin.audit.title'),
    <Table
      t={t}
      columns={['at', 'actor', 'act', 'detail', 'request']}
      rows={results.map(row => [
        formatMoment(row.at),
        row.actor,
        row.act,
        detailText(row.detail),
        <span key="request" className="console-id">
          {row.request}
        </span>,
      ])}
    />,
  )
}

/** 'site: 3, status: 200'. One that was cut short stays as it is. */
function detailText(detail: string): string {
  try {
    return Object.entries(JSON.parse(detail) as object)
      .map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      .join(', ')
  } catch {
    return detail
  }
}
