import { addDays, nightsBetween, weekday } from '../time/day.ts'
import type { AgendaRules, AgendaSlot, TimeRange } from './agenda.ts'
import { dayClock, wallTime } from '../time/time-zone.ts'

interface SlotKind {
  minutes: number
  buffer: number
  capacity: number
  group: boolean
}

interface Span {
  from: number
  to: number
}

/** The times of one day in Brussels, earliest first. A viewing takes its real length across a change of the hour. */
export function slotsOn(rules: AgendaRules, day: string): AgendaSlot[] {
  if (rules.closed.includes(day)) return []
  const groups = rules.groups.filter(group => group.day === day)
  const { minutes, buffer, capacity } = rules
  const at = dayClock(day)
  const span = ([from, to]: TimeRange): Span => ({ from: at(from), to: at(to) })
  const times =
    groups.length > 0
      ? groups.flatMap(group =>
          slotsIn(span([group.from, group.to]), [], { ...group, buffer, group: true }),
        )
      : (rules.hours[weekday(day) - 1] ?? []).flatMap(stretch =>
          slotsIn(span(stretch), rules.breaks.map(span), {
            minutes,
            buffer,
            capacity,
            group: false,
          }),
        )
  return times.toSorted((a, b) => a.start - b.start)
}

/** What may still be booked at an instant: neither past nor too soon, nor too far ahead. */
export function bookableSlots(rules: AgendaRules, now: number): AgendaSlot[] {
  const today = wallTime(now).day
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) =>
    slotsOn(rules, addDays(today, ahead)),
  )
    .flat()
    .filter(time => isInTime(rules, time, now))
}

/** The time that a slot names, if it may still be booked. */
export function bookableSlot(
  rules: AgendaRules,
  slot: number,
  now: number,
): AgendaSlot | undefined {
  const ahead = nightsBetween(wallTime(now).day, wallTime(slot).day)
  if (!(ahead >= 0 && ahead <= rules.daysAhead)) return undefined
  return slotsOn(rules, wallTime(slot).day).find(
    time => time.start === slot && isInTime(rules, time, now),
  )
}

const isInTime = ({ noticeMinutes }: AgendaRules, { start }: AgendaSlot, now: number): boolean =>
  start > now && start >= now + noticeMinutes * 60

/** One after the other, travel between them; a pause in the way is waited out. */
function slotsIn(
  open: Span,
  pauses: Span[],
  { minutes, buffer, capacity, group }: SlotKind,
): AgendaSlot[] {
  const times: AgendaSlot[] = []
  const length = Math.max(5, minutes) * 60
  let start = open.from
  while (start + length <= open.to) {
    const end = start + length
    const pause = pauses.find(({ from, to }) => from < end && to > start)
    if (pause) {
      start = pause.to
      continue
    }
    times.push({ start, end, busyUntil: end + buffer * 60, capacity, group })
    start = end + buffer * 60
  }
  return times
}
