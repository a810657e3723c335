import { describe, expect, it } from 'vitest'
import {
  readDays,
  readRanges,
  writeDays,
  writeRanges,
} from '../../../shared/booking/written-hours.ts'

describe('hours as people write them', () => {
  it.each([
    ['9:00-12:00, 13u30-18u', '09:00-12:00, 13:30-18:00'],
    ['14h-18h30; 9.15 – 12', '09:15-12:00, 14:00-18:30'],
    ['', ''],
    [' , ', ''],
    ['0-23:59', '00:00-23:59'],
  ])('reads %j (CAL-21)', (text, written) => {
    const ranges = readRanges(text)
    expect(ranges && writeRanges(ranges)).toBe(written)
  })

  it.each(['12-9', '9-9', '9-12, 11-13', '24:00-25:00', '9:60-12', 'morgen', '9', '9-12-13'])(
    'refuses %j (CAL-21)',
    text => expect(readRanges(text)).toBeNull(),
  )
})

describe('days as people write them', () => {
  it.each([
    ['25/12/2026\n24/12/2026', '24/12/2026 - 25/12/2026'],
    ['24/12/2026 - 2/1/2027', '24/12/2026 - 02/01/2027'],
    ['2026-12-25; 1-1-2027', '25/12/2026\n01/01/2027'],
    ['24/12/2026   –\t2/1/2027', '24/12/2026 - 02/01/2027'],
    ['28/02/2028 - 1/3/2028', '28/02/2028 - 01/03/2028'],
    ['', ''],
  ])('reads %j (CAL-21)', (text, written) => {
    const days = readDays(text)
    expect(days && writeDays(days)).toBe(written)
  })

  it.each(['30/2/2026', '2/1/2027 - 24/12/2026', 'Kerstmis', '1/1/2026 - 2/1/2027', '1/1/26'])(
    'refuses %j (CAL-21)',
    text => expect(readDays(text)).toBeNull(),
  )

  it('refuses what is long as soon as what is short (SEC-68)', () => {
    expect(readDays(`1/1/2027${' '.repeat(200_000)}2/1/2027`)).toBeNull()
  })
})
