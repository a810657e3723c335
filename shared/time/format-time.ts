import { weekday } from './day.ts'
import type { Translate } from '../translator.ts'
import { wallTime } from './time-zone.ts'
import type { Day, Seconds } from './units.ts'

/** 'dinsdag 24 november' of a day (FORMAT-54). */
export const formatDayInWords = (day: Day, t: Translate): string =>
  t('calendar.date', {
    count: Number(day.slice(8)),
    weekday: t(`calendar.weekday.${weekday(day)}`),
    month: t(`calendar.month.${Number(day.slice(5, 7))}`),
  })

/** 'dinsdag 24 november 2026' of a day. */
export const formatWeekdayDate = (day: Day, t: Translate): string =>
  `${formatDayInWords(day, t)} ${day.slice(0, 4)}`

/** 'dinsdag 24 november 2026 om 10:00 uur' of an instant, on the clock of Brussels. */
export function formatDateTime(instant: Seconds, t: Translate): string {
  const { day, time } = wallTime(instant)
  return t('calendar.dateTime', { date: formatDayInWords(day, t), year: day.slice(0, 4), time })
}
