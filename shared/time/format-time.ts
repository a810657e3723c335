import { weekday } from './day.ts'
import { formatDate } from '../format.ts'
import type { Translate } from '../translator.ts'
import { wallTime } from './time-zone.ts'

/** 'dinsdag 24/11/2026' of a day. */
export const formatWeekdayDate = (day: string, t: Translate): string =>
  `${t(`calendar.weekday.${weekday(day)}`)} ${formatDate(day)}`

/** 'dinsdag 24/11/2026, 10:00' of an instant in seconds, on the clock of Brussels. */
export function formatDateTime(instant: number, t: Translate): string {
  const { day, time } = wallTime(instant)
  return `${formatWeekdayDate(day, t)}, ${time}`
}
