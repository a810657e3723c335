import type { Context } from 'hono'
import * as v from 'valibot'
import { enquiryKind } from '../../agency/enquiries.ts'
import { agencyOf } from '../../agency/stub.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, MAX_ROWS, Table } from './parts.tsx'

/** GET /admin/leads?site=: the newest of an agency, whole. Reading them is audited, since they are about people. */
export async function leads(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const enquiries = site ? await agencyOf(c.env, site.id).enquiries.list(MAX_ROWS) : []
  const unmailed = site ? await agencyOf(c.env, site.id).enquiries.countNotMailed(Date.now()) : 0
  if (site) await audit(c, 'read leads', { site: site.id, count: enquiries.length })
  return consolePage(
    c,
    t('admin.leads.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {unmailed > 0 && (
        <p className="console-alert">{t('admin.leads.notMailedCount', { number: unmailed })}</p>
      )}
      {site && (
        <Table
          t={t}
          columns={['at', 'kind', 'email', 'estate', 'fields', 'flag']}
          rows={enquiries.map(({ fields, ...enquiry }) => [
            formatMoment(enquiry.created_at),
            t(`admin.leads.kind.${enquiryKind(v.parse(FIELDS, fields))}`),
            enquiry.email,
            enquiry.estate_id,
            fieldText(v.parse(FIELDS, fields)),
            [
              enquiry.flag && t(`mail.contact.flag.${enquiry.flag}`),
              enquiry.not_mailed === 1 && t('admin.leads.notMailed'),
            ]
              .filter(Boolean)
              .join('\n'),
          ])}
        />
      )}
    </>,
  )
}

const FIELDS = v.pipe(v.string(), v.parseJson(), v.fallback(v.record(v.string(), v.unknown()), {}))

const fieldText = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
