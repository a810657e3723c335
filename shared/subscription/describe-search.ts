import { MORE_NAMES, type Search } from '../search/criteria.ts'
import { LARGE_BEDROOMS } from '../estate/fields/layout.ts'
import { criterionLabels } from '../search/criterion-words.ts'
import { describe } from '../search/describe.ts'
import { kmText } from '../search/geo-range.ts'
import { headTypeCode } from '../estate/kind/head-types.ts'
import { statusCode, type Source } from '../estate/status.ts'
import { formatNumber } from '../format.ts'
import type { FieldContext } from '../estate/detail/field-context.ts'

/** A search in words: 'Te koop, Huis, Appartement, Gent, tot € 300.000, 3 slaapkamers'. Cities without a name are counted. */
export function describeSearch(
  search: Search,
  context: FieldContext,
  source: Source,
  cityName: (id: number) => string | undefined,
): string {
  const { t } = context
  const { status = [], transaction = [] } = search.deal
  const { city = [], geo_range: circle, within } = search.place
  const { type = [], bedrooms = [], ...values } = search.values
  const codes = transaction.map(id =>
    statusCode({ general: { transaction: { id }, ...(source === 'guid' && { guid: 'x' }) } }),
  )
  const cities = city.flatMap(id => cityName(id) ?? [])
  const parts = [
    ...new Set([...status, ...codes].flatMap(code => (code ? [t(`transaction.${code}`)] : []))),
    ...type.flatMap(id => {
      const code = headTypeCode(id)
      return code ? [t(`headType.${code}`)] : []
    }),
    ...cities,
    cities.length < city.length &&
      t('subscription.morePlaces', { count: city.length - cities.length }),
    circle && t('subscription.within', { km: kmText(circle.km) }),
    within && t('subscription.area'),
    values['price-min'] &&
      t('subscription.from', { price: formatNumber('currency', values['price-min']) ?? '' }),
    values['price-max'] &&
      t('subscription.to', { price: formatNumber('currency', values['price-max']) ?? '' }),
    ...bedrooms.map(count =>
      t(count < LARGE_BEDROOMS ? 'filter.bedroomCount' : 'filter.bedroomsOrMore', { count }),
    ),
    values['bed-min'] && t('filter.bedroomsOrMore', { count: values['bed-min'] }),
    ...describe(search, t, criterionLabels(search, context), MORE_NAMES).map(({ label }) => label),
  ]
  return parts.filter(Boolean).join(', ') || t('subscription.everything')
}
