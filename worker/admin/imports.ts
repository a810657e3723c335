import type { Context } from 'hono'
import * as v from 'valibot'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { countImport } from '../directory/reports.ts'
import type { Bindings } from '../env.ts'
import { tellAgency } from '../feeds/tell-agency.ts'
import { raiseVersions } from '../purge/raise.ts'
import type { Scope } from '../versions/table.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'

const ID = /^[1-9]\d{0,9}$/

/** PUT /admin/sites/{id}/estates?confirm=removal: a feed (NDJSON) to the listing API. */
export const importEstates = (c: Context<AdminEnv>): Promise<Response> =>
  forwardImport(c, 'import', 'application/x-ndjson', `estates${querySent(c)}`)

const querySent = (c: Context<AdminEnv>): string => {
  const query = new URLSearchParams(
    Object.entries({ confirm: c.req.query('confirm'), partial: c.req.query('partial') }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, value]]),
    ),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** PUT /admin/sites/{id}/rental-units/{unit}/calendar?source=portal: blocked nights of a holiday home, as RFC 5545. */
export async function importCalendar(c: Context<AdminEnv>): Promise<Response> {
  const unit = c.req.param('unit') ?? ''
  const source = c.req.query('source')
  const query = source === undefined ? '' : `?source=${encodeURIComponent(source)}`
  return ID.test(unit)
    ? forwardImport(c, 'calendar', 'text/calendar', `rental-units/${unit}/calendar${query}`)
    : c.json({ error: 'rental unit not found' }, 404)
}

/** What an import may have changed. */
const CHANGED = {
  import: ['estates', 'lists'],
  calendar: ['rentals'],
} as const satisfies Record<string, readonly Scope[]>

const QUARANTINED = v.looseObject({ quarantined: v.literal(true) })
const REPORT = v.fallback(v.record(v.string(), v.unknown()), {})

/**
 * Streams a body to the listing API with its key, and tells what changed when it was applied. The response is the API's.
 */
async function forwardImport(
  c: Context<AdminEnv>,
  action: keyof typeof CHANGED,
  type: string,
  path: string,
): Promise<Response> {
  const id = c.req.param('site') ?? ''
  if (!ID.test(id)) return c.json({ error: 'site not found' }, 404)
  const site = Number(id)
  const response = await putToApi(c.env, site, { path, type, body: c.req.raw.body })
  const report: unknown = await response.json().catch(() => null)
  const { status } = response
  const isRefused = !response.ok || v.is(QUARANTINED, report)
  // Watching it must not fail it.
  await countImport(c.env, site, isRefused).catch(() => undefined)
  await audit(c, action, { site, status, ...v.parse(REPORT, report), rejected: undefined })
  await tellAgency(c.env, site, report, Date.now())
  if (response.ok) {
    await raiseVersions(c.env, [{ site, scopes: CHANGED[action] }], {}, Date.now())
  }
  return Response.json(report ?? { error: `the listing API responded ${status}` }, { status })
}

/** Without a deadline: a feed takes as long as it takes. */
const putToApi = (
  env: Bindings,
  siteId: number,
  { path, type, body }: { path: string; type: string; body: ReadableStream | null },
): Promise<Response> =>
  sendToApi(
    env,
    { siteId },
    new Request(`${API_PLACEHOLDER}/sites/${siteId}/${path}`, {
      method: 'PUT',
      body,
      redirect: 'manual',
      headers: {
        'Content-Type': type,
        Authorization: `Bearer ${env.IMPORT_KEY || env.API_KEY || ''}`,
        'X-CLIENT': 'website',
      },
    }),
  )
