import { DEFAULT_LOCALE, type Locale } from '../../locale.ts'
import { cityLine } from '../../estate/address.ts'
import type { EstateAddress, Region } from '../../estate/record/location.ts'
import { isRecord } from '../../is-record.ts'
import { valueAt, type FieldValue } from '../record-path.ts'
import { LATITUDE, LONGITUDE, numberText, parseNumber } from '../../typed-number.ts'
import type { Wrong } from './field-text.ts'

/** A municipality as the listing API finds it. */
export interface FoundPlace {
  id: number
  zip: string
  name: string
  lat: number
  lon: number
  region: Region
}

const CITY = 'general.address.city'
const POINT = 'general.address.geoLocation'

/** The controls of a town and a place on the map. */
export function placeToForm(
  home: unknown,
  locale: Locale = DEFAULT_LOCALE,
): Record<string, string> {
  const address = valueAt(home, 'general.address')
  const point = valueAt(home, POINT)
  const coordinate = (key: string): string => {
    const value = isRecord(point) ? point[key] : null
    return typeof value === 'number' ? numberText(value, locale) : ''
  }
  return {
    place: isRecord(address) ? cityLine(asAddress(address), locale) : '',
    lat: coordinate('lat'),
    lon: coordinate('lon'),
  }
}

/** Its parts are read one by one, whatever they are. */
const asAddress = (address: Record<string, unknown>): EstateAddress => ({ ...address })

/** '9000 Gent' → what a town is looked for by. */
export const placeQuery = (text: string): string =>
  /\b\d{4}\b/.exec(text)?.[0] ?? text.trim().slice(0, 100)

/** Of the towns that a text found, the one that it names; several of a postal code are told apart by their name. */
export function placeNamed(text: string, found: readonly FoundPlace[]): FoundPlace | null {
  const folded = fold(text)
  return (
    found.find(({ zip, name }) => folded === fold(`${zip} ${name}`) || folded === fold(name)) ??
    (found.length === 1 ? (found[0] ?? null) : null)
  )
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')

/** A town with its region, and the middle of it on the map where the home has no point of its own. */
export function placeValues(home: unknown, place: FoundPlace): FieldValue[] {
  const { id, name, zip, region, lat, lon } = place
  return [
    { path: CITY, value: { id, name, zip } },
    { path: 'general.address.region', value: region },
    { path: 'general.address.country', value: { id: 1 } },
    ...(valueAt(home, POINT) === undefined ? [{ path: POINT, value: { lat, lon } }] : []),
  ]
}

/** The point that was typed; null: it is as it was. */
export function pointFromForm(
  home: unknown,
  values: Readonly<Record<string, string>>,
  locale: Locale = DEFAULT_LOCALE,
): { value: FieldValue } | { wrong: Record<string, Wrong> } | null {
  const before = placeToForm(home, locale)
  const { lat, lon } = values
  if (lat === undefined || lon === undefined || (lat === before.lat && lon === before.lon))
    return null
  if (lat.trim() === '' && lon.trim() === '') return { value: { path: POINT } }
  const point = {
    lat: parseNumber(lat, locale, LATITUDE),
    lon: parseNumber(lon, locale, LONGITUDE),
  }
  const wrong = Object.fromEntries(
    Object.entries(point).flatMap(([name, number]): [string, Wrong][] =>
      number === null ? [[name, 'number']] : [],
    ),
  )
  return Object.keys(wrong).length > 0 ? { wrong } : { value: { path: POINT, value: point } }
}
