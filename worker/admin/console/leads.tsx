import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf } from '../../agency/stub.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { consolePage, consoleView } from './document.tsx'
import { knownSites } from './known-sites.ts'
import { formatMoment, MAX_ROWS, SiteSelect, Table } from './parts.tsx'
import { selectedSite } from './selected-site.ts'

/** GET /admin/leads?site=: the newest of an agency, whole. Reading them is audited, since they are about people. */
export async function leads(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const sites = await knownSites(c.env.KV)
  const site = selectedSite(c, sites)
  const enquiries = site ? await agencyOf(c.env, site).enquiries.list(MAX_ROWS) : []
  await audit(c, 'read leads', { site, count: enquiries.length })
  return consolePage(
    c,
    t('admin.leads.title'),
    <>
      <SiteSelect t={t} sites={sites} site={site} />
      <Table
        t={t}
        columns={['at', 'kind', 'email', 'estate', 'fields', 'flag']}
        rows={enquiries.map(enquiry => [
          formatMoment(enquiry.created_at),
          enquiry.kind,
          enquiry.email,
          enquiry.estate_id,
          fieldText(enquiry.fields),
          enquiry.flag,
        ])}
      />
    </>,
  )
}

const FIELDS = v.pipe(v.string(), v.parseJson(), v.fallback(v.record(v.string(), v.unknown()), {}))

const fieldText = (json: string): string =>
  Object.entries(v.parse(FIELDS, json))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
