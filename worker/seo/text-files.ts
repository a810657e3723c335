import { cardFile } from '../quote/card-file.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { pageSitemap, shardSitemap, sitemapIndex } from './sitemap.ts'
import { isShardName } from './sitemap-shards.ts'
import type { PageResult, PageRequest } from '../page/result.ts'

type TextFileHandler = (request: PageRequest) => Promise<PageResult>

const FILES: Record<string, TextFileHandler> = {
  '/robots.txt': robotsText,
  '/llms.txt': llmsText,
  '/sitemap.xml': sitemapIndex,
  '/sitemap-pages.xml': pageSitemap,
}

/** Text files at fixed addresses, of each site its own. */
export function textFile(path: string): TextFileHandler | null {
  if (Object.hasOwn(FILES, path)) return FILES[path] ?? null
  if (path.startsWith('/card/')) return cardFile(path)
  const [, name, shard] = /^\/sitemap-([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
  return isShardName(name) ? request => shardSitemap(request, name, Number(shard)) : null
}
