import type { Context } from 'hono'
import { isRecord } from '../../../shared/is-record.ts'
import { connect } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import type { AdminEnv } from '../env.ts'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, SiteSelect, Table } from './parts.tsx'
import { knownSites } from './known-sites.ts'
import { selectedSite } from './selected-site.ts'

/** GET /admin/imports: the latest runs of a site, where the API tells of them (an extension, for whoever may import). */
export async function imports(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const sites = await knownSites(c.env.KV)
  const site = selectedSite(c, sites)
  const runs = await connect(
    { ...c.env, API_KEY: c.env.IMPORT_KEY || c.env.API_KEY },
    { siteId: site },
  )
    .get(`/sites/${site}/imports`)
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
  return consolePage(
    c,
    t('admin.imports.title'),
    <>
      <SiteSelect t={t} sites={sites} site={site} />
      {Array.isArray(runs) ? (
        <Table
          t={t}
          columns={['at', 'created', 'updated', 'unchanged', 'archived', 'rejected', 'state']}
          rows={runs.filter(isRecord).map(row)}
        />
      ) : (
        <p className="console-alert" role="alert">
          {t('admin.imports.unavailable')}
        </p>
      )}
    </>,
  )

  function row({ startedAt, finishedAt, report }: Record<string, unknown>): (string | number)[] {
    const counts = isRecord(report) ? report : {}
    const rejected = Array.isArray(counts.rejected) ? counts.rejected.filter(isRecord) : []
    const state = !finishedAt ? 'running' : counts.quarantined ? 'quarantined' : 'applied'
    return [
      formatMoment(Number(startedAt) * 1000),
      ...['created', 'updated', 'unchanged', 'archived'].map(name => Number(counts[name] ?? 0)),
      rejected
        .map(({ line, field, message }) => `${String(line)}: ${String(field)}, ${String(message)}`)
        .slice(0, 20)
        .join('\n'),
      t(`admin.imports.${state}`),
    ]
  }
}
