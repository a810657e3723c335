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
  // VCF art. 2.9.4.2.11: 350,000 × 0.03 = 10,500.
  [
    { price: 350_000, region: 'FLANDERS', situation: 'ownHome' },
    '2023-01-01',
    10_500,
    350_000 + 10_500 + FILE,
  ],
  // VCF art. 2.9.4.2.11: 487,500 × 0.02 = 9,750.
  [
    { price: 487_500, region: 'FLANDERS', situation: 'ownHome' },
    '2026-01-01',
    9_750,
    487_500 + 9_750 + FILE,
  ],
  // VCF art. 2.9.4.2.11: 1,250,000 × 0.02 = 25,000.
  [
    { price: 1_250_000, region: 'FLANDERS', situation: 'ownHome' },
    '2026-11-22',
    25_000,
    1_250_000 + 25_000 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 89,999 × 0.12 = 10,799.88.
  [
    { price: 89_999, region: 'FLANDERS', situation: 'secondHome' },
    '2023-01-01',
    10_799.88,
    89_999 + 10_799.88 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 14,500 × 0.12 = 1,740.
  [
    { price: 14_500, region: 'FLANDERS', situation: 'secondHome' },
    '2026-11-22',
    1_740,
    14_500 + 1_740 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 623,450.55 × 0.12 = 74,814.066, to the cent 74,814.07.
  [
    { price: 623_450.55, region: 'FLANDERS', situation: 'secondHome' },
    '2026-11-22',
    74_814.07,
    623_450.55 + 74_814.07 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 175,000 × 0.12 = 21,000.
  [
    { price: 175_000, region: 'FLANDERS', situation: 'ownHome', land: true },
    '2024-12-31',
    21_000,
    175_000 + 21_000 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 175,000 × 0.12 = 21,000.
  [
    { price: 175_000, region: 'FLANDERS', situation: 'ownHome', land: true },
    '2025-01-01',
    21_000,
    175_000 + 21_000 + FILE,
  ],
  // VCF art. 2.9.4.1.1: 98,765.43 × 0.12 = 11,851.8516, to the cent 11,851.85.
  [
    { price: 98_765.43, region: 'FLANDERS', situation: 'secondHome', land: true },
    '2026-11-22',
    11_851.85,
    98_765.43 + 11_851.85 + FILE,
  ],
  // Walloon art. 44: 185,000 × 0.125 = 23,125.
  [
    { price: 185_000, region: 'WALLONIA', situation: 'ownHome' },
    '2023-01-01',
    23_125,
    185_000 + 23_125 + FILE,
  ],
  // Walloon art. 44: 333,333.33 × 0.125 = 41,666.66625, to the cent 41,666.67.
  [
    { price: 333_333.33, region: 'WALLONIA', situation: 'ownHome' },
    '2024-12-31',
    41_666.67,
    333_333.33 + 41_666.67 + FILE,
  ],
  // Walloon art. 44: 80,000 × 0.125 = 10,000.
  [
    { price: 80_000, region: 'WALLONIA', situation: 'ownHome', land: true },
    '2024-12-31',
    10_000,
    80_000 + 10_000 + FILE,
  ],
  // Walloon art. 44: 449,998 × 0.125 = 56,249.75.
  [
    { price: 449_998, region: 'WALLONIA', situation: 'secondHome' },
    '2024-12-31',
    56_249.75,
    449_998 + 56_249.75 + FILE,
  ],
  // Walloon art. 44: 449,998 × 0.125 = 56,249.75.
  [
    { price: 449_998, region: 'WALLONIA', situation: 'secondHome' },
    '2025-01-01',
    56_249.75,
    449_998 + 56_249.75 + FILE,
  ],
  // Walloon art. 44: 64,000 × 0.125 = 8,000.
  [
    { price: 64_000, region: 'WALLONIA', situation: 'secondHome', land: true },
    '2025-01-01',
    8_000,
    64_000 + 8_000 + FILE,
  ],
  // Walloon art. 44bis: 333,333.33 × 0.03 = 9,999.9999, to the cent 10,000.
  [
    { price: 333_333.33, region: 'WALLONIA', situation: 'ownHome' },
    '2025-01-01',
    10_000,
    333_333.33 + 10_000 + FILE,
  ],
  // Walloon art. 44bis: 560,000 × 0.03 = 16,800.
  [
    { price: 560_000, region: 'WALLONIA', situation: 'ownHome' },
    '2026-11-22',
    16_800,
    560_000 + 16_800 + FILE,
  ],
  // Walloon art. 44bis: 80,000 × 0.03 = 2,400.
  [
    { price: 80_000, region: 'WALLONIA', situation: 'ownHome', land: true },
    '2025-01-01',
    2_400,
    80_000 + 2_400 + FILE,
  ],
  // Brussels art. 46bis until 31.3.2023: (500,000 − 175,000) × 0.125 = 40,625.
  [
    { price: 500_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-03-31',
    40_625,
    500_000 + 40_625 + FILE,
  ],
  // Brussels art. 46bis until 31.3.2023, above its ceiling: 500,000.01 × 0.125 = 62,500.00125, to the cent 62,500.
  [
    { price: 500_000.01, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-03-31',
    62_500,
    500_000.01 + 62_500 + FILE,
  ],
  // Brussels art. 46bis until 31.3.2023: 175,000 is within what bears no duty: 0.
  [
    { price: 175_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-03-31',
    0,
    175_000 + 0 + FILE,
  ],
  // Brussels art. 46bis until 31.3.2023: (175,000.8 − 175,000) × 0.125 = 0.1.
  [
    { price: 175_000.8, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-03-31',
    0.1,
    175_000.8 + 0.1 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: (500,000.01 − 200,000) × 0.125 = 37,500.00125, to the cent 37,500.
  [
    { price: 500_000.01, region: 'BRUSSELS', situation: 'ownHome' },
    '2023-04-01',
    37_500,
    500_000.01 + 37_500 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: 200,000 is within what bears no duty: 0.
  [
    { price: 200_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    0,
    200_000 + 0 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: 199,999.99 is within what bears no duty: 0.
  [
    { price: 199_999.99, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    0,
    199_999.99 + 0 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: (200,008 − 200,000) × 0.125 = 1.
  [
    { price: 200_008, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    1,
    200_008 + 1 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: (599,999.99 − 200,000) × 0.125 = 49,999.99875, to the cent 50,000.
  [
    { price: 599_999.99, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    50_000,
    599_999.99 + 50_000 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023, above its ceiling: 750,000 × 0.125 = 93,750.
  [
    { price: 750_000, region: 'BRUSSELS', situation: 'ownHome' },
    '2026-11-22',
    93_750,
    750_000 + 93_750 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: 100,000 is within what bears no duty: 0.
  [
    { price: 100_000, region: 'BRUSSELS', situation: 'ownHome', land: true },
    '2026-11-22',
    0,
    100_000 + 0 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023: (300,000 − 100,000) × 0.125 = 25,000.
  [
    { price: 300_000, region: 'BRUSSELS', situation: 'ownHome', land: true },
    '2026-11-22',
    25_000,
    300_000 + 25_000 + FILE,
  ],
  // Brussels art. 46bis from 1.4.2023, above its ceiling: 300,000.01 × 0.125 = 37,500.00125, to the cent 37,500.
  [
    { price: 300_000.01, region: 'BRUSSELS', situation: 'ownHome', land: true },
    '2026-11-22',
    37_500,
    300_000.01 + 37_500 + FILE,
  ],
  // Brussels art. 44: 200,000 × 0.125 = 25,000.
  [
    { price: 200_000, region: 'BRUSSELS', situation: 'secondHome' },
    '2023-03-31',
    25_000,
    200_000 + 25_000 + FILE,
  ],
  // Brussels art. 44: 120,000 × 0.125 = 15,000.
  [
    { price: 120_000, region: 'BRUSSELS', situation: 'secondHome', land: true },
    '2026-11-22',
    15_000,
    120_000 + 15_000 + FILE,
  ],
  // KB nr. 20 art. 1: 415,000 × 0.21 = 87,150.
  [
    { price: 415_000, region: 'FLANDERS', situation: 'newBuild21' },
    '2023-01-01',
    87_150,
    415_000 + 87_150 + FILE,
  ],
  // KB nr. 20 art. 1: 287,654.32 × 0.21 = 60,407.4072, to the cent 60,407.41.
  [
    { price: 287_654.32, region: 'WALLONIA', situation: 'newBuild21' },
    '2026-11-22',
    60_407.41,
    287_654.32 + 60_407.41 + FILE,
  ],
  // KB nr. 20 tabel B, XI: 250,000 × 0.12 = 30,000.
  [
    { price: 250_000, region: 'FLANDERS', situation: 'newBuild12' },
    '2023-01-01',
    30_000,
    250_000 + 30_000 + FILE,
  ],
  // KB nr. 20 tabel A, XXXVII: 199,995 × 0.06 = 11,999.7.
  [
    { price: 199_995, region: 'BRUSSELS', situation: 'newBuild6' },
    '2025-07-01',
    11_999.7,
    199_995 + 11_999.7 + FILE,
  ],
  // KB nr. 20 tabel A, XXXVII: 415,000 × 0.06 = 24,900.
  [
    { price: 415_000, region: 'FLANDERS', situation: 'newBuild6' },
    '2026-11-22',
    24_900,
    415_000 + 24_900 + FILE,
  ],
]

/** Modest homes: what is bought, on which day, the duty, what is taken off, and the total (VCF art. 2.9.5.0.5). */
const MODEST: [Purchase, string, number, number, number][] = [
  // 129,000 × 0.02 = 2,580, less 1,867 = 713.
  [
    { price: 129_000, region: 'FLANDERS', situation: 'ownHome' },
    '2026-11-22',
    2_580,
    -1_867,
    129_000 + 713 + FILE,
  ],
  // The highest price of a modest home: 220,000 × 0.02 = 4,400, less 1,867 = 2,533.
  [
    { price: 220_000, region: 'FLANDERS', situation: 'ownHome' },
    '2025-01-01',
    4_400,
    -1_867,
    220_000 + 2_533 + FILE,
  ],
  // In a core city or the Rand: 240,000 × 0.02 = 4,800, less 1,867 = 2,933.
  [
    { price: 240_000, region: 'FLANDERS', situation: 'ownHome', inCoreCity: true },
    '2026-11-22',
    4_800,
    -1_867,
    240_000 + 2_933 + FILE,
  ],
  // Never more than the duty: 75,000.5 × 0.02 = 1,500.01, less 1,500.01 = 0.
  [
    { price: 75_000.5, region: 'FLANDERS', situation: 'ownHome' },
    '2026-11-22',
    1_500.01,
    -1_500.01,
    75_000.5 + FILE,
  ],
  // 61 × 0.02 = 1.22, less 1.22 = 0.
  [{ price: 61, region: 'FLANDERS', situation: 'ownHome' }, '2026-11-22', 1.22, -1.22, 61 + FILE],
  // 199,999.99 × 0.02 = 3,999.9998, to the cent 4,000, less 1,867 = 2,133.
  [
    { price: 199_999.99, region: 'FLANDERS', situation: 'ownHome' },
    '2025-01-01',
    4_000,
    -1_867,
    199_999.99 + 2_133 + FILE,
  ],
  // 199,999.99 × 0.03 = 5,999.9997, to the cent 6,000, less 2,800 = 3,200.
  [
    { price: 199_999.99, region: 'FLANDERS', situation: 'ownHome' },
    '2024-12-31',
    6_000,
    -2_800,
    199_999.99 + 3_200 + FILE,
  ],
  // At 3 %, until 31.12.2024: 129,000 × 0.03 = 3,870, less 2,800 = 1,070.
  [
    { price: 129_000, region: 'FLANDERS', situation: 'ownHome' },
    '2024-12-31',
    3_870,
    -2_800,
    129_000 + 1_070 + FILE,
  ],
]

/** Above the price, or no own home, or not in Flanders. */
const NOT_MODEST: Purchase[] = [
  { price: 220_000.01, region: 'FLANDERS', situation: 'ownHome' },
  { price: 240_000.01, region: 'FLANDERS', situation: 'ownHome', inCoreCity: true },
  { price: 129_000, region: 'FLANDERS', situation: 'secondHome' },
  { price: 129_000, region: 'FLANDERS', situation: 'ownHome', land: true },
  { price: 129_000, region: 'WALLONIA', situation: 'ownHome' },
  { price: 129_000, region: 'BRUSSELS', situation: 'ownHome' },
  { price: 129_000, region: 'FLANDERS', situation: 'newBuild6' },
]

describe('a purchase, worked out by hand', () => {
  it.each(MODEST)(
    '17.32: %j on %s bears %d, less %d, and comes to %d (LAW-72, LAW-34)',
    (purchase, today, tax, reduction, total) => {
      const cost = allInCost(purchase, today)
      expect(cost?.lines).toMatchObject([
        { id: 'registration', amount: tax },
        { id: 'modestHome', amount: reduction },
        { id: 'notary', amount: null },
        { amount: FILE },
      ])
      expect(cost?.total).toBe(cents(total))
      expect(cost?.sources.map(({ article }) => article)).toContain('art. 2.9.5.0.5')
    },
  )

  it.each(NOT_MODEST.map(purchase => [purchase]))(
    '17.32: %j is no modest home (LAW-72)',
    purchase =>
      expect(allInCost(purchase, '2026-11-22')?.lines.map(({ id }) => id)).not.toContain(
        'modestHome',
      ),
  )

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

  it('covers 60 cases and more', () =>
    expect(EXAMPLES.length + MODEST.length).toBeGreaterThanOrEqual(60))

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
