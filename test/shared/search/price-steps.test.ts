import { expect, it } from 'vitest'
import { priceSteps } from '../../../shared/search/price-steps.ts'

it.each([
  [{ min: 525, max: 1_200 }, [750, 1_000, 1_250]],
  [{ min: 195_000, max: 310_000 }, [200_000, 250_000, 300_000, 350_000]],
  [{ min: null, max: null }, []],
])(
  'offers round amounts between the cheapest and the dearest home: %o (FILTER-55)',
  (prices, steps) => {
    expect(priceSteps(prices)).toEqual(steps)
  },
)
