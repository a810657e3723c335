import type { Locale } from '../../../../shared/locale.ts'
import { BELGIUM } from '../../../../shared/places/belgium-table.ts'
import { readBelgium, type BelgianPlace } from '../../../../shared/places/belgium.ts'

export interface Town extends BelgianPlace {
  names: Record<Locale, string>
  /** The one that gives its municipality its name. */
  isMain: boolean
}

let towns: Town[] | undefined

/** The places of a postal code; a main one has its municipality's name in each language, another the one that it has. */
export function belgianPlaces(zip: string): Town[] {
  towns ??= readBelgium(BELGIUM).flatMap(({ names, places }) =>
    places.map((place, index) => ({
      ...place,
      names:
        index === 0 ? names : { nl: place.name, fr: place.name, en: place.name, de: place.name },
      isMain: index === 0,
    })),
  )
  return towns.filter(town => town.zip === zip).sort((a, b) => Number(b.isMain) - Number(a.isMain))
}
