import { href } from '../../shared/routes.ts'
import type { PageResult, PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'

/** Lists by freely chosen values and in other orders: endless, and none is indexed. */
const FREE_VALUES = [
  'price-',
  'geo_range=',
  'within=',
  'near=',
  'bed-min=',
  'sortType=',
  'view=',
].map(key => `/*?*${key}`)

/** robots.txt: all but ajax, personal pages and the console; assistants may read, search in a sentence and cite, but not train. */
export async function robotsText({ site }: PageRequest): Promise<PageResult> {
  const personal = site.locales.flatMap(locale => [
    `/${locale}/ajax/`,
    href('favorites', locale),
    href('compare', locale),
    href('detail', locale),
  ])
  const text = [
    'User-agent: *',
    ...['/admin', ...personal, ...FREE_VALUES].map(path => `Disallow: ${path}`),
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    '',
    `Sitemap: ${siteOrigin(site)}/sitemap.xml`,
    '',
  ].join('\n')
  return {
    kind: 'text',
    text,
    contentType: 'text/plain; charset=utf-8',
    policy: 'content',
    tags: [],
  }
}
