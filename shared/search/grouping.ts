import type { Locale } from '../locale.ts'
import { formatNumber } from '../format.ts'
import type { Translate } from '../translator.ts'
import { cityName } from '../estate/address.ts'
import { headTypeCode, headTypeId, TYPE_ORDER } from '../estate/kind/head-types.ts'
import { priceValue } from '../estate/price/price.ts'
import { at, type EstateLike, numberAt, textAt } from '../estate/read.ts'
import type { GroupBy } from './search.ts'
import { STATUS_ORDER, statusCode, statusId } from '../estate/status.ts'

export interface Group {
  key: string
  label: string
  /** Place among the groups; those of equal place stay in the order of the search, which all pieces of a list share. */
  rank: number
}

type Grouper = (estate: EstateLike, locale: Locale, t: Translate) => Group | null

/** Lower bounds of price groups in euro; a price under the highest rent is one. */
const SALE_STEPS = [0, 150_000, 250_000, 350_000, 500_000, 750_000, 1_000_000]
const RENT_STEPS = [0, 750, 1_000, 1_500, 2_000]
const MAX_RENT = 10_000

const PROJECT_TYPE = 6

const GROUPERS: Record<GroupBy, Grouper> = {
  TYPE: (estate, _, t) =>
    inOrder(TYPE_ORDER, headTypeId(estate), id => t(`list.groups.${headTypeCode(id)}`)),
  STATUS: (estate, _, t) =>
    inOrder(STATUS_ORDER, statusId(estate), () => t(`transaction.${statusCode(estate)}`)),
  SUBTYPE: (estate, locale) =>
    byLabel(numberAt(estate, 'general.subType.id'), textAt(estate, 'general.subType.name', locale)),
  CITY: (estate, locale) =>
    byLabel(
      numberAt(estate, 'general.address.city.id'),
      cityName(at(estate, 'general.address.city'), locale),
    ),
  PRICE: (estate, _, t) => byPrice(priceValue(estate), t),
}

/** The group of an estate; what belongs to none goes to 'Projecten' (LIST-42). */
export function groupOf(estate: EstateLike, groupBy: GroupBy, locale: Locale, t: Translate): Group {
  const group = GROUPERS[groupBy](estate, locale, t)
  if (group) return group
  const label = t('list.groups.PROJECT')
  if (groupBy === 'TYPE')
    return { key: String(PROJECT_TYPE), label, rank: TYPE_ORDER.indexOf(PROJECT_TYPE) }
  return { key: 'none', label, rank: Number.MAX_SAFE_INTEGER }
}

/** Estates group by group, in the order of the groups and within one as they came (LIST-45). */
export function groupEstates<E extends EstateLike>(
  estates: readonly E[],
  groupBy: GroupBy,
  locale: Locale,
  t: Translate,
): [Group, E[]][] {
  const groups = new Map<string, [Group, E[]]>()
  for (const estate of estates) {
    const group = groupOf(estate, groupBy, locale, t)
    const known = groups.get(`${group.rank} ${group.key}`)
    if (known) known[1].push(estate)
    else groups.set(`${group.rank} ${group.key}`, [group, [estate]])
  }
  return [...groups.values()].sort(([a], [b]) => a.rank - b.rank)
}

function inOrder(
  order: readonly number[],
  id: number | null,
  label: (id: number) => string,
): Group | null {
  const rank = id === null ? -1 : order.indexOf(id)
  return id === null || rank < 0 ? null : { key: String(id), label: label(id), rank }
}

const byLabel = (id: number | null, label: string | null): Group | null =>
  id !== null && label ? { key: String(id), label, rank: 0 } : null

function byPrice(price: number | null, t: Translate): Group | null {
  if (price === null) return null
  const steps = price < MAX_RENT ? RENT_STEPS : SALE_STEPS
  const step = steps.findLastIndex(bound => price >= bound)
  const from = formatNumber('currency', steps[step]) ?? ''
  const to = formatNumber('currency', steps[step + 1])
  const label =
    to === null
      ? t('list.priceOver', { from })
      : step === 0
        ? t('list.priceUnder', { to })
        : t('list.priceBetween', { from, to })
  const rank = (steps[step] ?? 0) + (steps === SALE_STEPS ? MAX_RENT : 0)
  return { key: String(rank), label, rank }
}
