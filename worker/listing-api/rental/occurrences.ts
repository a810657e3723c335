import ICAL from 'ical.js'
import { addDays, isDay } from '../../../shared/time/day.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { ApiError } from '../http/errors.ts'
import { dayInBrussels, writtenDay } from './written-day.ts'

/** Rarer, an event takes nights; more often, hours. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
/** Candidates that the rules of one calendar may try, and days that its events list. */
export const MAX_STEPS = 20_000

interface Occurrences {
  /** Days on which it begins, besides its own. */
  days: Day[]
  /** Days on which it does not. */
  without: Set<Day>
}

/** What is left of MAX_STEPS. */
export interface Budget {
  steps: number
}

/** When an event recurs up to a day. Throws what `refuse` makes of a rule that is too much. */
export function occurrences(
  event: ICAL.Component,
  until: Day,
  budget: Budget,
  refuse: (reason: string) => ApiError,
): Occurrences {
  const start = event.getFirstProperty('dtstart')
  const days = daysListed(event, 'rdate', budget, refuse).filter(day => day <= until)
  const without = new Set(daysListed(event, 'exdate', budget, refuse))
  for (const property of event.getAllProperties('rrule')) {
    const begin = start?.getFirstValue()
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur) || !FREQUENCIES.includes(rule.freq))
      throw refuse('It recurs more often than daily')
    if (!(begin instanceof ICAL.Time)) continue
    for (const time of timesOf(rule, begin, addDays(until, 1), budget, refuse)) {
      const day = dayInBrussels(time, start)
      if (day && isDay(day) && day <= until) days.push(day)
    }
  }
  return { days, without }
}

/** So many of the days that the iterator walks through are a step more: a usual rule has fewer from one candidate to the next. */
const DAYS_A_STEP = 31

/**
 * The times of a rule. Its iterator tries candidates without end where none fits, so each one it tries is counted, and the
 * days that it walks to the next.
 */
function timesOf(
  rule: ICAL.Recur,
  begin: ICAL.Time,
  until: Day,
  budget: Budget,
  refuse: (reason: string) => ApiError,
): ICAL.Time[] {
  const times: ICAL.Time[] = []
  const count = (steps = 1): void => {
    budget.steps -= steps
    if (budget.steps < 0) throw refuse('Its recurrence cannot be worked out')
  }
  try {
    const iterator = rule.iterator(begin)
    const fits = iterator.check_contracting_rules.bind(iterator)
    // The third Monday of a month is found by looking at all of its days.
    const perCandidate = rule.getComponent('BYSETPOS').length > 0 ? DAYS_A_STEP : 1
    iterator.check_contracting_rules = () => {
      count(perCandidate)
      return fits()
    }
    const walk = iterator.increment_monthday.bind(iterator)
    iterator.increment_monthday = days => {
      count(Math.floor(days / DAYS_A_STEP))
      walk(days)
    }
    for (let time = iterator.next(); time && writtenDay(time) <= until; time = iterator.next()) {
      count()
      times.push(time.clone())
    }
  } catch {
    throw refuse('Its recurrence cannot be worked out')
  }
  return times
}

/** The days that a property lists; each is a step. */
function daysListed(
  event: ICAL.Component,
  name: string,
  budget: Budget,
  refuse: (reason: string) => ApiError,
): Day[] {
  return event.getAllProperties(name).flatMap(property => {
    const values = property.getValues()
    budget.steps -= values.length
    if (budget.steps < 0) throw refuse('It lists too many days')
    return values.flatMap(value => {
      const day = value instanceof ICAL.Time ? dayInBrussels(value, property) : null
      return day ? [day] : []
    })
  })
}
