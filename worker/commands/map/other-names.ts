import { LOCALES } from '../../../shared/locale.ts'
import { metersBetween, type Position } from '../../../shared/map/distance.ts'
import { readBelgium, toPlace, type Place } from '../../../shared/places/belgium.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'

/** A place of the same name farther away than this from the municipality's middle is another one, in metres. */
const WITHIN = 10_000

const NAMED = Map.groupBy(
  readBelgium(BELGIUM)
    .map(toPlace)
    .flatMap(place => [...new Set(Object.values(place.names))].map(name => ({ name, place }))),
  ({ name }) => name,
)

/**
 * What the languages call a municipality that the map names in its own: 'Liège' → { 'name:nl': 'Luik', 'name:de': 'Lüttich' },
 * 'Ixelles - Elsene' → both. Those that a language calls the same are left out, and nothing is said of other places (SEARCH-82).
 */
export function otherNames(name: string, at: Position): Readonly<Record<string, string>> {
  const place = municipalityOf(name, at)
  return place
    ? Object.fromEntries(
        LOCALES.flatMap(locale =>
          place.names[locale] === name ? [] : [[`name:${locale}`, place.names[locale]]],
        ),
      )
    : {}
}

const municipalityOf = (name: string, at: Position): Place | undefined =>
  name
    .split(' - ')
    .flatMap(part => NAMED.get(part) ?? [])
    .find(({ place }) => metersBetween(at, place) <= WITHIN)?.place
