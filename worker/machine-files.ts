import { llmsText } from './discovery/llms.ts'
import { robotsText } from './discovery/robots.ts'
import { pageSitemap, shardSitemap, sitemapIndex } from './discovery/sitemap.ts'
import { isShardName } from './discovery/sitemap-shards.ts'
import type { PageAnswer, PageRequest } from './page-answer.ts'

type MachineFile = (request: PageRequest) => Promise<PageAnswer>

const FILES: Record<string, MachineFile> = {
  '/robots.txt': robotsText,
  '/llms.txt': llmsText,
  '/sitemap.xml': sitemapIndex,
  '/sitemap-pages.xml': pageSitemap,
}

/** Files that machines ask for at fixed places, one per site. */
export function machineFile(path: string): MachineFile | null {
  if (Object.hasOwn(FILES, path)) return FILES[path] ?? null
  const [, name, shard] = /^\/sitemap-([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
  return isShardName(name) ? request => shardSitemap(request, name, Number(shard)) : null
}
