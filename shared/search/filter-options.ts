import type { Locale } from '../locale.ts'
import type { Translate } from '../translator.ts'
import { cityName } from '../estate/address.ts'
import { LARGE_BEDROOMS } from '../estate/fields/layout.ts'
import { headTypeCode } from '../estate/kind/head-types.ts'
import type { FilterValues } from './search.ts'

/** One choice of a menu. `count` is the number of estates it gives, where the API counts. */
export interface FilterOption {
  value: number
  label: string
  count?: number
}

export interface FilterOptions {
  city: FilterOption[]
  type: FilterOption[]
  bedrooms: FilterOption[]
}

/** What a failed load of filter values leaves (FILTER-22). */
export const EMPTY_FILTER_VALUES: FilterValues = {
  headTypes: [],
  locations: [],
  prices: { min: null, max: null },
  bedrooms: [],
}

const MAX_NAMES = 5

/** The choices of the filter bar, locations and types sorted by label in the page's language (FILTER-27). */
export function filterOptions(values: FilterValues, locale: Locale, t: Translate): FilterOptions {
  const collator = new Intl.Collator(locale)
  const sorted = (options: FilterOption[]) =>
    options.sort((a, b) => collator.compare(a.label, b.label))
  return {
    city: sorted(
      values.locations.map(place => ({
        value: place.id,
        label: `${cityName(place, locale)} (${place.zip})`,
        count: place.count,
      })),
    ),
    type: sorted(
      values.headTypes.flatMap(({ id, count }) => {
        const code = headTypeCode(id)
        return code ? [{ value: id, label: t(`headType.${code}`), count }] : []
      }),
    ),
    bedrooms: bedroomOptions(values.bedrooms, t),
  }
}

/** Names of up to five chosen locations, 'Locatie (n)' above, 'Locatie' for none (FILTER-28). */
export const locationSummary = (names: readonly string[], t: Translate): string =>
  namedSummary('filter.location', names, t)

/** The same for any menu that has room for names. */
export const namedSummary = (key: string, names: readonly string[], t: Translate): string =>
  names.length > 0 && names.length <= MAX_NAMES
    ? names.join(', ')
    : countedSummary(key, names.length, t)

/** 'Type (n)' or 'Aantal slaapkamers (n)' when any are chosen, else the bare word (FILTER-29). */
export const countedSummary = (key: string, count: number, t: Translate): string =>
  count > 0 ? `${t(key)} (${count})` : t(key)

/** Six and more are one choice (FILTER-30). */
function bedroomOptions(bedrooms: FilterValues['bedrooms'], t: Translate): FilterOption[] {
  const options = new Map<number, FilterOption>()
  for (const { value, count } of bedrooms) {
    if (value < 1) continue
    const key = Math.min(value, LARGE_BEDROOMS)
    const known = options.get(key)?.count
    options.set(key, {
      value: key,
      label: bedroomLabel(key, t),
      count: count === undefined ? known : count + (known ?? 0),
    })
  }
  return [...options.values()].sort((a, b) => a.value - b.value)
}

const bedroomLabel = (count: number, t: Translate): string =>
  t(count < LARGE_BEDROOMS ? 'filter.bedroomCount' : 'filter.bedroomsOrMore', { count })
