/** Round amounts that people think in, in euro: rents, then prices. */
const STEPS = [
  500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000,
  400_000, 450_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
] as const

/** Amounts to offer for a bound of the price: those between the cheapest home and just above the dearest (FILTER-55). */
export function priceSteps({ min, max }: { min: number | null; max: number | null }): number[] {
  if (min === null || max === null) return []
  const above = STEPS.find(step => step >= max) ?? Infinity
  return STEPS.filter(step => step > min && step <= above)
}
