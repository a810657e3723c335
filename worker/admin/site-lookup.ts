import type { Context } from 'hono'
import { ApiError } from '../api/errors.ts'
import { siteByHostname, siteById, type FindContext } from '../site/find.ts'
import type { AdminEnv } from './env.ts'
import type { SiteLookup } from '../purge/tags.ts'

/** A site that nobody can look up is purged by its number or host all the same. */
export function siteLookup(c: Context<AdminEnv>): SiteLookup {
  const finder: FindContext = {
    env: c.env,
    trace: c.var.trace,
    now: c.var.trace.startedAt,
    waitUntil: work => c.executionCtx.waitUntil(work),
  }
  const orNull = (error: unknown): null => {
    if (error instanceof ApiError) return null
    throw error
  }
  return {
    byId: id => siteById(id, finder).catch(orNull),
    byHostname: hostname => siteByHostname(hostname, finder).catch(orNull),
  }
}
