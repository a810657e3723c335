import { addDays, nightsBetween, weekday } from '../day.ts'
import type { AgendaRules, AgendaTime, Stretch } from './agenda.ts'
import { dayClock, wallTime } from './zone.ts'

interface Kind {
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
export function timesOn(rules: AgendaRules, day: string): AgendaTime[] {
  if (rules.closed.includes(day)) return []
  const groups = rules.groups.filter(group => group.day === day)
  const { minutes, buffer, capacity } = rules
  const at = dayClock(day)
  const span = ([from, to]: Stretch): Span => ({ from: at(from), to: at(to) })
  const times =
    groups.length > 0
      ? groups.flatMap(group =>
          walk(span([group.from, group.to]), [], { ...group, buffer, group: true }),
        )
      : (rules.hours[weekday(day) - 1] ?? []).flatMap(stretch =>
          walk(span(stretch), rules.breaks.map(span), { minutes, buffer, capacity, group: false }),
        )
  return times.toSorted((a, b) => a.start - b.start)
}

/** What may still be booked at an instant: neither past nor too soon, nor too far ahead. */
export function bookableTimes(rules: AgendaRules, now: number): AgendaTime[] {
  const today = wallTime(now).day
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) =>
    timesOn(rules, addDays(today, ahead)),
  )
    .flat()
    .filter(time => isInTime(rules, time, now))
}

/** The time that a slot names, if it may still be booked. */
export function bookableTime(
  rules: AgendaRules,
  slot: number,
  now: number,
): AgendaTime | undefined {
  const ahead = nightsBetween(wallTime(now).day, wallTime(slot).day)
  if (!(ahead >= 0 && ahead <= rules.daysAhead)) return undefined
  return timesOn(rules, wallTime(slot).day).find(
    time => time.start === slot && isInTime(rules, time, now),
  )
}

const isInTime = ({ noticeMinutes }: AgendaRules, { start }: AgendaTime, now: number): boolean =>
  start > now && start >= now + noticeMinutes * 60

/** One after the other, travel between them; a pause in the way is waited out. */
function walk(
  open: Span,
  pauses: Span[],
  { minutes, buffer, capacity, group }: Kind,
): AgendaTime[] {
  const times: AgendaTime[] = []
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
