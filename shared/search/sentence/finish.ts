import type { FindSpot } from './gazetteer.ts'
import { SMALLEST_MONTHLY } from './rules/money.ts'
import { settlePersons } from './rules/persons.ts'
import { isPlotOnly, settleKinds } from './rules/settle-kinds.ts'
import type { Deal, Meaning } from './meaning.ts'
import { refuse, type SaidPrice, type State } from './state.ts'
import { unknownWords } from './unknown-words.ts'
import { placeLast, placeSpots } from './spots.ts'

/** What only the whole sentence tells: the deal, whether an amount can be a price, what is had and what is looked for. */
export function finish(state: State, text: string, findSpot: FindSpot | undefined): Meaning {
  const { meaning } = state
  settleDeal(state)
  settleKinds(state)
  settleStay(state)
  settlePrices(state)
  for (const { m2, ground, at, end } of state.areas) {
    const key = (ground ?? isPlotOnly(meaning.types)) ? 'minPlot' : 'minArea'
    if (meaning[key] === undefined) meaning[key] = m2
    else refuse(state, at, end)
  }
  if (findSpot) placeSpots(state, text, findSpot)
  placeLast(state)
  // 'Gent, Ledeberg': the smallest that was said.
  const isEither = state.terms.some(
    ({ senses }, at) => senses.or !== undefined && state.terms[at - 1]?.place,
  )
  const isRegion = meaning.places.some(({ city }) => city !== BRUSSELS && isOfBrussels(city))
  meaning.places = meaning.places.filter(
    ({ isPart, km, city }) =>
      isEither ||
      isPart ||
      km !== undefined ||
      (!(city === BRUSSELS && isRegion) &&
        !meaning.places.some(other => other.isPart && other.city === city)),
  )
  if (state.circle && meaning.places.length === 0) {
    refuse(state, state.circle.at, state.circle.end)
    delete meaning.km
    delete meaning.minutes
  }
  meaning.unknown = unknownWords(state, text)
  return meaning
}

/** The city is also the name of its region: 'studio Brussel Elsene'. */
const BRUSSELS = 21_004
const isOfBrussels = (city = 0): boolean => Math.floor(city / 1000) === 21

function settleDeal(state: State): void {
  const said = new Set(state.deals.map(({ deal }) => deal))
  const { meaning } = state
  const isSaid = said.has('stay') || meaning.stay.period !== undefined
  settlePersons(state, isSaid)
  const hasDates = state.days.length > 0 && state.persons.length > 0
  const isStay = isSaid || hasDates
  const found: Deal[] = []
  if (said.has('sale')) found.push('sale')
  if (said.has('takeover')) found.push('takeover')
  if (isStay && !said.has('sale')) found.push('stay')
  else if (said.has('rent') || (state.isMonthly && !said.has('sale'))) found.push('rent')
  const [only, ...others] = found
  if (only && others.length === 0) meaning.deal = only
  else if (found.includes('takeover') && !found.includes('rent')) meaning.deal = 'takeover'
}

function settleStay(state: State): void {
  const { meaning } = state
  const isStay = meaning.deal === 'stay'
  for (const { count, isSure, at, end } of state.persons) {
    if (isStay || isSure) meaning.stay.persons = (meaning.stay.persons ?? 0) + count
    else refuse(state, at, end)
  }
  if (!isStay && meaning.stay.persons !== undefined) {
    delete meaning.stay.persons
    for (const { at, end } of state.persons) refuse(state, at, end)
  }
  for (const { from, to, month, at, end } of state.days) {
    if (!isStay) refuse(state, at, end)
    else if (from) Object.assign(meaning.stay, { from, ...(to && { to }) })
    else if (month !== undefined) meaning.stay.month ??= month
  }
  if (!isStay) delete meaning.stay.period
}

/** A bare number below is rather of something else. */
const SMALLEST_RENT = 200

/** An amount that its deal cannot have, or that may be meant in thousands, is not taken for a price (SENTENCE-7). */
function settlePrices(state: State): void {
  const { meaning } = state
  for (const price of state.prices) {
    const isTaken =
      (price.min !== undefined && meaning.minPrice !== undefined) ||
      (price.max !== undefined && meaning.maxPrice !== undefined)
    if (isTaken || !canBe(price, meaning)) refuse(state, price.at, price.end)
    else {
      if (price.min !== undefined) meaning.minPrice = Math.round(price.min)
      if (price.max !== undefined) meaning.maxPrice = Math.round(price.max)
    }
  }
  if (
    meaning.minPrice !== undefined &&
    meaning.maxPrice !== undefined &&
    meaning.minPrice > meaning.maxPrice
  ) {
    for (const { at, end } of state.prices) refuse(state, at, end)
    delete meaning.minPrice
    delete meaning.maxPrice
  }
}

/** Nobody buys one of these for so little, nor means thousands. */
const isLetByMonth = ({ types }: Meaning, value: number): boolean =>
  types.length > 0 &&
  types.every(
    code =>
      code === 'STUDENT_ROOM' || code === 'ROOM' || (code === 'STUDIO' && value >= SMALLEST_STUDIO),
  )
/** Below, a studio's price may be meant in thousands. */
const SMALLEST_STUDIO = 400

function canBe({ min, max, isMoney, isLoose }: SaidPrice, meaning: Meaning): boolean {
  const value = max ?? min ?? 0
  const { deal } = meaning
  if (deal === undefined && isLetByMonth(meaning, value) && value >= SMALLEST_RENT) return true
  if (isLoose) return deal === 'rent' && value >= SMALLEST_RENT
  if (deal === 'sale') return value >= 5_000
  if (deal === 'rent') return value >= SMALLEST_MONTHLY && value <= 50_000
  if (deal === 'stay') return value >= 20 && value <= 50_000
  return isMoney ? value >= 50 : value >= 1_000
}
