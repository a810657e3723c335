import type { Context } from 'hono'
import { ApiError } from '../api/errors.ts'
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
