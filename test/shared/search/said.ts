import type { Locale } from '../../../shared/locale.ts'
import { type ReadLabel, readAs } from './score-sentences.ts'

export type Said = Partial<Omit<ReadLabel, 'places'>> & { places?: string[] }

/** All that was read of a sentence, what is empty left out, and the places by their names. */
export function saidIn(locale: Locale, sentence: string): Said {
  const { places, isCut: _, ...meaning } = readAs(locale, sentence)
  const all = { ...meaning, places: places.map(({ name }) => name) }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) =>
      typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined,
    ),
  )
}
