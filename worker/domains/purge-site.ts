import type { Context } from 'hono'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../purge/raise.ts'
import { forgetSites } from '../site/find.ts'
import { forgetHostname } from '../site/find-host.ts'
import { executionContext } from '../site/hono-env.ts'
import type { TracedEnv } from '../site/hono-env.ts'

/** A change of what the directory says of a site: its record, all its pages and these hosts are asked anew. */
export async function purgeSite<E extends TracedEnv>(
  c: Context<E>,
  site: number,
  hostnames: string[],
  { hard = false } = {},
): Promise<void> {
  for (const hostname of hostnames) forgetHostname(hostname)
  forgetSites()
  await raiseVersions(c.env, [{ site, scopes: ['all'] }], { hard }, Date.now())
  if (hard)
    await purgePages(c.env, executionContext(c), { tags: [`site-${site}`], everything: false })
}
