import type { SaidPlace } from '../meaning.ts'
import { sensesAt, type State } from '../state.ts'

/** From here on rather a postal code. */
const LARGEST_RENT = 2500
const isBrussels = (city = 0): boolean => Math.floor(city / 1000) === 21

/** 'Leuven 1500': right after the name of another municipality it is an amount. */
function isAmountOf({ terms }: State, at: number, { city }: SaidPlace): boolean {
  const other = terms[at - 1]?.place
  const next = terms[at + 1]?.place
  return (
    other?.city !== undefined &&
    other.city !== city &&
    next?.city !== city &&
    !(isBrussels(other.city) && isBrussels(city)) &&
    (terms[at]?.number ?? 0) <= LARGEST_RENT
  )
}

/** 'to rent 1200 to 1500': an end of a range. */
function isRentRange({ terms }: State, at: number): boolean {
  const isRent = terms.some(({ senses }) => senses.deal === 'rent' || senses.perMonth !== undefined)
  const isEnd = (other: number, between: number): boolean =>
    terms[other]?.number !== undefined && terms[between]?.senses.to !== undefined
  return isRent && (isEnd(at + 2, at + 1) || isEnd(at - 2, at - 1))
}

/** 'rond 9000 Gent'; 'rond 1000 Brussel' may be a rent. */
export function isZipOfName({ terms, gazetteer }: State, at: number): boolean {
  const { number = 0, text = '' } = terms[at] ?? {}
  const city = gazetteer.zip(text)?.city
  return number > LARGEST_RENT && city !== undefined && city === terms[at + 1]?.place?.city
}

/** Four digits that are a postal code, and not said to be an amount (SENTENCE-5). */
export function readZip(state: State, at: number): number {
  const { terms, gazetteer, meaning } = state
  const term = terms[at]
  if (!term?.isPlain || term.text.length !== 4) return 0
  const next = sensesAt(state, at + 1)
  const place = gazetteer.zip(term.text)
  if (
    !place ||
    next.unit !== undefined ||
    next.perMonth !== undefined ||
    sensesAt(state, at - 1).unit === 'eur'
  )
    return 0
  if (isRentRange(state, at)) return 0
  if (isAmountOf(state, at, place)) return 0
  // 'Gent 9040': its part of that code.
  const isNarrower = place.isPart && gazetteer.hasZip(place.city ?? 0)
  const named = [terms[at + 1]?.place, terms[at - 1]?.place].find(
    each => each?.city === place.city && (each?.isPart || !isNarrower),
  )
  if (!named && !meaning.places.some(each => each.name === place.name)) meaning.places.push(place)
  // As a name would, beside another.
  term.place = place
  return 1
}
