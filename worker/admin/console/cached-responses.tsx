import type { Context } from 'hono'
import type { AdminEnv } from '../env.ts'
import { countCachedResponses } from './count-cached-responses.ts'
import { consolePage, consoleView } from './document.tsx'
import { knownSites } from './known-sites.ts'
import { formatAge, SiteSelect, Table } from './parts.tsx'
import { selectedSite } from './selected-site.ts'

/** GET /admin/answers: how old the cached responses of a site are. */
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
        rows={kinds.map(({ kind, count, stale, oldestSeconds }) => [
          kind,
          count,
          stale,
          formatAge(oldestSeconds),
        ])}
      />
    </>,
  )
}
