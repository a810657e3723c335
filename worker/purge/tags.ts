import { EVERYTHING, NO_SITE, pathTag } from '../cache/known-purges.ts'
import type { Site } from '../../shared/site/site.ts'
import type { PurgeScope } from './scope.ts'

export interface SiteTag {
  site: number
  tag: string
}

/** Asks for the site that a scope names; null when there is none, or nobody can tell. */
export interface SiteLookup {
  byId(id: number): Promise<Site | null>
  byHostname(hostname: string): Promise<Site | null>
}

/** What a purge of this scope makes old. */
export async function purgeTags(scope: PurgeScope, find: SiteLookup): Promise<SiteTag[]> {
  if ('everything' in scope) return [{ site: NO_SITE, tag: EVERYTHING }]
  const named = 'hostname' in scope && scope.hostname !== undefined
  const site = named
    ? ((await find.byHostname(scope.hostname ?? ''))?.id ?? null)
    : 'site' in scope
      ? (scope.site ?? null)
      : null
  if ('estate' in scope) return named && site === null ? [] : estateTags(scope.estate, site)
  if ('path' in scope)
    return named && site === null ? [] : [{ site: site ?? NO_SITE, tag: pathTag(scope.path) }]
  const record = site === null ? null : await find.byId(site)
  const hosts = [
    ...new Set([
      ...(record?.hostnames ?? []),
      ...('hostname' in scope ? [scope.hostname ?? ''] : []),
    ]),
  ]
  return [
    ...(site === null
      ? []
      : [
          { site, tag: `site-${site}` },
          { site: NO_SITE, tag: `site-${site}` },
        ]),
    ...hosts.map(host => ({ site: NO_SITE, tag: `host-${host}` })),
  ]
}

/** An estate and the lists it stands in, or should. */
export const estateTags = (estate: string, site: number | null): SiteTag[] =>
  site === null
    ? [
        { site: NO_SITE, tag: `estate-${estate}` },
        { site: NO_SITE, tag: 'list' },
      ]
    : [
        { site, tag: `estate-${site}-${estate}` },
        { site, tag: `list-${site}` },
      ]
