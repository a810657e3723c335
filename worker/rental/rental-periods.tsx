import type { ReactNode } from 'react'
import { monthName } from '../../client/rental/month-name.ts'
import { PeriodList } from '../../client/rental/period-list.tsx'
import { RentalCalendar } from '../../client/rental/rental-calendar.tsx'
import { formatDate } from '../../shared/format.ts'
import { addMonths } from '../../shared/time/day.ts'
import { monthCalendar, shownPeriods } from '../../shared/rental/month-calendar.ts'
import type { RentalDetailProps } from './detail-props.ts'
import { stayAddress } from './stay-address.ts'

/** A month's calendar and its periods to choose from. Links only, so it needs no script. */
export function RentalPeriods(props: RentalDetailProps): ReactNode {
  const {
    request: { t },
    periods,
    dates: { today, month, start, end },
  } = props
  const months = [month, addMonths(month, 1)].map(each => monthCalendar(periods, each, today))
  const day = start?.startsWith(month) ? start : null
  const to = (days: Record<string, string>, anchor: string): string =>
    `${stayAddress(props, days)}#${anchor}`
  return (
    <>
      <RentalCalendar months={months} start={start} end={end} to={query => to(query, 'periods')} />
      <PeriodList
        periods={shownPeriods(periods, month, day, today)}
        title={t('rental.periodsIn', {
          when: day ? (formatDate(day) ?? day) : monthName(month, t),
        })}
        chosen={start && end ? { start, end } : null}
        to={query => to(query, 'reservation')}
      />
      {day && (
        <p>
          <a href={to({ month }, 'periods')}>{t('rental.allOfMonth')}</a>
        </p>
      )}
    </>
  )
}
