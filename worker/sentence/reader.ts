import { type Locale, LOCALES } from '../../shared/locale.ts'
import { BELGIUM } from '../../shared/places/belgium-table.ts'
import { readBelgium } from '../../shared/places/belgium.ts'
import { createGazetteer, type FindSpot } from '../../shared/search/sentence/gazetteer.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import {
  createSentenceReader,
  type SentenceReader,
} from '../../shared/search/sentence/read-sentence.ts'
import { tableOf } from '../../shared/table.ts'
import type { StreetIndex } from '../places/find-spots.ts'
import { createSpotFinder } from './spot-finder.ts'

/** Made when a sentence is first read: tables that no request changes. */
let readers: Readonly<Record<Locale, SentenceReader>> | null = null
let finders: ((locale: Locale) => FindSpot) | null = null

/** What a sentence means; streets are known where their index can be had. */
export function readSentence(
  sentence: string,
  locale: Locale,
  streets: StreetIndex | null,
): Meaning {
  if (!readers) {
    const gazetteer = createGazetteer(readBelgium(BELGIUM))
    readers = Object.freeze(
      tableOf(LOCALES, each => createSentenceReader({ locale: each, gazetteer })),
    )
  }
  finders ??= streets && createSpotFinder(streets)
  return readers[locale].read(sentence, finders?.(locale))
}
