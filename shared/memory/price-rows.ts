import {
  type ClosedDeal,
  DEAL_KINDS,
  DEAL_WAYS,
  type DealKind,
  type DealWay,
} from './closed-deal.ts'

/** With fewer deals a figure would tell of single homes (MEMORY-6). */
export const LEAST_DEALS = 5

/** Euro a m²: closer than this a sixth deal would tell its own price (MEMORY-16). */
export const STEP: Record<DealWay, number> = { sale: 50, rent: 0.5 }

/** What homes of a kind went for a m², in one group. */
export interface PriceRow<Group> {
  group: Group
  kind: DealKind
  way: DealWay
  /** Euro a m², in whole steps. */
  median: number
  /** So many deals are under it. */
  count: number
}

/** The median of each kind and way in each group that has five deals or more with a price and an area, in whole steps (MEMORY-6, MEMORY-7, MEMORY-16). */
export function priceRows<Group extends string>(
  deals: readonly ClosedDeal[],
  groupOf: (deal: ClosedDeal) => Group | null,
): PriceRow<Group>[] {
  const groups = Map.groupBy(deals, groupOf)
  const rows: PriceRow<Group>[] = []
  for (const [group, members] of groups)
    for (const way of DEAL_WAYS)
      for (const kind of DEAL_KINDS) {
        const values = members.flatMap(deal =>
          deal.way === way && deal.kind === kind ? (deal.perArea ?? []) : [],
        )
        if (group === null || values.length < LEAST_DEALS) continue
        const middle = Math.round(median(values) / STEP[way]) * STEP[way]
        // Land for less than half a step has no figure that is right.
        if (middle > 0) rows.push({ group, kind, way, median: middle, count: values.length })
      }
  return rows
}

/** The middle value, or between the two that are. Of none it is not a number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(half) - 1],
    sorted[Math.floor(half)],
  ]
  return (low + high) / 2
}

/** '2026-Q3': the quarter of the year. */
export const yearQuarter = ({ day }: Pick<ClosedDeal, 'day'>): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
