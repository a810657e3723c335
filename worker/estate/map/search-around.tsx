import type { ReactNode } from 'react'
import { useView } from '../../../client/view.tsx'
import { filterOptions } from '../../../shared/search/filter-options.ts'
import { writeAddress } from '../../../shared/search/address.ts'
import { type Search, searchWith } from '../../../shared/search/criteria.ts'
import { geoRangeText } from '../../../shared/search/geo-range.ts'
import type { FilterValues } from '../../../shared/search/search.ts'

const KM = 10

interface Props {
  path: string
  search: Search
  values: FilterValues
}

/** Searches around a municipality without script, as the map's own tools do with it. */
export function SearchAround({ path, search, values }: Props): ReactNode {
  const { locale, t } = useView()
  const params = writeAddress(
    searchWith(search, { city: undefined, within: undefined, geo_range: undefined }),
  )
  const positions = new Map(
    values.locations.map(({ id, lat, lon }) => [id, geoRangeText({ km: KM, lat, lon })]),
  )
  return (
    <form className="map-homes__around" method="get" action={path}>
      {[...params, ['view', 'map'] as const].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="map-around">{t('mapHomes.around', { km: KM })}</label>
      <select
        className="filter__select"
        id="map-around"
        name="geo_range"
        defaultValue={search.place.geo_range && geoRangeText(search.place.geo_range)}
        autoComplete="off"
      >
        {filterOptions(values, locale, t).city.map(({ value, label }) => (
          <option key={value} value={positions.get(value)}>
            {label}
          </option>
        ))}
      </select>
      <button className="button button--quiet button--small" type="submit">
        {t('map.search')}
      </button>
    </form>
  )
}
