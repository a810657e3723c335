import type { Context } from 'hono'
import { hostnameOf } from '../http/hostname.ts'
import type { PurgeScope } from '../purge/scope.ts'
import { findHost } from '../site/find-host.ts'
import { workContext } from '../site/hono-env.ts'
import type { PublicApiEnv } from './env.ts'
import { CallRefused } from './refusal.ts'

/** A scope of a purge, of this site alone. Throws CallRefused for one that names another, or all. */
export async function ownScope(
  c: Context<PublicApiEnv>,
  siteId: number,
  scope: PurgeScope,
): Promise<PurgeScope> {
  if ('everything' in scope)
    throw new CallRefused('forbidden', 'Everything is for operators to purge')
  const { hostname, site, ...rest } = { hostname: undefined, site: undefined, ...scope }
  const isForeign =
    (site !== undefined && site !== siteId) ||
    (hostname !== undefined && !(await isOwnHost(c, siteId, hostname)))
  if (isForeign) throw new CallRefused('forbidden', 'That is another site')
  return { ...rest, site: siteId }
}

async function isOwnHost(
  c: Context<PublicApiEnv>,
  siteId: number,
  hostname: string,
): Promise<boolean> {
  if (hostname === hostnameOf(new URL(c.req.url))) return true
  return (await findHost(hostname, workContext(c)))?.id === siteId
}
