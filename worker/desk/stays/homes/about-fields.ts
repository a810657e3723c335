import * as v from 'valibot'
import { geoLocation, time, whole } from '../../../../shared/packs/fields.ts'
import type { Locale } from '../../../../shared/locale.ts'
import {
  LATITUDE,
  LONGITUDE,
  numberText,
  parseNumber,
  WHOLE,
  type NumberKind,
} from '../../../../shared/typed-number.ts'
import type { Rental } from './rental-part.ts'

/** What a house rule allows or does not; what nobody said is not told. */
export const ALLOWED = ['pets', 'smoking', 'parties'] as const

type Unit = Rental['unit']

/** What the form asks, as it shows what is stored. */
export function aboutValues(
  { rules, address, toSea }: Unit,
  locale: Locale,
): Record<string, string> {
  const place = address.geoLocation
  return {
    arrival: rules?.arrival ?? '',
    departure: rules?.departure ?? '',
    ...Object.fromEntries(ALLOWED.map(name => [name, said(rules?.[name])])),
    lat: degrees(place?.lat, locale),
    lon: degrees(place?.lon, locale),
    toSea: String(toSea ?? ''),
  }
}

const said = (allowed: boolean | null | undefined): string =>
  typeof allowed === 'boolean' ? (allowed ? 'yes' : 'no') : ''

const degrees = (value: number | undefined, locale: Locale): string =>
  value === undefined ? '' : numberText(value, locale)

/**
 * The home with what was typed, and which fields are wrong. `fields` has what the form sent; what it did not send stays. The sea is
 * measured of the place where there is one, so its metres count without one alone (RENTAL-66).
 */
export function withAbout(
  home: Unit,
  fields: URLSearchParams,
  locale: Locale,
): { unit: Unit; wrong: Wrong[] } {
  const before = aboutValues(home, locale)
  const typed = (name: string): string => (fields.get(name) ?? before[name] ?? '').trim()
  const wrong: Wrong[] = []
  const hour = (name: 'arrival' | 'departure'): string | null => {
    const text = typed(name)
    if (text !== '' && !v.is(time(), text)) wrong.push([name, 'time'])
    return text || null
  }
  const rules = {
    arrival: hour('arrival'),
    departure: hour('departure'),
    ...Object.fromEntries(ALLOWED.map(name => [name, YES_NO[typed(name)] ?? null])),
  }
  const isSaid = Object.values(rules).some(value => value !== null)
  const [lat, lon] = [typed('lat'), typed('lon')]
  const number = (text: string, kind: NumberKind): number => parseNumber(text, locale, kind) ?? NaN
  const geoLocation =
    lat || lon ? { lat: number(lat, LATITUDE), lon: number(lon, LONGITUDE) } : null
  if (geoLocation && !v.is(PLACE.entries.lat, geoLocation.lat)) wrong.push(['lat', 'place'])
  if (geoLocation && !v.is(PLACE.entries.lon, geoLocation.lon)) wrong.push(['lon', 'place'])
  const metres = typed('toSea')
  // What is no number is NaN, which no schema takes.
  const toSea = metres === '' ? null : number(metres, WHOLE)
  if (toSea !== null && !v.is(whole(0, 100_000), toSea)) wrong.push(['toSea', 'toSea'])
  return {
    unit: {
      ...home,
      rules: isSaid ? rules : null,
      address: { ...home.address, geoLocation },
      toSea,
    },
    wrong,
  }
}

type Wrong = [field: string, why: 'time' | 'place' | 'toSea']

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }

const PLACE = geoLocation()
