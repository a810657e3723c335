import { formatDate, formatNumber } from '../format.ts'
import type { Translate } from '../translator.ts'
import type { FilterQuery } from './filter.ts'

interface Condition {
  id: string
  label: string
  /** The filter without it. */
  rest: FilterQuery
}

type Words = (filter: FilterQuery, t: Translate) => Condition[]

/** The conditions of one key that takes a single value. */
const single =
  (key: 'area-min' | 'plot-min' | 'since', say: (value: string, t: Translate) => string): Words =>
  (filter, t) =>
    filter[key] === undefined
      ? []
      : [{ id: key, label: say(String(filter[key]), t), rest: { ...filter, [key]: undefined } }]

/** The conditions of one key that takes several. */
const several =
  (key: 'energy' | 'with', say: (value: string, t: Translate) => string): Words =>
  (filter, t) =>
    (filter[key] ?? []).map(value => {
      const others: string[] = (filter[key] ?? []).filter(other => other !== value)
      return {
        id: `${key} ${value}`,
        label: say(value, t),
        rest: { ...filter, [key]: others.length > 0 ? others : undefined },
      }
    })

const area = (value: string): string => formatNumber('surface', Number(value)) ?? ''

/** What more one may search by, a row each: how it is said, and what is left without it (FILTER-58). */
const ROWS: readonly Words[] = [
  single('area-min', (value, t) => t('filter.areaFrom', { area: area(value) })),
  single('plot-min', (value, t) => t('filter.plotFrom', { area: area(value) })),
  several('energy', (value, t) => t('filter.energyIs', { label: value })),
  several('with', (value, t) => t(`filter.traits.${value}`)),
  single('since', (value, t) => t('filter.sinceDay', { day: formatDate(value) ?? value })),
]

/** The conditions beyond place, type, bedrooms and price, in words. */
export const moreConditions: Words = (filter, t) => ROWS.flatMap(row => row(filter, t))
