import type { Locale, Localized } from '../../../shared/locale.ts'
import { rowOf } from '../../../shared/table.ts'
import type { FeedLine } from '../feed-line.ts'
import type { WhiseEstate } from './schema.ts'

const MAX_TITLE = 300
const MAX_TEXT = 20_000
const MAX_SHORT_TEXT = 2000

/** An estate as it was answered in each language that was asked for; the first of them has its facts. */
export type Responses = ReadonlyMap<Locale, WhiseEstate>

/** Texts in the languages that they are in; a title is in the one that was asked for. */
export function textsOf(
  responses: Responses,
): Pick<FeedLine['general'], 'title' | 'description' | 'shortDescription'> {
  const title: Localized = {}
  const short: Localized = {}
  const long: Localized = {}
  for (const [locale, { name, shortDescription, longDescription }] of responses) {
    if (name) title[locale] = name.replaceAll(/\s+/g, ' ').slice(0, MAX_TITLE)
    for (const { languageId, content } of shortDescription) {
      const language = localeOf(languageId, locale)
      if (language && content) short[language] ??= content
    }
    for (const { languageId, content } of longDescription) {
      const language = localeOf(languageId, locale)
      if (language && content) long[language] ??= content
    }
  }
  const cut = (texts: Localized, max: number): Localized | undefined => {
    const entries = Object.entries(texts).map(([locale, text]) => [locale, text?.slice(0, max)])
    return entries.length > 0 ? Object.fromEntries(entries) : undefined
  }
  return {
    title: cut(title, MAX_TITLE),
    description: cut({ ...short, ...long }, MAX_TEXT),
    shortDescription: Object.keys(long).length > 0 ? cut(short, MAX_SHORT_TEXT) : undefined,
  }
}

const LANGUAGES: Readonly<Record<string, Locale>> = { nl: 'nl', fr: 'fr', en: 'en', de: 'de' }

/** 'nl-BE' → nl; without a language it is the one that was asked for. */
const localeOf = (languageId: string | null, asked: Locale): Locale | null =>
  languageId ? rowOf(LANGUAGES, languageId.slice(0, 2).toLowerCase()) : asked
