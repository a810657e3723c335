import { addDays, daysBetween, isDay, nightsBetween } from '../time/day.ts'
import type { Day } from '../time/units.ts'
import type { TimeRange } from './agenda.ts'

/** '9', '9:30', '9u30', '9.30', '9h30'. */
const TIME = String.raw`(\d{1,2})(?:[:.uhUH](\d{2})?)?`
const RANGE = new RegExp(String.raw`^${TIME}\s*[-–—]\s*${TIME}$`)
const BETWEEN_RANGES = /[,;\n]+/
const MAX_RANGES = 12

/** 'HH:MM'; null: no time of a day. */
function timeOf(hour = '', minute = '00'): string | null {
  const isTime = Number(hour) < 24 && Number(minute) < 60
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** '9:00-12:00, 13u30-18u' as ranges, the earliest first; null: something in it is none, ends before it begins or overlaps. */
export function readRanges(text: string): TimeRange[] | null {
  const ranges: TimeRange[] = []
  for (const part of text
    .split(BETWEEN_RANGES)
    .map(each => each.trim())
    .filter(Boolean)) {
    const found = RANGE.exec(part)
    const from = found && timeOf(found[1], found[2])
    const to = found && timeOf(found[3], found[4])
    if (!from || !to || from >= to) return null
    ranges.push([from, to])
  }
  const sorted = ranges.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const overlaps = sorted.some(([from], index) => from < (sorted[index - 1]?.[1] ?? ''))
  return overlaps || sorted.length > MAX_RANGES ? null : sorted
}

export const writeRanges = (ranges: readonly TimeRange[]): string =>
  ranges.map(range => range.join('-')).join(', ')

const MAX_SPAN = 366
const MAX_DAYS = 1_500

/** '25/12/2026', '2026-12-25'; null: no day. */
function dayOf(text: string): Day | null {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const day = year
    ? `${year}-${(month ?? '').padStart(2, '0')}-${(date ?? '').padStart(2, '0')}`
    : text
  return isDay(day) ? day : null
}

/** Days and spans of days, one a line, '24/12/2026 - 2/1/2027', the earliest first; null: something in it is none. */
export function readDays(text: string): Day[] | null {
  const days = new Set<Day>()
  for (const line of text
    .split(/[\n,;]+/)
    .map(each => each.trim())
    .filter(Boolean)) {
    const [first = '', last = first, more] = line.split(/\s[-–—]\s/).map(each => each.trim())
    const [from, to] = [dayOf(first), dayOf(last)]
    if (!from || !to || more !== undefined || from > to) return null
    if (nightsBetween(from, to) >= MAX_SPAN) return null
    for (const day of daysBetween(from, addDays(to, 1))) days.add(day)
    if (days.size > MAX_DAYS) return null
  }
  return [...days].toSorted()
}

const writeDay = (day: Day): string => day.split('-').toReversed().join('/')

/** The same days as people write them, those that follow each other as one span. */
export function writeDays(days: readonly Day[]): string {
  const spans: [Day, Day][] = []
  for (const day of days.toSorted()) {
    const last = spans.at(-1)
    if (last && addDays(last[1], 1) === day) last[1] = day
    else if (last?.[1] !== day) spans.push([day, day])
  }
  return spans
    .map(([from, to]) => (from === to ? writeDay(from) : `${writeDay(from)} - ${writeDay(to)}`))
    .join('\n')
}
