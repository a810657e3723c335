import type { PageResult, PageRequest } from '../page/result.ts'
import { localizedRouteEntries, pageEntries, SHARDS, type ShardName } from './sitemap-shards.ts'
import { siteOrigin } from '../site/parse.ts'
import { type SitemapEntry, urlSet } from './sitemap-urls.ts'
import { element } from '../http/xml.ts'
import { notFound } from '../http/absence.ts'

/** /sitemap.xml: the index of the shards, one of pages and as many of each kind as its count takes. */
export async function sitemapIndex({ site, api }: PageRequest): Promise<PageResult> {
  const kinds = await Promise.all(
    Object.entries(SHARDS).map(async ([name, { size, count }]) => {
      const shards = Math.ceil((await count(api)) / size)
      return Array.from({ length: shards }, (_, index) => `${name}-${index + 1}`)
    }),
  )
  const origin = siteOrigin(site)
  const sitemaps = ['pages', ...kinds.flat()].map(
    name => `<sitemap>${element('loc', `${origin}/sitemap-${name}.xml`)}</sitemap>`,
  )
  return xmlFile(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`,
    site.id,
  )
}

/** /sitemap-pages.xml: CMS pages, and those that every agency has where the CMS has none of its own. */
export async function pageSitemap(request: PageRequest): Promise<PageResult> {
  const written = await pageEntries(request)
  const taken = new Set(written.flatMap(({ paths }) => paths.map(([, path]) => path)))
  const ours = localizedRouteEntries(request.site, [
    'subscribe',
    'privacy',
    'accessibility',
    ...(request.site.settings.soldPrices ? (['soldPrices'] as const) : []),
  ])
    .map(entry => ({ ...entry, paths: entry.paths.filter(([, path]) => !taken.has(path)) }))
    .filter(({ paths }) => paths.length > 0)
  return urlSetFile(request, [...written, ...ours])
}

/** /sitemap-{kind}-{shard}.xml; hidden estates are in none. */
export async function shardSitemap(
  request: PageRequest,
  name: ShardName,
  shard: number,
): Promise<PageResult> {
  const { size, count, entries: addresses } = SHARDS[name]
  const offset = (shard - 1) * size
  return offset < (await count(request.api))
    ? urlSetFile(request, await addresses(request, offset))
    : notFound()
}

const urlSetFile = ({ site }: PageRequest, addresses: SitemapEntry[]): PageResult =>
  xmlFile(urlSet(site, addresses), site.id)

const xmlFile = (text: string, site: number): PageResult => ({
  kind: 'text',
  text: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
  contentType: 'application/xml; charset=utf-8',
  policy: 'content',
  tags: [`list-${site}`],
})
