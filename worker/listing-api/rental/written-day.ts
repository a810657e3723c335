import type ICAL from 'ical.js'
import { TIME_ZONE, toDay } from '../../../shared/time/time-zone.ts'
import type { Day } from '../../../shared/time/units.ts'

/**
 * The day that a written time is in Brussels: a date, and a time without zone or with one that nobody knows, as written; any
 * other by its instant. Null for a zone's time that cannot be read.
 */
export function dayInBrussels(time: ICAL.Time, property: ICAL.Property | null): Day | null {
  const day = writtenDay(time)
  if (time.isDate) return day
  if (time.zone?.tzid === 'UTC') return toDay(Date.parse(`${day}T${clockOf(time)}Z`))
  const zone = property?.getFirstParameter('tzid')
  if (!zone || zone === TIME_ZONE) return day
  const offset = minutesAhead(zone, Date.parse(`${day}T${clockOf(time)}Z`))
  return offset === null ? day : toDay(Date.parse(`${day}T${clockOf(time)}Z`) - offset * 60_000)
}

const two = (value: number): string => String(value).padStart(2, '0')

export const writtenDay = ({ year, month, day }: ICAL.Time): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

const clockOf = ({ hour, minute, second }: ICAL.Time): string =>
  [hour, minute, second].map(two).join(':')

/** How far a zone is ahead of UTC; null for one that is not known. */
function minutesAhead(zone: string, at: number): number | null {
  if (Number.isNaN(at)) return null
  try {
    const name = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      timeZoneName: 'longOffset',
    }).format(at)
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])?(\d\d)?:?(\d\d)?/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes))
  } catch {
    return null
  }
}
