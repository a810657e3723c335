import type { ReactNode } from 'react'
import type { StayState } from '../../../shared/booking/stay-state.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { HOUR, type Day, type Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Tag } from '../page/notice.tsx'

const KINDS = {
  requested: 'warning',
  confirmed: 'good',
  declined: 'plain',
  lapsed: 'danger',
  cancelled: 'plain',
} as const

export const StateOfStay = ({ state, t }: { state: StayState; t: Translate }): ReactNode => (
  <Tag kind={KINDS[state]}>{t(`stay.state.${state}`)}</Tag>
)

/** 'zaterdag 12 december 2026 – zaterdag 19 december 2026'. */
export const nightsText = ({ start, end }: { start: Day; end: Day }, t: Translate): string =>
  `${formatWeekdayDate(start, t)} – ${formatWeekdayDate(end, t)}`

/** How long is left to answer: 'nog 7 uur'. */
export const hoursLeft = (until: Millis, now: Millis, t: Translate): string =>
  until - now < HOUR
    ? t('deskStays.lessThanAnHour')
    : t('deskStays.hoursLeft', { count: Math.floor((until - now) / HOUR) })
