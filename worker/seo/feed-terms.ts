import type { Locale } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import type { PageRequest, TextFile } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'

/** Its name among the feeds: /{locale}/feed/terms.txt. */
export const TERMS_FILE = 'terms.txt'

/** The address of the terms on which an agency's open data may be used. */
export const feedTerms = (site: Site, locale: Locale): string =>
  siteOrigin(site) + href('feed', locale, { list: TERMS_FILE })

/** The terms, as a text that people and programs read. */
export function termsText({ site, t }: PageRequest): TextFile {
  const name = { site: site.name }
  const terms = ['facts', 'works', 'changes', 'training'] as const
  const lines = terms.map(term => `- ${t(`discovery.terms.${term}`, name)}`)
  return {
    kind: 'text',
    text: [t('discovery.terms.title', name), '', ...lines, ''].join('\n'),
    contentType: 'text/plain; charset=utf-8',
    policy: 'content',
    tags: [],
    elsewhere: 0,
  }
}
