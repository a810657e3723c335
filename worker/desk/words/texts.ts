import type { Locale } from '../../../shared/locale.ts'
import { isLockedWord } from '../../../shared/site/locked-words.ts'
import type { Messages } from '../../../shared/translator.ts'
import { MESSAGES } from '../../site/messages.ts'
import { isAt, isSeen, type Place } from './places.ts'

export type Texts = ReadonlyMap<string, string>

/** The agency's own wording by language and key. */
export type OwnWords = Partial<Record<Locale, Record<string, string>>>

const flat = new Map<Locale, Texts>()

/** The product's texts of a language by dotted key, empty ones left out. */
export function productTexts(locale: Locale): Texts {
  const known = flat.get(locale)
  if (known) return known
  const texts = new Map<string, string>()
  const collect = (messages: Messages, prefix: string): void => {
    for (const [name, value] of Object.entries(messages))
      if (typeof value !== 'string') collect(value, `${prefix}${name}.`)
      else if (value !== '') texts.set(prefix + name, value)
  }
  collect(MESSAGES[locale], '')
  flat.set(locale, texts)
  return texts
}

export interface Found {
  key: string
  /** As it is shown in the site's first language. */
  text: string
  isOwn: boolean
  isLocked: boolean
}

interface Search {
  words: string
  place: Place | null
  onlyOwn: boolean
}

/** Texts with all the words in one language of the site, as they are shown there (DESK-162). */
export function findTexts(
  locales: readonly Locale[],
  own: OwnWords,
  { words, place, onlyOwn }: Search,
): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const shown = (key: string, locale: Locale): string =>
    own[locale]?.[key] ?? productTexts(locale).get(key) ?? ''
  const [first = 'nl'] = locales
  const found: Found[] = []
  for (const key of productTexts(first).keys()) {
    if (!isSeen(key) || (place && !isAt(key, place))) continue
    const isOwn = locales.some(locale => own[locale]?.[key] !== undefined)
    if (onlyOwn && !isOwn) continue
    const isFound =
      wanted.length === 0 ||
      locales.some(locale => {
        const text = plain(shown(key, locale))
        return wanted.every(word => text.includes(word))
      })
    // Who looks for nothing is shown what can be worded; who looks for a fixed text finds that it is.
    if (isFound && !(wanted.length === 0 && isLockedWord(key)))
      found.push({ key, text: shown(key, first), isOwn, isLocked: isLockedWord(key) })
  }
  return found
}

/** Without accents, capitals and kinds of apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
