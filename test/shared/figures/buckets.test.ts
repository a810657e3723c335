import { describe, expect, it } from 'vitest'
import { bucketsOf, sumOf } from '../../../shared/figures/buckets.ts'
import { isFew } from '../../../shared/figures/outsiders.ts'
import { unusualDays } from '../../../shared/figures/unusual.ts'

const day = (name: string, views: number) => ({
  day: name,
  views,
  saves: 1,
  brochures: 0,
  enquiries: 0,
  viewings: 2,
})

describe('the bars of a chart', () => {
  it('are days up to a month and weeks of a quarter, each day in one of them (FIGURE-11)', () => {
    const rows = [day('2026-11-22', 3), day('2026-11-16', 4), day('2026-08-25', 5)]
    expect(bucketsOf(rows, '2026-11-22', 7).map(({ from, views }) => [from, views])).toEqual([
      ['2026-11-16', 4],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 0],
      ['2026-11-21', 0],
      ['2026-11-22', 3],
    ])
    const weeks = bucketsOf(rows, '2026-11-22', 90)
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toMatchObject({ from: '2026-08-25', to: '2026-08-30', views: 5 })
    expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', to: '2026-11-22', views: 7 })
    expect(sumOf(weeks)).toEqual(sumOf(rows))
  })
})

describe('a day', () => {
  it('stands out over ten times the median, and never with a few (FIGURE-14)', () => {
    const usual = Array.from({ length: 27 }, (_, index) =>
      day(`2026-11-${String(index + 1).padStart(2, '0')}`, 6),
    )
    expect(unusualDays([...usual, day('2026-11-28', 60)], 28)).toEqual([])
    expect(unusualDays([...usual, day('2026-11-28', 61)], 28)).toEqual(['2026-11-28'])
    expect(unusualDays([day('2026-11-28', 20)], 28)).toEqual([])
    expect(unusualDays([day('2026-11-28', 21)], 28)).toEqual(['2026-11-28'])
  })
})

describe('a count', () => {
  it('is few from one to four (FIGURE-12)', () => {
    expect([0, 1, 4, 5].map(isFew)).toEqual([false, true, true, false])
  })
})
