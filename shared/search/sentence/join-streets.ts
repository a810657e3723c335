import { foldName } from '../../places/fold-name.ts'
import type { FindSpot, Gazetteer } from './gazetteer.ts'
import type { SaidPlace } from './meaning.ts'
import type { Term } from './phrases.ts'

const LONGEST_STREET = 6
const LONGEST_QUARTER = 3
const MAX_LOOKUPS = 12
const STREET =
  /^(av|ave|bd|bld|blvd|boul|ch|chee|r|pl|sq|rue|avenue|boulevard|chaussee|place|quai|allee|dreve|square|clos|impasse|sentier|galerie|grand place|grand rue|grande rue|grote markt|grote steenweg|steenweg op|oude markt)( |$)/

/** With the word for a quarter: 'EU quarter', 'quartier Léopold'. */
const QUARTER = /^(quartier|wijk|viertel) .|. (quarter|wijk|viertel)$/

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
    const own = spotOf(terms, at, text, gazetteer, findSpot)
    if (own) {
      joined.push(own.term)
      at += own.length
      continue
    }
    let end = at
    let place: SaidPlace | null = null
    for (let length = LONGEST_STREET; length > 0 && !place && lookups < MAX_LOOKUPS; length--) {
      end = at + length
      const name = nameOf(terms, text, at, end)
      if (name === null) continue
      const cities = citiesBeside(terms, gazetteer, at, end)
      const isQuarter = QUARTER.test(name)
      if (cities.length === 0 && !isQuarter) continue
      lookups++
      place =
        (cities.length > 0 ? findSpot(name, cities, !isQuarter) : null) ??
        (isQuarter ? findSpot(name, [], false) : null)
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

/** 'marolles bruxelles', 'brugse poort gent': a quarter, rather than a place of almost the name of its first word. */
function spotOf(
  terms: readonly Term[],
  at: number,
  text: string,
  gazetteer: Gazetteer,
  findSpot: FindSpot,
): { term: Term; length: number } | null {
  const term = terms[at]
  if (!term?.isGuess) return null
  for (let length = LONGEST_QUARTER; length > 0; length--) {
    const cities = citiesBeside(terms, gazetteer, at, at + length)
    const end = terms[at + length - 1]?.end
    if (end === undefined) continue
    const name = foldName(text.slice(term.start, end))
    const place = findSpot(name, cities, false, false) ?? findSpot(name, [], false, false)
    if (place) return { term: { ...term, end, place, isGuess: false }, length }
  }
  return null
}

/** Folded; null: it begins as no street does, or has a number. */
function nameOf(terms: readonly Term[], text: string, at: number, end: number): string | null {
  const [first, last] = [terms[at], terms[end - 1]]
  if (!first || !last || !/^\p{L}/u.test(first.text)) return null
  if (terms.slice(at, end).some(({ number }) => number !== undefined)) return null
  const name = foldName(text.slice(first.start, last.end))
  // 'Korte Meer': a word that nobody knows, and a village's name.
  const isOdd = end === at + 2 && isUnknown(first) && last.place?.isPart === true
  return (isOdd || STREET.test(name) || QUARTER.test(name)) && name.includes(' ') ? name : null
}

const isUnknown = ({ senses, place }: Term): boolean =>
  place === undefined && Object.keys(senses).length === 0

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
