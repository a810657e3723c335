import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Translate } from '../../../../shared/translator.ts'
import {
  closeContentReport,
  listContentReports,
  type ListedReport,
  reportedList,
} from '../../../directory/content-reports.ts'
import { sharedListStub } from '../../../shared-list/stub.ts'
import { audit } from '../../audit.ts'
import type { AdminEnv } from '../../env.ts'
import { readBody } from '../../read-body.ts'
import { consolePage, consoleView } from '../document.tsx'
import { formatMoment, MAX_ROWS, Table } from '../parts.tsx'

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
          row.list === null ? (
            row.page
          ) : (
            <a key="list" href={`/admin/reports/${row.id}`}>
              {t('admin.reports.list')}
            </a>
          ),
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

/** What was decided; of a shared list also by deleting it. */
export const CloseForm = ({
  t,
  report,
  children,
}: {
  t: Translate
  report: Pick<ListedReport, 'id'>
  children?: ReactNode
}): ReactNode => (
  <form className="console-form" method="post" action="/admin/reports">
    <input type="hidden" name="id" value={report.id} />
    <label>
      {t('admin.reports.outcome')}
      <input name="outcome" required minLength={3} maxLength={500} />
    </label>
    {children}
    <button type="submit" className="button">
      {t('admin.reports.close')}
    </button>
  </form>
)

const CLOSING = v.object({
  id: v.pipe(v.string(), v.uuid()),
  outcome: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  wipe: v.optional(v.literal('1')),
})

/** POST /admin/reports {id, outcome, wipe: '1'?}: what was done about one; 'wipe' deletes the shared list that it is about. */
export async function closeReport(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(CLOSING, body)
  if (!parsed.success)
    return isForm
      ? c.redirect('/admin/reports', 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const { id, outcome, wipe } = parsed.output
  const meant = wipe ? await reportedList(c.env, id) : null
  if (meant) {
    await sharedListStub(c.env, meant.siteId, meant.list).end(c.var.trace.startedAt)
    await audit(c, 'delete shared list', { site: meant.siteId, report: id })
  }
  const isClosed = await closeContentReport(c.env, id, outcome, c.var.trace.startedAt)
  if (isClosed) await audit(c, 'close report', { report: id, outcome })
  if (isForm) return c.redirect('/admin/reports', 303)
  return isClosed ? c.json({ closed: true }) : c.json({ error: 'no such report waits' }, 404)
}
