import { type Locale, LOCALES } from '../../shared/locale.ts'
import type { BelgianMunicipality } from '../../shared/places/belgium.ts'
import {
  createGazetteer,
  type FindSpot,
  type Gazetteer,
} from '../../shared/search/sentence/gazetteer.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import {
  createSentenceReader,
  type SentenceReader,
} from '../../shared/search/sentence/read-sentence.ts'
import { tableOf } from '../../shared/table.ts'
import type { StreetIndex } from '../places/find-spots.ts'
import { FIELD_WORDS } from '../site/messages.ts'
import { createSpotFinder } from './spot-finder.ts'

/** Made when a sentence is first read: tables that no request changes. */
let readers: Readonly<Record<Locale, SentenceReader>> | null = null
let finders: ((locale: Locale) => FindSpot) | null = null

/** What a sentence means; places are known where their table can be had, streets where their index can (SENTENCE-36). */
export function readSentence(
  sentence: string,
  locale: Locale,
  belgium: readonly BelgianMunicipality[] | null,
  streets: StreetIndex | null,
): Meaning {
  readers ??= belgium && readersOf(createGazetteer(belgium))
  finders ??= streets && createSpotFinder(streets)
  const reader = readers?.[locale] ?? readerOf(locale, createGazetteer([]))
  return reader.read(sentence, finders?.(locale))
}

const readerOf = (locale: Locale, gazetteer: Gazetteer): SentenceReader =>
  createSentenceReader({ locale, gazetteer, words: FIELD_WORDS })

const readersOf = (gazetteer: Gazetteer): Readonly<Record<Locale, SentenceReader>> =>
  Object.freeze(tableOf(LOCALES, locale => readerOf(locale, gazetteer)))
