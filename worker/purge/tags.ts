import type { Site } from '../../shared/site/site.ts'
import { EVERYTHING, NO_SITE, pathTag } from '../cache/known-purges.ts'
import type { PurgeScope } from './scope.ts'

export interface SiteTag {
  site: number
  tag: string
}

/** Finds the site that a scope names; null when there is none, or when it cannot be looked up. */
export interface SiteLookup {
  byId(id: number): Promise<Site | null>
  byHostname(hostname: string): Promise<Site | null>
}

/** The tags that a purge of this scope expires. */
export async function purgeTags(scope: PurgeScope, find: SiteLookup): Promise<SiteTag[]> {
  if ('everything' in scope) return [{ site: NO_SITE, tag: EVERYTHING }]
  const hostname = 'hostname' in scope ? scope.hostname : undefined
  const id = 'site' in scope ? (scope.site ?? null) : null
  const site = hostname === undefined ? id : ((await find.byHostname(hostname))?.id ?? null)
  const isUnknownHost = hostname !== undefined && site === null
  if ('estate' in scope) return isUnknownHost ? [] : estateTags(scope.estate, site)
  if ('path' in scope)
    return isUnknownHost ? [] : [{ site: site ?? NO_SITE, tag: pathTag(scope.path) }]
  const record = site === null ? null : await find.byId(site)
  const hosts = new Set([
    ...(record?.hostnames ?? []),
    ...(hostname === undefined ? [] : [hostname]),
  ])
  return [
    ...(site === null ? [] : [site, NO_SITE].map(owner => ({ site: owner, tag: `site-${site}` }))),
    ...[...hosts].map(host => ({ site: NO_SITE, tag: `host-${host}` })),
  ]
}

/** An estate, and the lists that hold it or should. */
const estateTags = (estate: string, site: number | null): SiteTag[] =>
  site === null
    ? [
        { site: NO_SITE, tag: `estate-${estate}` },
        { site: NO_SITE, tag: 'list' },
      ]
    : [
        { site, tag: `estate-${site}-${estate}` },
        { site, tag: `list-${site}` },
      ]
