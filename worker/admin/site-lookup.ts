import type { Context } from 'hono'
import { ApiError } from '../api/errors.ts'
import type { PurgeScope } from '../purge/scope.ts'
import type { SiteLookup } from '../purge/tags.ts'
import { siteByHostname, siteById } from '../site/find.ts'
import { workContext } from '../site/hono-env.ts'
import type { AdminEnv } from './env.ts'

/** Finds sites for a purge; one that cannot be looked up is purged by its number or host alone. */
export function siteLookup(c: Context<AdminEnv>): SiteLookup {
  const finder = workContext(c)
  const orNull = (error: unknown): null => {
    if (error instanceof ApiError) return null
    throw error
  }
  return {
    byId: id => siteById(id, finder).catch(orNull),
    byHostname: hostname => siteByHostname(hostname, finder).catch(orNull),
  }
}

/** Whether a scope names a site or host that is known not to exist; where nobody can tell, it may (PURGE-16, PURGE-27). */
export async function namesNoSite(c: Context<AdminEnv>, scope: PurgeScope): Promise<boolean> {
  const finder = workContext(c)
  const orUnknown = (error: unknown): undefined => {
    if (error instanceof ApiError) return undefined
    throw error
  }
  const hostname = 'hostname' in scope ? scope.hostname : undefined
  const id = 'site' in scope ? scope.site : undefined
  const found = await Promise.all([
    hostname === undefined ? undefined : siteByHostname(hostname, finder).catch(orUnknown),
    id === undefined ? undefined : siteById(id, finder).catch(orUnknown),
  ])
  return found.includes(null)
}
