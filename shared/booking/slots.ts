import { addDays, nightsBetween, weekday } from '../time/day.ts'
import { dayClock, wallTime } from '../time/time-zone.ts'
import type { Day, Seconds } from '../time/units.ts'
import type { AgendaRules, AgendaSlot, TimeRange } from './agenda.ts'

interface SlotKind {
  minutes: number
  buffer: number
  capacity: number
  group: boolean
}

interface Span {
  from: Seconds
  to: Seconds
}

/** The slots of one day in Brussels, earliest first. A viewing keeps its real length when the clock changes. */
export function slotsOn(rules: AgendaRules, day: Day): AgendaSlot[] {
  if (rules.closed.includes(day)) return []
  const groups = rules.groups.filter(group => group.day === day)
  const { minutes, buffer, capacity } = rules
  const at = dayClock(day)
  const span = ([from, to]: TimeRange): Span => ({ from: at(from), to: at(to) })
  const slots =
    groups.length > 0
      ? groups.flatMap(group =>
          slotsIn(span([group.from, group.to]), [], { ...group, buffer, group: true }),
        )
      : (rules.hours[weekday(day) - 1] ?? []).flatMap(range =>
          slotsIn(span(range), rules.breaks.map(span), {
            minutes,
            buffer,
            capacity,
            group: false,
          }),
        )
  return slots.toSorted((a, b) => a.start - b.start)
}

/** The slots that can be booked at an instant: neither past nor too soon, nor too far ahead. */
export function bookableSlots(rules: AgendaRules, now: Seconds): AgendaSlot[] {
  const today = wallTime(now).day
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) =>
    slotsOn(rules, addDays(today, ahead)),
  )
    .flat()
    .filter(slot => isInTime(rules, slot, now))
}

/** The slot that starts at an instant, if it can be booked. */
export function bookableSlot(
  rules: AgendaRules,
  start: Seconds,
  now: Seconds,
): AgendaSlot | undefined {
  const ahead = nightsBetween(wallTime(now).day, wallTime(start).day)
  if (!(ahead >= 0 && ahead <= rules.daysAhead)) return undefined
  return slotsOn(rules, wallTime(start).day).find(
    slot => slot.start === start && isInTime(rules, slot, now),
  )
}

const isInTime = ({ noticeMinutes }: AgendaRules, { start }: AgendaSlot, now: Seconds): boolean =>
  start > now && start >= now + noticeMinutes * 60

/** One after the other with travel time between them; none during a break. */
function slotsIn(
  open: Span,
  breaks: Span[],
  { minutes, buffer, capacity, group }: SlotKind,
): AgendaSlot[] {
  const slots: AgendaSlot[] = []
  const length: Seconds = Math.max(5, minutes) * 60
  let start = open.from
  while (start + length <= open.to) {
    const end = start + length
    const inTheWay = breaks.find(({ from, to }) => from < end && to > start)
    if (inTheWay) {
      start = inTheWay.to
      continue
    }
    slots.push({ start, end, busyUntil: end + buffer * 60, capacity, group })
    start = end + buffer * 60
  }
  return slots
}
