import type { Context } from 'hono'
import { NO_SITE } from '../../cache/known-purges.ts'
import { purge } from '../../purge/purge.ts'
import { purgeTags } from '../../purge/tags.ts'
import { executionContext } from '../../site/hono-env.ts'
import type { AdminEnv } from '../env.ts'
import { siteLookup } from '../site-lookup.ts'

/** A change of what the directory says of a site: its record, all its pages and these hosts are asked anew. */
export async function purgeSite(
  c: Context<AdminEnv>,
  site: number,
  hostnames: string[],
  { hard = false } = {},
): Promise<void> {
  const now = Date.now()
  const tags = await purgeTags({ site }, siteLookup(c))
  const hosts = hostnames.map(host => ({ site: NO_SITE, tag: `host-${host}` }))
  const purges = [...tags, ...hosts].map(tag => ({ ...tag, at: now }))
  await purge(c.env, executionContext(c), { purges, hard }, now)
}
