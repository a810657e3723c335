import { addDays, daysBetween, isDay, nightsBetween } from '../time/day.ts'
import type { Day } from '../time/units.ts'

const MAX_NIGHTS = 1500
const MAX_EVENT_NIGHTS = 400

/**
 * The nights that the events of an external calendar block, each once and in order: from the day an event begins up to
 * the day it ends. Cancelled and transparent events block none. null: not a calendar, or over 1,500 nights.
 */
export function blockedNights(text: string): Day[] | null {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  if (lines[0]?.trim() !== 'BEGIN:VCALENDAR') return null
  const nights = new Set<Day>()
  let event: Record<string, string> | null = null
  for (const line of lines) {
    if (line.startsWith('BEGIN:VEVENT')) event = {}
    else if (line.startsWith('END:VEVENT')) {
      for (const night of event ? nightsOf(event) : []) nights.add(night)
      event = null
      if (nights.size > MAX_NIGHTS) return null
    } else if (event) {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line.trim()) ?? []
      if (name) event[name] = value
    }
  }
  return [...nights].toSorted()
}

function nightsOf({ DTSTART, DTEND, STATUS, TRANSP }: Record<string, string>): Day[] {
  const start = writtenDay(DTSTART)
  if (!start || STATUS === 'CANCELLED' || TRANSP === 'TRANSPARENT') return []
  const end = writtenDay(DTEND) ?? addDays(start, 1)
  const length = nightsBetween(start, end)
  return length > 0 && length <= MAX_EVENT_NIGHTS ? daysBetween(start, end) : []
}

/** The day of '20261205' or '20261205T160000Z', as written. */
function writtenDay(value: string | undefined): Day | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T|$)/.exec(value ?? '') ?? []
  const written = `${year}-${month}-${day}`
  return isDay(written) ? written : null
}

/** Consecutive nights as ranges [first night, day after the last]. */
export function nightRanges(nights: readonly Day[]): [start: Day, end: Day][] {
  const stretches: [Day, Day][] = []
  for (const night of nights.toSorted()) {
    const last = stretches.at(-1)
    if (last && last[1] === night) last[1] = addDays(night, 1)
    else if (!last || night > last[1]) stretches.push([night, addDays(night, 1)])
  }
  return stretches
}
