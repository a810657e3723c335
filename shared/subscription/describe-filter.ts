import { moreConditions } from '../search/more-conditions.ts'
import type { FilterQuery } from '../search/filter.ts'
import { LARGE_BEDROOMS } from '../search/filter.ts'
import { kmText, parseGeoRange } from '../search/geo-range.ts'
import { headTypeCode } from '../estate/kind/head-types.ts'
import { statusCode, type Source } from '../estate/status.ts'
import { formatNumber } from '../format.ts'
import type { Translate } from '../translator.ts'

/** A filter in words: 'Te koop, Huis, Appartement, Gent, tot € 300.000, 3 slaapkamers'. Cities without a name are counted. */
export function describeFilter(
  filter: FilterQuery,
  t: Translate,
  source: Source,
  cityName: (id: number) => string | undefined,
): string {
  const { status = [], transaction = [], type = [], city = [], bedrooms = [] } = filter
  const codes = transaction.map(id =>
    statusCode({ general: { transaction: { id }, ...(source === 'guid' && { guid: 'x' }) } }),
  )
  const cities = city.flatMap(id => cityName(id) ?? [])
  const range = filter.geo_range ? parseGeoRange(filter.geo_range) : null
  const parts = [
    ...new Set([...status, ...codes].flatMap(code => (code ? [t(`transaction.${code}`)] : []))),
    ...type.flatMap(id => {
      const code = headTypeCode(id)
      return code ? [t(`headType.${code}`)] : []
    }),
    ...cities,
    cities.length < city.length &&
      t('subscription.morePlaces', { count: city.length - cities.length }),
    range && t('subscription.within', { km: kmText(range.km) }),
    filter.within && t('subscription.area'),
    filter['price-min'] &&
      t('subscription.from', { price: formatNumber('currency', filter['price-min']) ?? '' }),
    filter['price-max'] &&
      t('subscription.to', { price: formatNumber('currency', filter['price-max']) ?? '' }),
    ...bedrooms.map(count =>
      t(count < LARGE_BEDROOMS ? 'filter.bedroomCount' : 'filter.bedroomsOrMore', { count }),
    ),
    filter['bed-min'] && t('filter.bedroomsOrMore', { count: filter['bed-min'] }),
    ...moreConditions(filter, t).map(({ label }) => label),
  ]
  return parts.filter(Boolean).join(', ') || t('subscription.everything')
}
