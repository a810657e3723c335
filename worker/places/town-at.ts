import type { Locale } from '../../shared/locale.ts'
import type { BelgianMunicipality } from '../../shared/places/belgium.ts'
import type { GeoRange } from '../../shared/search/geo-range.ts'
import type { Bindings } from '../env.ts'
import { loadBelgium } from './load-belgium.ts'

type Named = Readonly<Record<Locale, string>> | string

/** Names by where their place lies, read when a circle is first named: tables that no request changes. */
let names: ReadonlyMap<string, Named> | null = null

const keyOf = ({ lat, lon }: Pick<GeoRange, 'lat' | 'lon'>): string =>
  `${lat.toFixed(4)};${lon.toFixed(4)}`

/** The municipality, or the part of one, in whose middle a circle lies; null: none, or the table of them cannot be had. */
export async function townAt(
  env: Pick<Bindings, 'ASSETS'>,
  circle: GeoRange,
  locale: Locale,
): Promise<string | null> {
  if (!names) {
    const belgium = await loadBelgium(env)
    names = belgium && namesOf(belgium)
  }
  const found = names?.get(keyOf(circle)) ?? null
  return found === null || typeof found === 'string' ? found : found[locale]
}

function namesOf(towns: readonly BelgianMunicipality[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>()
  for (const { places, names: own } of towns)
    for (const [index, place] of places.entries())
      if (index === 0) found.set(keyOf(place), Object.freeze(own))
      else if (!found.has(keyOf(place))) found.set(keyOf(place), place.name)
  return found
}
