import type { Context } from 'hono'
import * as v from 'valibot'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { keyHeaders } from '../backup/export.ts'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../purge/raise.ts'
import { forgetSites, siteById } from '../site/find.ts'
import { forgetHostname } from '../site/find-host.ts'
import { executionContext, workContext, type TracedEnv } from '../site/hono-env.ts'
import { isScope, type Scope } from '../versions/table.ts'
import type { Call } from './calls.ts'

/** What a call that writes answered. */
export interface Report {
  text: string
  json: Record<string, unknown>
  /** false: what answered is not the listing API, and nobody knows what was done. */
  isReport: boolean
}

/** Nothing answered. */
export const NO_REPORT: Report = { text: '', json: {}, isReport: false }

const JSON_OBJECT = v.fallback(v.record(v.string(), v.unknown()), {})

/** More estates than this are all of a site's. */
const MAX_ESTATES = 50

export async function readReport(response: Response): Promise<Report> {
  const text = await response.text().catch(() => '')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), JSON_OBJECT), text)
  const isReport = parsed.success || (response.ok && text === '')
  return { text, json: parsed.success ? parsed.output : {}, isReport }
}

/** What changed, by the answer's `concerns`; one without them says it by the call. */
export function concernsOf({ changes = [] }: Pick<Call, 'changes'>, json: Report['json']): Scope[] {
  if (!Array.isArray(json.concerns)) return json.changed === false ? [] : [...changes]
  const scopes = json.concerns.filter(
    (scope): scope is Scope => typeof scope === 'string' && isScope(scope),
  )
  const isEstate = (scope: Scope): boolean => scope.startsWith('estate/')
  return scopes.filter(isEstate).length > MAX_ESTATES
    ? ['estates', 'lists', ...scopes.filter(scope => !isEstate(scope))]
    : scopes
}

/** Whether something was taken away or hidden: by the call, or as the answer says. */
export const isHard = ({ method }: Pick<Call, 'method'>, json: Report['json']): boolean =>
  method === 'DELETE' || json.hard === true

/** Makes the next view new; of what was taken away nothing from before is served again (KEY-17). */
export async function renew<E extends TracedEnv>(
  c: Context<E>,
  site: number,
  scopes: readonly Scope[],
  { hard }: { hard: boolean },
): Promise<void> {
  if (scopes.length === 0) return
  const raised = raiseVersions(c.env, [{ site, scopes }], { hard }, Date.now())
  // Also where the caller has gone meanwhile.
  c.executionCtx.waitUntil(raised)
  await raised
  if (hard)
    await purgePages(c.env, executionContext(c), { tags: [`site-${site}`], everything: false })
  if (scopes.includes('site')) await renewSite(c, site)
}

/**
 * After a write whose answer never came: it may be done, and would say when it is asked again that it changes nothing.
 * So all of the site is made anew, unless the back end is silent: while it is, what is kept has to last (PURGE-50).
 */
export async function renewUncertain<E extends TracedEnv>(
  c: Context<E>,
  site: number,
): Promise<void> {
  const record = new Request(`${API_PLACEHOLDER}/sites/${site}`, { headers: keyHeaders(c.env) })
  const response = await sendToApi(c.env, { siteId: site, apiUrl: '' }, record).catch(() => null)
  await response?.body?.cancel()
  if (response?.ok) await renewAll(c, site)
}

export const renewAll = <E extends TracedEnv>(c: Context<E>, site: number): Promise<void> =>
  renew(c, site, ['all', 'site'], { hard: false })

/** What the directory and this isolate know of a site by its record, which may name other hosts now. */
async function renewSite<E extends TracedEnv>(c: Context<E>, site: number): Promise<void> {
  forgetSites()
  const record = await siteById(site, workContext(c)).catch(() => null)
  for (const hostname of record?.hostnames ?? []) forgetHostname(hostname)
}
