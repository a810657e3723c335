import { formatDate } from '../../shared/format.ts'
import { formatDateTime } from '../../shared/time/format-time.ts'
import { toDay, wallTime } from '../../shared/time/time-zone.ts'
import { seconds, type Millis } from '../../shared/time/units.ts'
import type { Translate } from '../../shared/translator.ts'

/** 'dinsdag 24 november 2026 om 10:00 uur'. */
export const moment = (time: Millis, t: Translate): string => formatDateTime(seconds(time), t)

/** 'vandaag 10:00', or the day that it was. */
export const shortMoment = (time: Millis, now: Millis, t: Translate): string =>
  toDay(time) === toDay(now)
    ? t('deskPage.today', { time: wallTime(seconds(time)).time })
    : (formatDate(toDay(time)) ?? '')
