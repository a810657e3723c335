import { LOCALES, isLocale, type Locale } from './locale.ts'
import { keysOf, rowOf } from './table.ts'
import { ROUTES } from './routes.ts'

/** The first words of addresses that stand outside the languages. The one table of them (PACK-40). */
export const ROOT_WORDS = {
  admin: 'the console',
  assets: 'pictures and files',
  desk: 'the desk of the agency',
  tiles: 'the map',
  sites: 'the listing API',
  'rental-units': 'pictures of holiday homes',
  _patterns: 'the patterns',
  card: 'pictures of homes on other sites',
  oembed: 'what other sites show of a home',
  'csp-reports': 'reports of browsers',
  'speculation-rules.json': 'rules for browsers',
  'robots.txt': 'search engines',
  'llms.txt': 'search engines',
  'sitemap.xml': 'search engines',
  'sitemap-pages.xml': 'search engines',
} as const

/** The pages whose text an agency writes at an address of the table of routes. */
const OWN_PAGES = ['privacy', 'terms'] as const

/**
 * What a page's path, after its language, may not begin with: the word and what it is for; null: it is free. Percent
 * signs and capitals hide nothing (PACK-40).
 */
export function reservedWord(path: string, locale: Locale): { word: string; use: string } | null {
  const word = decoded(path.split('/')[0] ?? '').toLowerCase()
  if (OWN_PAGES.some(name => ROUTES[name][locale] === path)) return null
  const root = rowOf(ROOT_WORDS, word)
  if (root) return { word, use: root }
  if (isLocale(word)) return { word, use: 'a language' }
  const route = keysOf(ROUTES).find(name =>
    LOCALES.some(each => ROUTES[name][each].split('/')[0] === word),
  )
  return route ? { word, use: `the product's page '${route}'` } : null
}

function decoded(word: string): string {
  try {
    const once = decodeURIComponent(word)
    return once === word ? word : decoded(once)
  } catch {
    return word
  }
}
