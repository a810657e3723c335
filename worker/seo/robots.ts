import { href } from '../../shared/routes.ts'
import type { PageResult, PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'

/** robots.txt: all but ajax, personal pages and the console; assistants may read and cite, but not train. */
export async function robotsText({ site }: PageRequest): Promise<PageResult> {
  const personal = site.locales.flatMap(locale => [
    `/${locale}/ajax/`,
    href('favorites', locale),
    href('compare', locale),
    href('detail', locale),
  ])
  const text = [
    'User-agent: *',
    ...['/admin', ...personal].map(path => `Disallow: ${path}`),
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
