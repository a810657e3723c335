import type { Context } from 'hono'
import * as v from 'valibot'
import { millis } from '../../../shared/time/units.ts'
import { connect } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import type { Bindings } from '../../env.ts'
import type { AdminEnv } from '../env.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'
import { formatMoment, Table } from './parts.tsx'

const count = v.fallback(v.number(), 0)
const text = v.pipe(v.unknown(), v.transform(String))

const REMARK = v.object({ line: text, field: text, message: text })

const NO_REPORT = {
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  state: 'applied' as const,
  quarantined: false,
  rejected: [],
  warnings: [],
  heldBack: [],
}

const RUN = v.object({
  startedAt: v.number(),
  finishedAt: v.optional(v.unknown()),
  report: v.fallback(
    v.nullish(
      v.object({
        created: count,
        updated: count,
        unchanged: count,
        archived: count,
        state: v.fallback(v.picklist(['applied', 'quarantined', 'refused']), 'applied'),
        quarantined: v.fallback(v.boolean(), false),
        rejected: v.fallback(v.array(REMARK), []),
        warnings: v.fallback(v.array(REMARK), []),
        heldBack: v.fallback(
          v.array(v.object({ line: text, externalId: text, message: text })),
          [],
        ),
      }),
    ),
    NO_REPORT,
  ),
})

type Run = v.InferOutput<typeof RUN>

const RUNS = v.pipe(
  v.array(v.fallback(v.nullable(RUN), null)),
  v.transform(runs => runs.filter(run => run !== null)),
)

/** GET /admin/imports: the latest runs of a site, where the API tells of them (an extension, for whoever may import). */
export async function imports(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const runs = site && (await readRuns(c.env, site.id))
  return consolePage(
    c,
    t('admin.imports.title'),
    <>
      <SiteField t={t} chosen={chosen} />
      {site === null ? null : runs?.success ? (
        <Table
          t={t}
          columns={[
            'at',
            'created',
            'updated',
            'unchanged',
            'archived',
            'rejected',
            'warnings',
            'heldBack',
            'state',
          ]}
          rows={runs.output.map(row)}
        />
      ) : (
        <p className="console-alert" role="alert">
          {t('admin.imports.unavailable')}
        </p>
      )}
    </>,
  )

  function row({ startedAt, finishedAt, report }: Run): (string | number)[] {
    const found = report ?? NO_REPORT
    const { created, updated, unchanged, archived, quarantined } = found
    const state = !finishedAt
      ? 'running'
      : !report
        ? 'broken'
        : quarantined
          ? 'quarantined'
          : found.state
    return [
      formatMoment(millis(startedAt)),
      created,
      updated,
      unchanged,
      archived,
      listed(found.rejected.map(remark)),
      listed(found.warnings.map(remark)),
      listed(
        found.heldBack.map(({ line, externalId, message }) => `${line}: ${externalId}, ${message}`),
      ),
      t(`admin.imports.${state}`),
    ]
  }
}

const remark = ({ line, field, message }: v.InferOutput<typeof REMARK>): string =>
  `${line}: ${field}, ${message}`

const listed = (lines: string[]): string => lines.slice(0, 20).join('\n')

/** null: the API does not tell. */
const readRuns = (env: Bindings, siteId: number) =>
  connect(env, { siteId, key: env.IMPORT_KEY || env.API_KEY })
    .get(`/sites/${siteId}/imports`)
    .then(response => v.safeParse(RUNS, response))
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
