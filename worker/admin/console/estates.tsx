import type { Context } from 'hono'
import * as v from 'valibot'
import { toDay } from '../../../shared/time/time-zone.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { estateTitle } from '../../../shared/estate/kind/head-title.ts'
import { legalGaps } from '../../../shared/estate/legal/legal-findings.ts'
import type { EstateSearch } from '../../../shared/search/search.ts'
import { href } from '../../../shared/routes.ts'
import type { ApiClient } from '../../api/client.ts'
import { connect } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import { ESTATE } from '../../api/estate-schema.ts'
import { integer, parser } from '../../api/parse-response.ts'
import type { SiteOverview } from '../../directory/search.ts'
import type { AdminEnv } from '../env.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { Table } from './parts.tsx'

/** Estates per page; each is one more call. */
const PAGE_SIZE = 25

interface LegalGaps {
  id: string
  title: string
  missing: string[]
}

/** GET /admin/estates: adverts that lack what the law of their region asks for. Read from the API, not the cache. */
export async function estates(c: Context<AdminEnv>): Promise<Response> {
  const { t, locale } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const from = Math.max(0, Math.trunc(Number(c.req.query('from')) || 0))
  const { total, rows } = site
    ? await findLegalGaps(connect(c.env, { siteId: site.id }), site.id, from, estate =>
        estateTitle(estate, locale, t),
      ).catch((error: unknown) => {
        if (error instanceof ApiError) return { total: 0, rows: null }
        throw error
      })
    : { total: 0, rows: [] }
  return consolePage(
    c,
    t('admin.estates.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {site === null ? null : rows === null ? (
        <p className="console-alert" role="alert">
          {t('admin.estates.unavailable')}
        </p>
      ) : (
        <>
          <p>
            {t('admin.estates.looked', {
              from: Math.min(from + 1, total),
              to: Math.min(from + PAGE_SIZE, total),
              total,
              gaps: rows.length,
            })}
          </p>
          <Table
            t={t}
            columns={['estate', 'missing']}
            rows={rows.map(({ id, title, missing }) => [
              <a key="id" href={originOf(site) + href('estate', locale, { estateId: id })}>
                {title} ({id})
              </a>,
              missing.map(rule => t(`legalRule.${rule}`)).join(', '),
            ])}
          />
          {from + PAGE_SIZE < total && (
            <a href={`?site=${site.id}&from=${from + PAGE_SIZE}`}>{t('admin.next')}</a>
          )}
        </>
      )}
    </>,
  )
}

const originOf = ({ hostnames: [host] }: SiteOverview): string => (host ? `//${host}` : '')

const parseFound = parser(
  v.object({
    total: v.object({ value: v.fallback(v.number(), 0) }),
    results: v.array(v.object({ general: v.object({ id: integer, guid: v.nullish(v.string()) }) })),
  }),
)

async function findLegalGaps(
  client: ApiClient,
  site: number,
  offset: number,
  titleOf: (estate: Estate) => string,
): Promise<{ total: number; rows: LegalGaps[] }> {
  const search: EstateSearch = {
    query: {},
    sort: [{ field: 'publicationDate', order: 'DESC' }],
    limit: PAGE_SIZE,
    offset,
  }
  const { total, results } = parseFound(await client.post(`/sites/${site}/estates`, search))
  const today = toDay(Date.now())
  const whole = await Promise.all(
    results.map(publicId).map(id =>
      client
        .get(`/sites/${site}/estates/${id.includes('-') ? 'skarabee' : 'v2'}/${id}`)
        .then(parser(ESTATE))
        .catch(() => null),
    ),
  )
  const rows = whole
    .filter(estate => estate !== null)
    .map(estate => ({
      id: publicId(estate),
      title: titleOf(estate),
      missing: legalGaps(estate, today).map(finding => finding.id),
    }))
  return {
    total: total.value,
    rows: rows.filter(({ missing }) => missing.length > 0),
  }
}
