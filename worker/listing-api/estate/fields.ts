import { STATUS_ORDER } from '../../../shared/estate/status.ts'
import { TYPE_ORDER } from '../../../shared/estate/kind/head-types.ts'
import type { GroupBy, SortClause } from '../../../shared/search/search.ts'

interface Order {
  index: string
  columns: string
}

/** Sort fields → their covering index and its order. A missing price comes last either way. */
export const SORTS: Record<SortClause['field'], Record<SortClause['order'], Order>> = {
  'price.value': {
    ASC: { index: 'estate_by_price_up', columns: 'price_up' },
    DESC: { index: 'estate_by_price', columns: 'price DESC' },
  },
  city: {
    ASC: { index: 'estate_by_city', columns: 'city_sort, city_id' },
    DESC: { index: 'estate_by_city', columns: 'city_sort DESC, city_id DESC' },
  },
  publicationDate: {
    ASC: { index: 'estate_by_date', columns: 'publication_date' },
    DESC: { index: 'estate_by_date', columns: 'publication_date DESC' },
  },
  'subType.id': {
    ASC: { index: 'estate_by_sub_type', columns: 'sub_type' },
    DESC: { index: 'estate_by_sub_type', columns: 'sub_type DESC' },
  },
}

/** Estates of no type group are grouped with the projects. */
const PROJECT_TYPE = 6

/** A value's rank in a given order; all other values share one rank. */
const rankExpression = (column: string, order: readonly number[], others: number): string =>
  `CASE ${column} ${order.map((id, place) => `WHEN ${id} THEN ${place}`).join(' ')} ELSE ${others} END`

/** How results are ordered so that each group of shared/search/grouping.ts stands together (LAPI-29). */
export const GROUPS: Record<GroupBy, string> = {
  TYPE: rankExpression('head_type', TYPE_ORDER, TYPE_ORDER.indexOf(PROJECT_TYPE)),
  STATUS: rankExpression('transaction_id', STATUS_ORDER, STATUS_ORDER.length),
  SUBTYPE: 'sub_type NULLS LAST',
  CITY: 'city_sort NULLS LAST, city_id',
  PRICE: 'price_up',
}
