import type { SaidPlace } from '../meaning.ts'
import { sensesAt, type State } from '../state.ts'

/** From here on rather a postal code, though something is to rent. */
const LARGEST_RENT = 2500
const isBrussels = (city = 0): boolean => Math.floor(city / 1000) === 21

/** 'Leuven 1500': where another municipality is named it is an amount; '1050 Brussel' is a code. */
function isBesideTown({ terms }: State, at: number, { city }: SaidPlace): boolean {
  const next = terms[at + 1]?.place
  if (isBrussels(city) && isBrussels(next?.city)) return false
  return terms.some(({ place }) => place?.city !== undefined && place.city !== city)
}

/** '9000 of 9800', 'Deinze of 9800'. */
const isChoice = (terms: State['terms'], at: number): boolean =>
  [-1, 1].some(step => {
    const { or, and } = terms[at + step]?.senses ?? {}
    const other = terms[at + 2 * step]
    const isPlace =
      other?.place !== undefined || (other?.isPlain === true && other.text.length === 4)
    return (or ?? and) !== undefined && isPlace
  })

/** 'te huur 1600', 'max 1600': right after what is said of a deal or an amount, or after a rent where such is paid. */
function isAfterDeal(state: State, at: number): boolean {
  const { terms } = state
  const { deal, bound, for: forWord } = sensesAt(state, at - 1)
  if ((deal ?? bound ?? forWord) !== undefined) return true
  const isRent = state.deals.some(each => each.deal === 'rent')
  const isPlaced = sensesAt(state, at - 1).near !== undefined
  return isRent && !isPlaced && (terms[at]?.number ?? 0) <= LARGEST_RENT
}

/** '… 1.200 euro per maand': the amount is said elsewhere. */
const hasAmount = ({ terms }: State, at: number): boolean =>
  terms.some(
    ({ number = 0, senses }, index) =>
      index !== at &&
      ((number >= SMALLEST_AMOUNT &&
        (terms[index + 1]?.senses.unit === 'eur' || terms[index - 1]?.senses.unit === 'eur')) ||
        senses.perMonth !== undefined ||
        (number > 0 && terms[index + 1]?.senses.unit === 'k')),
  )
const SMALLEST_AMOUNT = 100

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
  // 'Gent 9040': its part of that code.
  const isNarrower = place.isPart && gazetteer.hasZip(place.city ?? 0)
  const beside = [terms[at + 1]?.place, terms[at - 1]?.place].filter(
    each => each?.city === place.city,
  )
  const named = beside.find(each => each?.isPart || !isNarrower)
  if (beside.length === 0 && !isChoice(terms, at)) {
    if (isBesideTown(state, at, place)) return 0
    if (!hasAmount(state, at) && isAfterDeal(state, at)) return 0
  }
  if (!named && !meaning.places.some(each => each.name === place.name)) meaning.places.push(place)
  // As a name would, beside another.
  term.place = place
  return 1
}
