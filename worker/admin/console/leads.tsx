import type { Context } from 'hono'
import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, MAX_ROWS, Table } from './parts.tsx'

interface LeadRow {
  site_id: number
  kind: string
  email: string
  estate_id: string | null
  fields: string
  flag: string | null
  created_at: Millis
}

/** GET /admin/leads: the newest, whole. Reading them is audited, since they are about people. */
export async function leads(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const { results } = await c.env.DB.prepare('SELECT * FROM lead ORDER BY created_at DESC LIMIT ?')
    .bind(MAX_ROWS)
    .all<LeadRow>()
  await audit(c, 'read leads', { count: results.length })
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

const FIELDS = v.pipe(v.string(), v.parseJson(), v.fallback(v.record(v.string(), v.unknown()), {}))

const fieldText = (json: string): string =>
  Object.entries(v.parse(FIELDS, json))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
