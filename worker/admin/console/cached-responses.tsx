import type { Context } from 'hono'
import type { AdminEnv } from '../env.ts'
import { countCachedResponses } from './count-cached-responses.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { formatAge, Table } from './parts.tsx'

/** GET /admin/answers: how old the cached responses of a site are. */
export async function cachedResponses(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const kinds = site ? await countCachedResponses(c.env.KV, site.id, Date.now()) : []
  return consolePage(
    c,
    t('admin.answers.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {site && (
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
      )}
    </>,
  )
}
