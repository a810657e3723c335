import rosetta from 'rosetta'
import { formatNumber } from './format.ts'
import type { Locale } from './locale.ts'

export type Messages = { [key: string]: string | Messages }

export type Translate = (key: string, params?: Record<string, string | number>) => string

/**
 * The words of one language as a function from key to text; `{{name}}` in a text is replaced by a
 * parameter. Where a key has forms, `one` and `other`, `count` chooses (LOCALE-17); a thousand and more has points (FORMAT-55). `overrides` are a site's own words by
 * dotted key. A key without text shows the key wrapped in underscores (LOCALE-11), where rosetta would give ''.
 */
export function createTranslator(
  locale: Locale,
  words: Messages,
  overrides: Record<string, string> = {},
): Translate {
  const book = rosetta<Messages>({ [locale]: words })
  book.locale(locale)
  const find = (key: string, given?: Record<string, string | number>): unknown => {
    const params = locale === 'fr' && given ? marked(given) : given
    const own = Object.hasOwn(overrides, key) ? overrides[key] : ''
    if (own) return fill(own, params)
    // rosetta would call what every object and text inherits.
    const isInherited = INHERITED.has(key.slice(key.lastIndexOf('.') + 1)) && !isIn(words, key)
    return isInherited ? '' : book.t(key, params)
  }
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''
  let plurals: Intl.PluralRules | undefined
  return (key, given) => {
    const count = given?.count
    const params = given && (isMany(count) || isMany(given.total)) ? withPoints(given) : given
    let text = find(key, params)
    if (typeof count === 'number' && !isText(text)) {
      plurals ??= new Intl.PluralRules(locale)
      text = find(`${key}.${plurals.select(count)}`, params)
      if (!isText(text)) text = find(`${key}.other`, params)
    }
    if (!isText(text)) return `_${key}_`
    return params && locale === 'fr' ? contracted(text) : text
  }
}

const isMany = (count: unknown): boolean => typeof count === 'number' && count > 999

const withPoints = (params: Record<string, string | number>): typeof params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      (name === 'count' || name === 'total') && isMany(value)
        ? (formatNumber('number', value) ?? '')
        : value,
    ]),
  )

const INHERITED: ReadonlySet<string> = new Set(
  [Object, String, Function].flatMap(each => Object.getOwnPropertyNames(each.prototype)),
)

function isIn(words: Messages, key: string): boolean {
  let at: Messages | string | undefined = words
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return false
    at = at[part]
  }
  return true
}

/** Whether a translator's answer is a text and not a missing key. */
export const hasText = (text: string): boolean => !(text.startsWith('_') && text.endsWith('_'))

/** Where a parameter begins: what is within one, as somebody's name, stays as it is. */
const SEAM = '\0'
const marked = (params: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, `${SEAM}${value}`]))

/** 'de' or 'que' before a name that begins with a vowel; not before an acronym or a label of energy. */
const ELIDED = /(^| )(d|qu)e \0(?=[AEIOUÉÈ]\p{Ll}|Y[^aeiou\s])/gu

/** 'd’Elke', 'du Coq', 'de Jan': a name after the French 'de' (LOCALE-18). */
export const frenchDe = (name: string): string => contracted(`de ${SEAM}${name}`)

/** A place named 'Le …' or 'Les …' after 'à' or 'de', and 'de' before a name that begins with a vowel (LOCALE-18). */
const contracted = (text: string): string =>
  text
    .replace(
      /(^| )(à|de) \0Le(s?) (?=\p{Lu})/gu,
      (_, before: string, word: string, s: string) =>
        `${before}${word === 'à' ? `au${s && 'x'}` : s ? 'des' : 'du'} `,
    )
    .replace(ELIDED, '$1$2’')
    .replaceAll(SEAM, '')

const fill = (text: string, params: Record<string, string | number> = {}): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? ''))
