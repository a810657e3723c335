import { foldName } from '../../places/fold-name.ts'
import type { FindSpot, Gazetteer } from './gazetteer.ts'
import type { SaidPlace } from './meaning.ts'
import type { Term } from './terms.ts'

const LONGEST_STREET = 6
const MAX_LOOKUPS = 16
const STREET =
  /^(rue|avenue|boulevard|chaussee|place|quai|allee|dreve|square|clos|impasse|sentier|galerie|grand place|grand rue|grande rue|grote markt|grote steenweg|steenweg op|oude markt)( |$)/

/** 'Rue Neuve Bruxelles', 'Grote Markt Antwerpen': a street whose name has words that are something else is one term, where its city is said besides (SENTENCE-6). */
export function joinStreets(
  terms: readonly Term[],
  text: string,
  gazetteer: Gazetteer,
  findSpot: FindSpot,
): Term[] {
  const joined: Term[] = []
  let lookups = 0
  let at = 0
  while (at < terms.length) {
    const own = terms[at]?.isGuess ? spotOf(terms, at, text, gazetteer, findSpot) : null
    if (own) {
      joined.push(own)
      at++
      continue
    }
    let end = at
    let place: SaidPlace | null = null
    for (let length = LONGEST_STREET; length > 0 && !place && lookups < MAX_LOOKUPS; length--) {
      end = at + length
      const name = nameOf(terms, text, at, end)
      const cities = name === null ? [] : citiesBeside(terms, gazetteer, at, end)
      if (name === null || cities.length === 0) continue
      lookups++
      place = findSpot(name, cities, true)
    }
    const [first, last] = [terms[at], terms[end - 1]]
    if (place && first && last) {
      joined.push({ text: place.name, start: first.start, end: last.end, senses: {}, place })
      at = end
    } else {
      if (first) joined.push(first)
      at++
    }
  }
  return joined
}

/** 'marolles bruxelles': a quarter of the city that was said, rather than a place of almost this name. */
function spotOf(
  terms: readonly Term[],
  at: number,
  text: string,
  gazetteer: Gazetteer,
  findSpot: FindSpot,
): Term | null {
  const term = terms[at]
  const cities = citiesBeside(terms, gazetteer, at, at + 1)
  const place =
    term && cities.length > 0
      ? findSpot(foldName(text.slice(term.start, term.end)), cities, false)
      : null
  return term && place ? { ...term, place } : null
}

/** Folded; null: it begins as no street does, or has a number. */
function nameOf(terms: readonly Term[], text: string, at: number, end: number): string | null {
  const [first, last] = [terms[at], terms[end - 1]]
  if (!first || !last || !/^\p{L}/u.test(first.text)) return null
  if (terms.slice(at, end).some(({ number }) => number !== undefined)) return null
  const name = foldName(text.slice(first.start, last.end))
  return STREET.test(name) && name.includes(' ') ? name : null
}

const citiesBeside = (
  terms: readonly Term[],
  gazetteer: Gazetteer,
  at: number,
  end: number,
): SaidPlace[] =>
  terms.flatMap(({ place, isPlain, text }, index) => {
    if (index >= at && index < end) return []
    return place ?? (isPlain && text.length === 4 ? (gazetteer.zip(text) ?? []) : [])
  })
