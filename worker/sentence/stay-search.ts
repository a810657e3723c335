import { COAST, reachOf, type Unsearched } from '../../shared/search/sentence/search-of-meaning.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import { foldName } from '../../shared/places/fold-name.ts'
import { LOCALES, localize } from '../../shared/locale.ts'
import type { RentalFilters } from '../../shared/rental/search.ts'
import { isDay } from '../../shared/time/day.ts'
import type { Day } from '../../shared/time/units.ts'

/** A search for holiday homes as its address has it, and what of the sentence it leaves out. */
export interface StaySearch {
  params: URLSearchParams
  /** Days of arrival in the month that was said. */
  arrivals: Day[]
  /** Places where the agency lets nothing, and a distance, which only other homes are searched by. */
  missed: Unsearched[]
  /** Whether all that was said is searched. */
  isWhole: boolean
}

const MAX_ARRIVALS = 12

/** A stay with the places, days and sizes that the agency's homes have (SENTENCE-14). */
export function toStaySearch(meaning: Meaning, filters: RentalFilters, today: Day): StaySearch {
  const { stay, places } = meaning
  const params = new URLSearchParams()
  const missed: Unsearched[] = []
  let isWhole = meaning.without.length === 0 && !hasMore(meaning)
  for (const place of places) {
    const cities = citiesOf(filters, place.name, place.city)
    const regions = filters.locations.filter(({ name }) => isNamed(name, place.name))
    for (const { id } of cities) params.append('city', String(id))
    if (cities.length === 0) for (const { id } of regions) params.append('location', String(id))
    if (cities.length === 0 && regions.length === 0)
      missed.push({ what: 'region', name: place.name })
  }
  const km = reachOf(meaning)
  const [only, ...others] = places
  if (km !== undefined && only && others.length === 0)
    missed.push({ what: 'around', name: only.name, km })
  else if (km !== undefined) missed.push({ what: 'distance' })
  const kinds = meaning.types.flatMap(code =>
    filters.subKinds.filter(({ name }) => isNamed(name, code)),
  )
  for (const { id } of kinds) params.append('kind', String(id))
  if (meaning.types.length > 0 && kinds.length === 0) isWhole = false
  if (stay.persons) params.set('persons', String(stay.persons))
  if (stay.period) params.set('period', stay.period)
  const days = stay.from ? daysOf(stay.from, stay.to, today) : null
  const isOffered = filters.periodDates.some(
    ({ start, end }) => start === days?.start && end === days.end,
  )
  if (days?.end && isOffered) params.set('dates', `${days.start}/${days.end}`)
  else if (days && filters.periodStartDates.includes(days.start)) params.set('start', days.start)
  else if (days) isWhole = false
  const month = stay.month ?? (days && !isOffered ? Number(days.start.slice(5, 7)) : undefined)
  const arrivals = month === undefined ? [] : filters.periodStartDates.filter(isInMonth(month))
  if (stay.month) isWhole = false
  isWhole &&= missed.length === 0
  return { params, missed, arrivals: arrivals.slice(0, MAX_ARRIVALS), isWhole }
}

/** Holiday homes are found by place, size and days alone. */
const hasMore = ({ values }: Meaning): boolean => Object.keys(values).length > 0

function citiesOf({ cities }: RentalFilters, name: string, nis: number | undefined) {
  if (name === 'COAST') return cities.filter(({ id }) => COAST.some(code => code === id))
  return cities.filter(city =>
    nis === undefined ? false : city.id === nis || isNamed(city.name, name),
  )
}

/** Whether a word of the agency's own name is that of a region, a place or a kind: 'Penthouse' is no house. */
function isNamed(name: unknown, said: string): boolean {
  const names = LOCALES.map(locale => foldName(localize(name, locale) ?? ''))
  const words = OWN_NAMES[said] ?? [foldName(said).replaceAll('_', ' ')]
  return names.some(each => words.some(word => hasWord(each, word)))
}

/** 'vakantiewoning' is a word for a home, written as one with that for holidays. */
const hasWord = (name: string, word: string): boolean =>
  ` ${name} `.includes(` ${word} `) ||
  name.split(' ').some(each => HOLIDAY_PARTS.some(part => each === `${part}${word}`))
const HOLIDAY_PARTS = ['vakantie', 'ferien', 'urlaubs']

const APARTMENT = ['appartement', 'apartment', 'wohnung', 'flat']
const HOUSE = ['huis', 'woning', 'maison', 'house', 'home', 'haus', 'gite', 'cottage']
const OWN_NAMES: Record<string, string[]> = {
  ARDENNES: ['ardennen', 'ardenne'],
  APARTMENT,
  HOLIDAY_APARTMENT: APARTMENT,
  HOUSE,
  HOLIDAY_HOUSE: HOUSE,
}

const isInMonth =
  (month: number) =>
  (day: Day): boolean =>
    Number(day.slice(5, 7)) === month

/** The next such days from today on. */
function daysOf(
  from: string,
  to: string | undefined,
  today: Day,
): { start: Day; end: Day | null } | null {
  const year = Number(today.slice(0, 4)) + (`${today.slice(0, 4)}-${from}` < today ? 1 : 0)
  const start = `${year}-${from}`
  const end = to ? `${to < from ? year + 1 : year}-${to}` : null
  return isDay(start) && (end === null || isDay(end)) ? { start, end } : null
}
