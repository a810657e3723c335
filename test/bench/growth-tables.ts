import { type LoadResult, ratio } from './load.ts'
import type { Row, Table } from './measures/measure.ts'

/** Size → what was measured → its figures. */
export type Growth = Record<string, Record<string, LoadResult>>

/**
 * A table for each thing that was measured at several sizes, each row beside the first size that has it. `limits` says
 * what limits each.
 */
export const growthTables = (
  title: string,
  found: Growth,
  limits: Record<string, string>,
): Table[] =>
  Object.entries(limits).map(([what, limit]) => {
    const sizes = Object.entries(found).flatMap(([size, measured]) => {
      const result = measured[what]
      return result ? [[size, result] as const] : []
    })
    const base = sizes[0]?.[1].p95 ?? 1
    const rowOf = ({ p50, p95, failed }: LoadResult): Row => ({
      p50,
      p95,
      '× p95': ratio(p95, base),
      failed,
    })
    return {
      title: `${title}: ${what}, ms`,
      rows: Object.fromEntries(sizes.map(([size, result]) => [size, rowOf(result)])),
      limit,
    }
  })
