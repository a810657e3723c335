import { localize } from '../../shared/locale.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { feedTerms } from './feed-terms.ts'
import type { PageResult, PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'

/** llms.txt: the agency, its pages, that each is also served as Markdown, the search in a sentence, and all homes as files. */
export async function llmsText({ site, api, t }: PageRequest): Promise<PageResult> {
  const locale = site.defaultLocale
  const origin = siteOrigin(site)
  const pages = (await api.pages()).filter(
    page => page.published && typeof page.url[locale] === 'string',
  )
  const line = (page: (typeof pages)[number]): string => {
    const description = localize(page.description, locale)
    return `- [${localize(page.title, locale) ?? site.name}](${origin}${pageHref(locale, page.url[locale] ?? '')})${description ? `: ${description}` : ''}`
  }
  const { street, number, zip, city, phone, email } = site.agency
  const text = [
    `# ${site.name}`,
    '',
    `> ${t('discovery.agency')} ${street} ${number}, ${zip} ${localize(city, locale) ?? ''}. ${phone}, ${email}`,
    '',
    t('discovery.markdown'),
    '',
    `## ${t('discovery.pages')}`,
    '',
    ...pages.map(line),
    '',
    `## ${t('discovery.more')}`,
    '',
    `- [${t('sentence.title')}](${origin}${href('sentence', locale)}): ${t('discovery.search')}`,
    `- [sitemap.xml](${origin}/sitemap.xml)`,
    ...['json', 'csv', 'jsonld'].map(
      ending =>
        `- [${t('discovery.homes')} (${ending})](${origin}${href('feed', locale, { list: `homes.${ending}` })})`,
    ),
    `- [${t('discovery.terms.link')}](${feedTerms(site, locale)})`,
    '',
  ].join('\n')
  return {
    kind: 'text',
    text,
    contentType: 'text/markdown; charset=utf-8',
    policy: 'content',
    tags: [],
  }
}
