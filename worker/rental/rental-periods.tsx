import type { ReactNode } from 'react'
import { monthName } from '../../client/rental/month-name.ts'
import { PeriodList } from '../../client/rental/period-list.tsx'
import { RentalCalendar } from '../../client/rental/rental-calendar.tsx'
import { formatDate } from '../../shared/format.ts'
import { calendarOf, periodsShown } from '../../shared/rental/month.ts'
import { href } from '../../shared/routes.ts'
import type { RentalDetailProps } from './rental-detail.tsx'

/** When a home can be had: a month to look at, and its stays to choose from. Links only, so it needs no script. */
export function RentalPeriods({ request: { locale, t }, unit, periods, dates }: RentalDetailProps): ReactNode {
  const { today, month, start, end } = dates
  const day = start?.startsWith(month) ? start : null
  const to = (query: Record<string, string>, anchor: string): string =>
    `${href('rental', locale, { rentalUnitId: unit.id }, new URLSearchParams(query))}#${anchor}`
  return (
    <>
      <RentalCalendar calendar={calendarOf(periods, month, today)} start={start} to={query => to(query, 'periods')} />
      <PeriodList
        periods={periodsShown(periods, month, day, today)}
        title={t('rental.periodsIn', { when: day ? formatDate(day) ?? day : monthName(month, t) })}
        chosen={start && end ? { start, end } : null}
        to={query => to(query, 'reservation')}
      />
      {day && <p><a href={to({ month }, 'periods')}>{t('rental.allOfMonth')}</a></p>}
    </>
  )
}
