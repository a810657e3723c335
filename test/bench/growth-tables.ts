import { ratio } from './load.ts'

/**
 * A table for each thing that was measured at several sizes: `found` is size → what → percentiles, `limits` is what →
 * what limits it. Each is held against the first size that has it.
 */
export const growthTables = (title, found, limits) =>
  Object.entries(limits).map(([what, limit]) => {
    const sizes = Object.entries(found).filter(([, measured]) => measured[what])
    const base = sizes[0]?.[1][what].p95
    return {
      title: `${title}: ${what}, ms`,
      rows: Object.fromEntries(
        sizes.map(
          ([
            size,
            {
              [what]: { p50, p95, failed },
            },
          ]) => [size, { p50, p95, '× p95': ratio(p95, base), failed }],
        ),
      ),
      limit,
    }
  })
