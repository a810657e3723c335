import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Translate } from '../../../shared/translator.ts'
import {
  closeContentReport,
  listContentReports,
  type ListedReport,
} from '../../directory/content-reports.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, MAX_ROWS, Table } from './parts.tsx'

/** GET /admin/reports: what readers reported as unlawful, what waits first. Reading leaves a row in the audit. */
export async function contentReports(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const rows = await listContentReports(c.env, MAX_ROWS)
  await audit(c, 'read reports', { rows: rows.length })
  return consolePage(
    c,
    t('admin.reports.title'),
    <>
      <p>{t('admin.reports.text')}</p>
      <Table
        t={t}
        columns={['at', 'name', 'page', 'text', 'reporter', 'outcome']}
        rows={rows.map(row => [
          formatMoment(row.at),
          <a key="agency" href={`/admin/agencies/${row.siteId}`}>
            {row.siteName || row.siteId}
          </a>,
          row.page,
          row.text,
          [row.name, row.email].filter(Boolean).join('\n'),
          row.closedAt === null ? (
            <CloseForm key="close" t={t} report={row} />
          ) : (
            `${formatMoment(row.closedAt)}\n${row.outcome ?? ''}`
          ),
        ])}
      />
    </>,
  )
}

const CloseForm = ({ t, report }: { t: Translate; report: ListedReport }): ReactNode => (
  <form className="console-form" method="post" action="/admin/reports">
    <input type="hidden" name="id" value={report.id} />
    <label>
      {t('admin.reports.outcome')}
      <input name="outcome" required minLength={3} maxLength={500} />
    </label>
    <button type="submit" className="button">
      {t('admin.reports.close')}
    </button>
  </form>
)

const CLOSING = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
})

/** POST /admin/reports {id, outcome}: what was done about one. */
export async function closeReport(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(CLOSING, body)
  if (!parsed.success)
    return isForm
      ? c.redirect('/admin/reports', 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const { id, outcome } = parsed.output
  const isClosed = await closeContentReport(c.env, id, outcome, c.var.trace.startedAt)
  if (isClosed) await audit(c, 'close report', { report: id, outcome })
  if (isForm) return c.redirect('/admin/reports', 303)
  return isClosed ? c.json({ closed: true }) : c.json({ error: 'no such report waits' }, 404)
}
