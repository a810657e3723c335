import type { Context } from 'hono'
import { ApiError } from '../api/errors.ts'
import { enterSite } from '../directory/site-changes.ts'
import { directorySiteById, type DirectorySite } from '../directory/sites.ts'
import { siteById } from '../site/find.ts'
import { findHost } from '../site/find-host.ts'
import { workContext, type TracedEnv } from '../site/hono-env.ts'

/**
 * A site of the directory; one that only the default API knows is entered. null: nobody knows it. An object is made by
 * asking for it, so every id of a request comes through here first.
 */
export async function knownSite<E extends TracedEnv>(
  c: Context<E>,
  id: number,
): Promise<DirectorySite | null> {
  const known = await directorySiteById(c.env, id)
  if (known) return known
  const context = workContext(c)
  const record = await siteById(id, context).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!record) return null
  const recordHostname = record.hostnames[0] ?? ''
  await enterSite(c.env, { id, name: record.name, recordHostname }, context.now)
  return directorySiteById(c.env, id)
}

const HOSTNAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** By any hostname that leads to it, also one that only its record has. null: none does, or nobody can tell. */
export async function knownSiteAt<E extends TracedEnv>(
  c: Context<E>,
  hostname: string,
): Promise<DirectorySite | null> {
  const host = hostname.trim().toLowerCase()
  if (host.length > 253 || !HOSTNAME.test(host)) return null
  const site = await findHost(host, workContext(c)).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  return site && knownSite(c, site.id)
}
