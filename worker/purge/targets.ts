import { scopesOfPage, estateScope } from '../versions/hangs-on.ts'
import { pageRouteOf } from '../http/classify.ts'
import { PLATFORM } from '../versions/known.ts'
import type { Scope } from '../versions/table.ts'
import type { SiteChange } from './raise.ts'
import type { PurgeScope } from './scope.ts'

/** What a purge concerns. */
export interface PurgeTarget extends SiteChange {
  /** What its pages are tagged with: names for an answer and for a purge of Workers Cache. */
  tags: string[]
}

/** Finds what a scope names; null: there is none, or it cannot be looked up. */
export interface SiteLookup {
  siteOfHost(hostname: string): Promise<number | null>
  /** The project of an estate, whose page shows it. */
  projectOf(site: number, estate: string): Promise<string | null>
}

/** What a purge of this scope concerns (PURGE-12 to PURGE-15). */
export async function purgeTargets(scope: PurgeScope, find: SiteLookup): Promise<PurgeTarget[]> {
  if ('everything' in scope) return [{ site: PLATFORM, scopes: ['all'], tags: ['everything'] }]
  const hostname = 'hostname' in scope ? scope.hostname : undefined
  const id = 'site' in scope ? (scope.site ?? null) : null
  const site = hostname === undefined ? id : await find.siteOfHost(hostname)
  const isNarrowed = 'estate' in scope || 'path' in scope
  if (hostname !== undefined && site === null)
    return isNarrowed ? [] : [{ site: PLATFORM, scopes: [], tags: [`host-${hostname}`] }]
  const hard = scope.vanish ?? false
  if ('estate' in scope) return [await estateTarget(scope.estate, site, hard, find)]
  if ('path' in scope) return [pathTarget(scope.path, site, hard)]
  return [
    {
      site: site ?? PLATFORM,
      scopes: ['all'],
      tags: [`site-${site}`, ...(hostname === undefined ? [] : [`host-${hostname}`])],
    },
  ]
}

/**
 * An estate, the lists that hold it or should, and the page of its project. What is withdrawn may stand among the
 * similar homes of any other, so all of these are made anew.
 */
async function estateTarget(
  estate: string,
  site: number | null,
  hard: boolean,
  find: SiteLookup,
): Promise<PurgeTarget> {
  const project = site === null ? null : await find.projectOf(site, estate)
  const own = site === null ? '' : `${site}-`
  return {
    site: site ?? PLATFORM,
    scopes: [
      estateScope(estate),
      'lists',
      ...(project === null ? [] : [estateScope(project)]),
      ...(hard ? (['estates'] as const) : []),
    ],
    tags: [`estate-${own}${estate}`, site === null ? 'list' : `list-${site}`],
  }
}

/** What only some pages hang on: the frame of a page is not made anew for its path. */
function pathTarget(path: string, site: number | null, hard: boolean): PurgeTarget {
  const url = new URL(path, 'http://page')
  const all = scopesOfPage(pageRouteOf(url), url.pathname)
  const ofEstate = all.filter(scope => scope.startsWith('estate/'))
  const own = all.filter(scope => scope !== 'site' && scope !== 'estates')
  const scopes: Scope[] =
    ofEstate.length > 0 ? [...ofEstate, 'lists', ...(hard ? (['estates'] as const) : [])] : own
  return { site: site ?? PLATFORM, scopes, tags: [pathTag(path)] }
}

/** Tags the page at this path. A comma would end a tag. */
export const pathTag = (path: string): string => `path-${path.replaceAll(',', '%2C').slice(0, 500)}`

/** The tag for all sites: `estate-1-5003` → `estate-5003`, `list-1` → `list`. */
export const withoutSite = (tag: string): string => tag.replace(/^(site|list|estate)-\d+/, '$1')
