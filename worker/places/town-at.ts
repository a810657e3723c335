import type { Locale } from '../../shared/locale.ts'
import type { GeoRange } from '../../shared/search/geo-range.ts'

type Named = Readonly<Record<Locale, string>> | string

/** Names by where their place lies, read when a circle is first named: tables that no request changes. */
let names: ReadonlyMap<string, Named> | null = null

const keyOf = ({ lat, lon }: Pick<GeoRange, 'lat' | 'lon'>): string =>
  `${lat.toFixed(4)};${lon.toFixed(4)}`

/** The municipality, or the part of one, in whose middle a circle lies; null: none. */
export async function townAt(circle: GeoRange, locale: Locale): Promise<string | null> {
  names ??= await readNames()
  const found = names.get(keyOf(circle))
  return found === undefined || typeof found === 'string' ? (found ?? null) : found[locale]
}

/** Imported on first use: the table is a hundred kilobytes. */
async function readNames(): Promise<ReadonlyMap<string, Named>> {
  const [{ BELGIUM }, { readBelgium }] = await Promise.all([
    import('../../shared/places/belgium-table.ts'),
    import('../../shared/places/belgium.ts'),
  ])
  const towns = readBelgium(BELGIUM)
  const found = new Map<string, Named>()
  for (const { places, names: own } of towns)
    for (const [index, place] of places.entries())
      if (index === 0) found.set(keyOf(place), Object.freeze(own))
      else if (!found.has(keyOf(place))) found.set(keyOf(place), place.name)
  return found
}
