import { weekday } from './day.ts'
import { formatDate } from '../format.ts'
import type { Translate } from '../translator.ts'
import { wallTime } from './time-zone.ts'
import type { Day, Seconds } from './units.ts'

/** 'dinsdag 24/11/2026' of a day. */
export const formatWeekdayDate = (day: Day, t: Translate): string =>
  `${t(`calendar.weekday.${weekday(day)}`)} ${formatDate(day)}`

/** 'dinsdag 24/11/2026, 10:00' of an instant, on the clock of Brussels. */
export function formatDateTime(instant: Seconds, t: Translate): string {
  const { day, time } = wallTime(instant)
  return `${formatWeekdayDate(day, t)}, ${time}`
}
