import type { Context } from 'hono'
import * as v from 'valibot'
import { listAudit } from '../../directory/audit.ts'
import type { AdminEnv } from '../env.ts'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, MAX_ROWS, Table } from './parts.tsx'

/** GET /admin/audit. */
export async function auditLog(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const rows = await listAudit(c.env, { limit: MAX_ROWS })
  return consolePage(
    c,
    t('admin.audit.title'),
    <Table
      t={t}
      columns={['at', 'actor', 'act', 'detail', 'request']}
      rows={rows.map(row => [
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

const DETAIL = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** 'site: 3, status: 200'. Detail that was cut short is no JSON, and is shown as it is. */
function detailText(detail: string): string {
  const parsed = v.safeParse(DETAIL, detail)
  if (!parsed.success) return detail
  return Object.entries(parsed.output)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
