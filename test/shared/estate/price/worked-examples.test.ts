import { describe, expect, it } from 'vitest'
import { allInCost, type Purchase } from '../../../../shared/estate/price/all-in-cost.ts'

const cents = (euro: number): number => Math.round(euro * 100) / 100

/** File costs with VAT (KB 22.11.2022, KB nr. 20 art. 1): 750 × 1.21 = 907.50. */
const FILE = 907.5

/** What is bought, on which day, duty or VAT, and the total; each amount a sum by hand from the act named. */
const EXAMPLES: [Purchase, string, number, number][] = [
  // VCF art. 2.9.4.2.11: 3 % until 31.12.2024. 275,000 × 0.03 = 8,250.
  [
    { price: 275_000, region: 'FLANDERS', situation: 'ownHome' },
    '2024-12-31',
    8_250,
    275_000 + 8_250 + FILE,
  ],
  // 2 % from 1.1.2025. 275,000 × 0.02 = 5,500.
  [
    { price: 275_000, region: 'FLANDERS', situation: 'ownHome' },
    '2025-01-01',
    5_500,
    275_000 + 5_500 + FILE,
  ],
  // 129,000 × 0.02 = 2,580.
  [
    { price: 129_000, region: 'FLANDERS', situation: 'ownHome' },
    '2026-11-22',
    2_580,
    129_000 + 2_580 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 12 %, before and after. 275,000 × 0.12 = 33,000.
  [
    { price: 275_000, region: 'FLANDERS', situation: 'secondHome' },
    '2024-12-31',
    33_000,
    275_000 + 33_000 + FILE,
  ],
  [
    { price: 275_000, region: 'FLANDERS', situation: 'secondHome' },
    '2025-01-01',
    33_000,
    275_000 + 33_000 + FILE,
  ],
  // Land, even for a sole home: 123,456.78 × 0.12 = 14,814.8136, to the cent 14,814.81.
  [
    { price: 123_456.78, region: 'FLANDERS', situation: 'ownHome', land: true },
    '2026-11-22',
    14_814.81,
    123_456.78 + 14_814.81 + FILE,
  ],
  // Walloon art. 44: 12.5 % until 31.12.2024. 240,000 × 0.125 = 30,000.
  [
    { price: 240_000, region: 'WALLONIA', situation: 'ownHome' },
    '2024-12-31',
    30_000,
    240_000 + 30_000 + FILE,
  ],
  // Walloon art. 44bis: 3 % from 1.1.2025. 240,000 × 0.03 = 7,200.
  [
    { price: 240_000, region: 'WALLONIA', situation: 'ownHome' },
    '2025-01-01',
    7_200,
    240_000 + 7_200 + FILE,
  ],
  // Land for a sole home: 65,432.10 × 0.03 = 1,962.963, to the cent 1,962.96.
  [
    { price: 65_432.1, region: 'WALLONIA', situation: 'ownHome', land: true },
    '2026-11-22',
    1_962.96,
    65_432.1 + 1_962.96 + FILE,
  ],
  // 240,000 × 0.125 = 30,000.
  [
    { price: 240_000, region: 'WALLONIA', situation: 'secondHome' },
    '2026-11-22',
    30_000,
    240_000 + 30_000 + FILE,
  ],
  // 14,500 × 0.125 = 1,812.50.
  [
    { price: 14_500, region: 'WALLONIA', situation: 'secondHome' },
    '2026-11-22',
    1_812.5,
    14_500 + 1_812.5 + FILE,
  ],
  // Brussels art. 46bis until 31.3.2023: (400,000 − 175,000) × 0.125 = 28,125.
  [
    { price: 400_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-03-31',
    28_125,
    400_000 + 28_125 + FILE,
  ],
  // From 1.4.2023: (400,000 − 200,000) × 0.125 = 25,000.
  [
    { price: 400_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-04-01',
    25_000,
    400_000 + 25_000 + FILE,
  ],
  // At the ceiling: (600,000 − 200,000) × 0.125 = 50,000. One cent above it all bears duty: 600,000.01 × 0.125 = 75,000.00125.
  [
    { price: 600_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    50_000,
    600_000 + 50_000 + FILE,
  ],
  [
    { price: 600_000.01, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    75_000,
    600_000.01 + 75_000 + FILE,
  ],
  // Land: (150,000 − 100,000) × 0.125 = 6,250.
  [
    { price: 150_000, region: 'BRUSSELS', situation: 'ownHome', land: true },
    '2026-11-22',
    6_250,
    150_000 + 6_250 + FILE,
  ],
  // 400,000 × 0.125 = 50,000.
  [
    { price: 400_000, region: 'BRUSSELS', situation: 'secondHome' },
    '2026-11-22',
    50_000,
    400_000 + 50_000 + FILE,
  ],
  // KB nr. 20: 329,000 × 0.21 = 69,090; × 0.06 = 19,740 from 1.7.2025; × 0.12 = 39,480.
  [
    { price: 329_000, region: 'FLANDERS', situation: 'newBuild21' },
    '2026-11-22',
    69_090,
    329_000 + 69_090 + FILE,
  ],
  [
    { price: 329_000, region: 'WALLONIA', situation: 'newBuild6' },
    '2025-07-01',
    19_740,
    329_000 + 19_740 + FILE,
  ],
  [
    { price: 329_000, region: 'BRUSSELS', situation: 'newBuild12' },
    '2026-11-22',
    39_480,
    329_000 + 39_480 + FILE,
  ],
]

describe('a purchase, worked out by hand', () => {
  it.each(EXAMPLES)(
    '%j on %s bears %d and comes to %d (LAW-34, LAW-33)',
    (purchase, today, tax, total) => {
      const cost = allInCost(purchase, today)
      expect(cost?.lines).toMatchObject([
        { amount: tax },
        { id: 'notary', amount: null },
        { amount: FILE },
      ])
      expect(cost?.total).toBe(cents(total))
    },
  )

  it('has no 6 % before the day it returned, and nothing before there were file costs (LAW-30, LAW-36)', () => {
    const price = 329_000
    expect(
      allInCost({ price, region: 'FLANDERS', situation: 'newBuild6' }, '2025-06-30'),
    ).toBeNull()
    expect(allInCost({ price, region: 'FLANDERS', situation: 'ownHome' }, '2022-12-31')).toBeNull()
  })

  it('of new build on land of another seller taxes each part its own way (LAW-31)', () => {
    // 229,000 × 0.21 = 48,090 and 100,000 × 0.12 = 12,000.
    const purchase = {
      price: 329_000,
      region: 'FLANDERS',
      situation: 'newBuild21',
      separateLand: 100_000,
    } as const
    const cost = allInCost(purchase, '2026-11-22')
    expect(cost?.lines.map(({ amount }) => amount)).toEqual([48_090, 12_000, null, FILE])
    expect(cost?.total).toBe(329_000 + 48_090 + 12_000 + FILE)
  })
})
