import ICAL from 'ical.js'
import { addDays, daysBetween, isDay, nightsBetween } from '../../../shared/time/day.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import { ApiError } from '../http/errors.ts'
import { MAX_STEPS, occurrences, type Budget } from './occurrences.ts'
import { dayInBrussels } from './written-day.ts'

/** Bytes of a calendar. */
export const MAX_CALENDAR = 2_000_000
/** Letters of a line, put together again: the library takes the square of its parameters. */
const MAX_LINE = 64_000
const MAX_EVENTS = 5000
const MAX_NIGHTS = 1500
const MAX_EVENT_NIGHTS = 400
const MAX_DURATION: Seconds = (MAX_EVENT_NIGHTS + 1) * 86_400

/** Which nights an event may take: from today on, and recurring ones for so many days. */
interface Window {
  today: Day
  /** The last day on which an occurrence may begin. */
  until: Day
}

const WINDOW_DAYS = 731

/**
 * The nights from today on that the events of another calendar take, each once and in order: from the day an event begins up
 * to the day it ends. Cancelled and transparent events take none, and those whose UID `isOwn` went out from here. Throws an
 * ApiError: 400 for what is no whole iCalendar, 422 for one that is more than we work out, with the event (IMPORT-44).
 */
export function readCalendar(text: string, today: Day, isOwn: (uid: string) => boolean): Day[] {
  const window = { today, until: addDays(today, WINDOW_DAYS) }
  const events = eventsOf(text)
  if (events.length > MAX_EVENTS)
    throw new ApiError('invalid', `More than ${MAX_EVENTS} events`, 'body')
  const moved = movedDays(events)
  const budget = { steps: MAX_STEPS }
  const nights = new Set<Day>()
  for (const event of events) {
    const uid = uidOf(event)
    if (isOwn(uid)) continue
    for (const night of readEvent(event, window, budget, moved.get(uid) ?? [])) nights.add(night)
    if (nights.size > MAX_NIGHTS) throw tooMuch(`More than ${MAX_NIGHTS} nights`, event)
  }
  return [...nights].toSorted()
}

const hasLongLine = (text: string): boolean =>
  text.length > MAX_LINE &&
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .some(line => line.length > MAX_LINE)

function eventsOf(text: string): ICAL.Component[] {
  if (hasLongLine(text)) throw new ApiError('invalid', `A line of over ${MAX_LINE} letters`, 'body')
  try {
    const parsed: unknown[] = ICAL.parse(text.trim())
    const calendar = new ICAL.Component(parsed)
    if (calendar.name !== 'vcalendar') throw new Error('not a calendar')
    // Zones are looked up by name: what a calendar says of them is not worked out.
    calendar.removeAllSubcomponents('vtimezone')
    return calendar.getAllSubcomponents('vevent')
  } catch {
    throw new ApiError(400, 'Not a whole iCalendar', 'body')
  }
}

/** Days of occurrences that stand as events of their own, by UID. */
function movedDays(events: readonly ICAL.Component[]): Map<string, Day[]> {
  const moved = new Map<string, Day[]>()
  for (const event of events) {
    const day = dayOf(event, 'recurrence-id')
    if (!day) continue
    const days = moved.get(uidOf(event)) ?? []
    days.push(day)
    moved.set(uidOf(event), days)
  }
  return moved
}

/** The nights of an event; one that the library cannot read is refused by its UID. */
function readEvent(...parameters: Parameters<typeof nightsOf>): Day[] {
  try {
    return nightsOf(...parameters)
  } catch (error) {
    throw error instanceof ApiError ? error : tooMuch('It cannot be read', parameters[0])
  }
}

function nightsOf(
  event: ICAL.Component,
  window: Window,
  budget: Budget,
  moved: readonly Day[],
): Day[] {
  if (textOf(event, 'status') === 'CANCELLED' || textOf(event, 'transp') === 'TRANSPARENT')
    return []
  const start = dayOf(event, 'dtstart')
  if (!start) return []
  const length = nightsBetween(start, endOf(event, start))
  if (length <= 0 || length > MAX_EVENT_NIGHTS) return []
  const isMoved = event.hasProperty('recurrence-id')
  const begins = occurrences(event, window.until, budget, reason => tooMuch(reason, event))
  return [start, ...begins.days]
    .filter(day => !begins.without.has(day) && (isMoved || !moved.includes(day)))
    .flatMap(day => daysBetween(day, addDays(day, length)))
    .filter(night => night >= window.today)
}

/** The day an event ends: as it is written, by its duration, or the day after it begins. */
function endOf(event: ICAL.Component, start: Day): Day {
  const end = dayOf(event, 'dtend')
  if (end) return end
  const duration = event.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return addDays(start, 1)
  const begin = event.getFirstPropertyValue('dtstart')
  if (!(begin instanceof ICAL.Time)) return start
  // The library adds days one by one; so many take no night.
  if (Math.abs(duration.toSeconds()) > MAX_DURATION) return start
  const last = begin.clone()
  last.addDuration(duration)
  return dayInBrussels(last, event.getFirstProperty('dtstart')) ?? start
}

/** The day of a property in Brussels; null where there is none or it is no day. */
function dayOf(event: ICAL.Component, name: string): Day | null {
  const property = event.getFirstProperty(name)
  // As it is written, since the library makes 29 February 2027 the first of March.
  const day = String(property?.toJSON()[3]).slice(0, 10)
  if (!property || !isDay(day)) return null
  try {
    const value = property.getFirstValue()
    return value instanceof ICAL.Time ? dayInBrussels(value, property) : day
  } catch {
    // A day that is not marked as one has no time that could be read.
    return day
  }
}

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase()

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '')

const tooMuch = (reason: string, event: ICAL.Component): ApiError =>
  new ApiError(
    'invalid',
    `${reason}: ${uidOf(event).slice(0, 100) || 'an event without UID'}`,
    'body',
  )
