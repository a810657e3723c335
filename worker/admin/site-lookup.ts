import type { Context } from 'hono'
import { ApiError } from '../api/errors.ts'
import { isAbsent } from '../http/absence.ts'
import type { PurgeScope } from '../purge/scope.ts'
import type { SiteLookup } from '../purge/targets.ts'
import { siteById } from '../site/find.ts'
import { findHost } from '../site/find-host.ts'
import { workContext, type TracedEnv } from '../site/hono-env.ts'
import { createRequestContext } from '../site/request-context.ts'

/** Finds what a purge names; where it cannot be looked up, the number or hostname alone is purged (PURGE-16). */
export function siteLookup<E extends TracedEnv>(c: Context<E>): SiteLookup {
  const finder = workContext(c)
  return {
    siteOfHost: async hostname => (await findHost(hostname, finder).catch(orNull))?.id ?? null,
    async projectOf(id, estateId) {
      const site = await siteById(id, finder).catch(orNull)
      if (!site) return null
      const context = await createRequestContext({ ...finder, site, locale: site.defaultLocale })
      const estate = await context.api.estate(estateId).catch(orNull)
      const parent = estate && !isAbsent(estate) ? estate.general.parentId : null
      return typeof parent === 'string' || typeof parent === 'number' ? String(parent) : null
    },
  }
}

/** Whether a scope names a site or host that is known not to exist; where nobody can tell, it may (PURGE-16, PURGE-27). */
export async function namesNoSite<E extends TracedEnv>(
  c: Context<E>,
  scope: PurgeScope,
): Promise<boolean> {
  const finder = workContext(c)
  const hostname = 'hostname' in scope ? scope.hostname : undefined
  const id = 'site' in scope ? scope.site : undefined
  const found = await Promise.all([
    hostname === undefined ? undefined : findHost(hostname, finder).catch(orUnknown),
    id === undefined ? undefined : siteById(id, finder).catch(orUnknown),
  ])
  return found.includes(null)
}

/**
 * Whether a site has, or had, an estate; undefined: all sites are meant, or nobody can tell. A withdrawn one it had.
 */
export async function hasEstate<E extends TracedEnv>(
  c: Context<E>,
  siteId: number | undefined,
  estateId: string,
): Promise<boolean | undefined> {
  const finder = workContext(c)
  const site = siteId ? await siteById(siteId, finder).catch(orNull) : null
  if (!site) return undefined
  const context = await createRequestContext({ ...finder, site, locale: site.defaultLocale })
  const estate = await context.api.estate(estateId).catch(orUnknown)
  return estate && !(isAbsent(estate) && estate.status === 404)
}

const orNull = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

const orUnknown = (error: unknown): undefined => {
  if (error instanceof ApiError) return undefined
  throw error
}
