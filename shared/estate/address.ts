import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import type { EstateAddress, Region } from './record/location.ts'
import { at, textAt, textOf, type EstateLike } from './read.ts'

const HIDDEN: readonly unknown[] = [false, 0, '0', 'false']

/** Only an address that is marked not visible is hidden (ESTATE-19); a foreign API may say so in other types. */
export const isAddressVisible = (address: EstateAddress | null | undefined): boolean =>
  !HIDDEN.includes(at(address, 'visible'))

/** 'Kerkstraat 12 / 3', or '' when hidden or unknown. */
export function streetLine(address: EstateAddress | null | undefined, locale: Locale): string {
  if (!isAddressVisible(address)) return ''
  const street = textAt(address, 'street', locale)
  if (!street) return textAt(address, 'street_address', locale) ?? ''
  const number = textAt(address, 'number', locale)
  const box = textAt(address, 'box', locale)
  return [street, number, box && `/ ${box}`].filter(Boolean).join(' ')
}

/** The city's alias in this very language if any, else its name (ESTATE-18). */
export function cityName(city: unknown, locale: Locale): string {
  const alias = textOf(at(city, `alias.${locale}`), locale)
  return alias ?? textAt(city, 'name', locale) ?? textAt(city, 'alias', locale) ?? ''
}

/** '9000 Gent'. */
export const cityLine = (address: EstateAddress | null | undefined, locale: Locale): string =>
  [textAt(address, 'city.zip', locale), cityName(at(address, 'city'), locale)]
    .filter(Boolean)
    .join(' ')

/** 'Kerkstraat 12 / 3, 9000 Gent'; '' when the address is marked not visible (ESTATE-17). */
export const addressLine = (address: EstateAddress | null | undefined, locale: Locale): string =>
  isAddressVisible(address)
    ? [streetLine(address, locale), cityLine(address, locale)].filter(Boolean).join(', ')
    : ''

/** First and last postal code of what is not Flanders. */
const ZIP_REGIONS: readonly [number, number, Region][] = [
  [1000, 1299, 'BRUSSELS'],
  [1300, 1499, 'WALLONIA'],
  [1500, 3999, 'FLANDERS'],
  [4000, 7999, 'WALLONIA'],
  [8000, 9999, 'FLANDERS'],
]

const REGIONS: readonly Region[] = ['FLANDERS', 'WALLONIA', 'BRUSSELS']

/** The region as the address names it, else by its postal code, else null. */
export function regionOf(estate: EstateLike): Region | null {
  const named = at(estate, 'general.address.region')
  const zip = textAt(estate, 'general.address.city.zip', DEFAULT_LOCALE) ?? ''
  const byZip =
    /^\d{4}$/.test(zip) &&
    ZIP_REGIONS.find(([first, last]) => Number(zip) >= first && Number(zip) <= last)
  return REGIONS.find(region => region === named) ?? (byZip ? byZip[2] : null)
}
