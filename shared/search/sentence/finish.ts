import { SUB_TYPE_LIST } from '../../estate/kind/sub-types.ts'
import { TRAITS } from '../traits.ts'
import type { FindSpot } from './gazetteer.ts'
import { settlePersons } from './rules/persons.ts'
import type { Deal, KindCode, Meaning } from './meaning.ts'
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

const ROOMS: readonly KindCode[] = [
  'GARAGE_BOX',
  'PARKING',
  'CARPORT',
  'STORAGE_ROOM',
  'GARAGE',
  'OUTDOOR_PARKING',
]

const ROOM = /^(kamer|kamers|chambre|chambres|room|rooms|zimmer)$/

/** 'chambre à louer': without a number and a home it is what is looked for. */
function settleRoom({ terms, kinds, meaning, used, unknown }: State): void {
  const at = terms.findIndex(({ text }) => ROOM.test(text))
  const before = terms[at - 1]
  const isOne = before?.senses.one !== undefined
  const isCounted = before?.number !== undefined || (meaning.minBedrooms ?? 1) > 1
  const isRoom = kinds.length === 0 && at >= 0 && !isCounted && meaning.deal !== 'sale'
  if (!isRoom || (meaning.minBedrooms !== undefined && !isOne)) return
  delete meaning.minBedrooms
  meaning.types.push('ROOM')
  used[at] = true
  unknown[at] = false
}

/** What may be built on a plot: 'bouwgrond open bebouwing'. */
const BUILDINGS: readonly KindCode[] = ['DETACHED_HOUSE', 'SEMI_DETACHED_HOUSE', 'TERRACED_HOUSE']

/** A villa may stand free, and is a villa all the same: 'villa 4 façades'. */
const isPreciseHouse = (code: KindCode): boolean =>
  code !== 'HOUSE' && !BUILDINGS.includes(code) && isHouse(code)

/** Neither listed nor the other choice. */
const isOf = ({ terms }: State, at: number): boolean =>
  terms[at - 1]?.senses.or === undefined &&
  terms[at - 1]?.senses.and === undefined &&
  terms[at - 1]?.text !== ','

/** 'huis of grond', 'huis of een grond'. */
const isChoice = ({ terms }: State, at: number): boolean =>
  [at - 1, at - 2].some(
    index => terms[index]?.senses.or !== undefined || terms[index]?.text === '/',
  )

/** Of a house they are a part. */
const FLOORS: readonly KindCode[] = ['GROUND_FLOOR_APARTMENT']
const isHouse = (kind: KindCode): boolean =>
  kind === 'HOUSE' ||
  SUB_TYPE_LIST.some(({ code, headType }) => code === kind && headType === 'HOUSE')

function settleKinds(state: State): void {
  const { meaning } = state
  settleRoom(state)
  const has = (code: KindCode): boolean => state.kinds.some(kind => kind.code === code)
  if (has('PROJECT') && has('APARTMENT')) {
    state.kinds = state.kinds.filter(({ code }) => code !== 'APARTMENT')
    for (const kind of state.kinds) if (kind.code === 'PROJECT') kind.code = 'APARTMENT_PROJECT'
  }
  if (has('BUSINESS'))
    for (const kind of state.kinds) if (kind.code !== 'BUSINESS') kind.isHad = true
  const isThing = ({ code, isHad }: State['kinds'][number]): boolean =>
    !ROOMS.includes(code) && !isHad
  const hasThing = state.kinds.some(isThing) || meaning.minBedrooms !== undefined
  if (state.kinds.some(({ code, isHad }) => !isHad && isHouse(code)))
    for (const kind of state.kinds) kind.isHad ||= FLOORS.includes(kind.code)
  const plotAt = state.kinds.findIndex(({ code, isHad }) => !isHad && isPlotOnly([code]))
  for (const [index, kind] of state.kinds.entries())
    if (plotAt >= 0 && index > plotAt && isHouse(kind.code) && isOf(state, kind.at))
      kind.isHad = true
  // 'Landhaus, großes Grundstück': the home's own.
  const homeAt = state.kinds.findIndex(({ code, isHad }) => !isHad && isHouse(code))
  for (const [index, kind] of state.kinds.entries())
    if (homeAt >= 0 && index > homeAt && kind.code === 'PLOT' && !isChoice(state, kind.at))
      kind.isHad = true
  const isPrecise = state.kinds.some(({ code, isHad }) => !isHad && isPreciseHouse(code))
  if (isPrecise)
    state.kinds = state.kinds.filter(
      ({ code, at }) => !BUILDINGS.includes(code) || !isOf(state, at),
    )
  for (const kind of state.kinds) {
    const { code, at, isHad, trait } = kind
    if (isThing(kind) || (!hasThing && !isHad)) {
      if (!meaning.types.includes(code)) meaning.types.push(code)
    } else {
      const known = TRAITS.find(each => each === trait)
      if (!known) refuse(state, at, at + 1)
      else if (!meaning.features.includes(known)) meaning.features.push(known)
    }
  }
  // 'een huis, een villa': the precise word is meant, where its head is said besides.
  const heads = new Set(
    SUB_TYPE_LIST.filter(({ code }) => meaning.types.includes(code)).map(
      ({ headType }) => headType,
    ),
  )
  const isLoose = (code: KindCode): boolean => [...heads].some(head => head === code)
  if (
    state.kinds.length > 1 &&
    meaning.types.some(isLoose) &&
    !state.terms.some(({ senses }) => senses.or !== undefined || senses.and !== undefined)
  )
    meaning.types = meaning.types.filter(code => !isLoose(code))
}

const isPlotOnly = (types: readonly KindCode[]): boolean =>
  types.length > 0 &&
  types.every(
    code =>
      code === 'PLOT' || SUB_TYPE_LIST.some(each => each.code === code && each.headType === 'PLOT'),
  )

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
  if (deal === 'rent') return value >= 50 && value <= 50_000
  if (deal === 'stay') return value >= 20 && value <= 50_000
  return isMoney ? value >= 50 : value >= 1_000
}
