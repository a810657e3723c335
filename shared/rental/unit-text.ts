import { HOLIDAY_REGISTRATION } from '../estate/legal/law-terms.ts'
import { at, textAt, textOf } from '../estate/read.ts'
import { formatNumber, numberOf } from '../format.ts'
import { shownDistance } from '../map/near.ts'
import type { Locale } from '../locale.ts'
import type { Translate } from '../translator.ts'
import type { Day } from '../time/units.ts'
import type { RentalAddress, RentalUnit } from './rental-unit.ts'

/** Tabs of the detail, in their order; an agency may hide any of them (RENTAL-14). */
const RENTAL_TABS = ['description', 'details', 'rooms', 'periods', 'reservation'] as const
export type RentalTab = (typeof RENTAL_TABS)[number]

export const shownTabs = (hidden: readonly string[]): RentalTab[] =>
  RENTAL_TABS.filter(tab => !hidden.includes(tab))

/** 'Appartement in Oostende'; unknown parts are left out (RENTAL-10). */
export function rentalTitle(
  { general, address }: RentalUnit,
  locale: Locale,
  t: Translate,
): string {
  const type = textAt(general, 'subKind.name', locale)
  const city = cityOf(address, locale) || textAt(general, 'city.name', locale)
  if (type && city) return t('rental.titleIn', { type, city })
  return type ?? (city || (rentalReference(general, locale) ?? t('rental.untitled')))
}

/** What tells two homes of one kind apart. */
export const rentalReference = (general: RentalUnit['general'], locale: Locale): string | null =>
  textAt(general, 'building.rentalName', locale)

/** 'Zeedijk 12 / 301', and on request ', 8400 Oostende' (RENTAL-11). */
export function rentalAddressLine(address: RentalAddress, locale: Locale, withCity = true): string {
  const [number, box, zip] = [address.number, address.box, address.zip].map(part =>
    textOf(part, locale),
  )
  const street = [textOf(address.street, locale), number, box && `/ ${box}`]
    .filter(Boolean)
    .join(' ')
  const city = withCity ? [zip, cityOf(address, locale)].filter(Boolean).join(' ') : ''
  return [street, city].filter(Boolean).join(', ')
}

/** The city's alias in this language, else its name. */
export const cityOf = ({ city }: RentalAddress, locale: Locale): string =>
  textOf(at(city, `alias.${locale}`), locale) ?? textAt(city, 'name', locale) ?? ''

/** 'Registratienummer: 310456'; without one it says so from the day on which adverts need it; before that null (RENTAL-63). */
export function registrationLine(unit: RentalUnit, today: Day, t: Translate): string | null {
  const number = registrationNumber(unit)
  if (number) return t('rental.registration', { number })
  return today >= HOLIDAY_REGISTRATION.from ? t('rental.unregistered') : null
}

/** null: none was entered, or something that is no text and no number. */
export function registrationNumber({ general }: RentalUnit): string | null {
  const number: unknown = general.registrationNumber
  const text = typeof number === 'number' || typeof number === 'string' ? String(number) : ''
  return text.trim() || null
}

/** 'Aankomst vanaf 16:00', 'Geen huisdieren', of what was said (RENTAL-68). */
export function houseRules({ rules }: RentalUnit, t: Translate): string[] {
  const at = (key: 'arrival' | 'departure'): string[] => {
    const time = rules?.[key]
    return TIME.test(String(time)) ? [t(`rental.rules.${key}`, { time: String(time) })] : []
  }
  const isIt = (key: 'pets' | 'smoking' | 'parties'): string[] => {
    const isAllowed = rules?.[key]
    return typeof isAllowed === 'boolean'
      ? [t(`rental.rules.${key}.${isAllowed ? 'yes' : 'no'}`)]
      : []
  }
  return [
    ...at('arrival'),
    ...at('departure'),
    ...isIt('pets'),
    ...isIt('smoking'),
    ...isIt('parties'),
  ]
}

const TIME = /^\d\d:\d\d$/

/** '350 m' of a home at the coast; null of any other. */
export function toSeaText({ toSea }: RentalUnit, t: Translate): string | null {
  const meters = numberOf(toSea)
  if (meters === null || meters < 0) return null
  const { unit, count } = shownDistance(meters, true)
  return t(`near.${unit}`, { number: formatNumber('number', count) ?? '' })
}

export interface RentalFact {
  /** Key of its label under `rental.field`. */
  name: string
  value: string | number | boolean
}

/** Fields of the detail: each shows only if not empty, null or zero, and what is not there says so (RENTAL-12, RENTAL-13). */
export const rentalFacts = (
  { general, address }: RentalUnit,
  locale: Locale,
  toSea: string | null = null,
): RentalFact[] =>
  shown([
    ['location', textAt(general, 'location.name', locale)],
    ['city', cityOf(address, locale) || textAt(general, 'city.name', locale)],
    ['maxOccupation', general.maxOccupation],
    ['type', textAt(general, 'subKind.name', locale)],
    ['garage', general.garage],
    ['floor', numberOf(general.floor) ?? textOf(general.floor, locale)],
    ['toSea', toSea],
    ['residence', textAt(general, 'building.name', locale)],
    ['reference', rentalReference(general, locale)],
  ])

export const rentalRooms = ({ rooms }: RentalUnit): RentalFact[] =>
  shown([
    ['bedrooms', rooms.bedrooms],
    ['bathrooms', rooms.bathrooms],
  ])

const shown = (facts: [string, string | number | boolean | null | undefined][]): RentalFact[] =>
  facts.flatMap(([name, value]) =>
    (value && value !== '0') || value === false ? [{ name, value }] : [],
  )

/** '/rental-units/photo/{a}/{b}' of an address from the API, or null: nothing else is ever fetched. */
export function photoPath(address: string | null | undefined): string | null {
  const [, unit, photo] =
    /\/rental-units\/photo\/([\w-]{1,64})\/([\w-]{1,64})$/.exec(address ?? '') ?? []
  return unit && photo ? `/rental-units/photo/${unit}/${photo}` : null
}
