import type { FindSpot } from './gazetteer.ts'
import { settleAround } from './rules/around.ts'
import { isGroupWord } from './rules/group.ts'
import { settlePersons } from './rules/persons.ts'
import { settlePrices } from './rules/prices.ts'
import { isPlotOnly, settleKinds } from './rules/settle-kinds.ts'
import type { Deal, Meaning } from './meaning.ts'
import { COAST } from './search-of-meaning.ts'
import { refuse, type State } from './state.ts'
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
    const key = (ground ?? isPlotOnly(meaning.types)) ? 'plot-min' : 'area-min'
    if (meaning.values[key] === undefined) meaning.values[key] = m2
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
  leaveCoast(state)
  settleAround(state)
  if (meaning.places.length === 0) {
    if (state.circle) refuse(state, state.circle.at, state.circle.end)
    delete meaning.km
    delete meaning.minutes
  }
  sayWishesBack(state)
  meaning.unknown = unknownWords(state, text)
  return meaning
}

/** What somebody wishes, whatever it stands beside, and how they travel where no distance is said. */
function sayWishesBack({ meaning, terms, used, unknown }: State): void {
  const { deal, stay, km, minutes } = meaning
  const isCounted = deal === 'stay' && stay.persons !== undefined
  const isFar = km !== undefined || minutes !== undefined
  for (const [at, { senses, text: word }] of terms.entries()) {
    const isGroup = senses.pair !== undefined || isGroupWord(word)
    const isPraised = senses.praise !== undefined && !(isCounted && isGroup)
    if ((isPraised || (senses.way !== undefined && !isFar)) && !used[at]) unknown[at] = true
  }
}

/** The city is also the name of its region: 'studio Brussel Elsene'. */
const BRUSSELS = 21_004
const isOfBrussels = (city = 0): boolean => Math.floor(city / 1000) === 21

/** 'zee bredene' is Bredene; 'Bredene of aan zee' is both. */
function leaveCoast({ meaning, terms }: State): void {
  const isChoice = terms.some(
    ({ senses }, at) =>
      (senses.or ?? senses.and) !== undefined &&
      [at - 1, at + 1].some(index => terms[index]?.senses.region === 'COAST'),
  )
  const isTown = meaning.places.some(({ city }) => COAST.some(code => code === city))
  if (isTown && !isChoice) meaning.places = meaning.places.filter(({ name }) => name !== 'COAST')
}

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
  // 'met 2 kindjes': how many come with them is not said.
  const isAlone = state.persons.length > 0 && state.persons.every(({ isChild }) => isChild)
  for (const { count, isSure, at, end } of state.persons) {
    if (isAlone) refuse(state, at, end)
    else if (isStay || isSure) meaning.stay.persons = (meaning.stay.persons ?? 0) + count
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
