import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../shared/format.ts'
import type { CalendarDay, CalendarMonth } from '../../shared/rental/month-calendar.ts'
import { useView } from '../view.tsx'
import { monthName } from './month-name.ts'

interface Props {
  /** One month, or two that follow each other; the second is shown where there is room. */
  months: CalendarMonth[]
  /** The address of the page with other dates. */
  to: (dates: { month?: string; start?: string }) => string
  /** The chosen days. */
  start: string | null
  end: string | null
}

/** A cell of a neighbouring month. */
const NOTHING = '\u00a0'

const DAY_CLASSES: Record<CalendarDay['state'], string> = {
  past: 'calendar__day calendar__day--past',
  free: 'calendar__day calendar__day--free',
  open: 'calendar__day calendar__day--open',
  taken: 'calendar__day calendar__day--taken',
}

/** Months as tables: each day says whether a stay can begin and from what price. Links choose a day or another month. */
export function RentalCalendar({ months, to, start, end }: Props): ReactNode {
  const { t } = useView()
  const [previous, next] = [months[0]?.previous, months[0]?.next]
  return (
    <div className="calendar">
      <nav className="calendar__months" aria-label={t('rental.tab.periods')}>
        {previous ? (
          <a rel="prev" href={to({ month: previous })}>
            {t('rental.previousMonth')}
          </a>
        ) : (
          <span />
        )}
        {next && (
          <a rel="next" href={to({ month: next })}>
            {t('rental.nextMonth')}
          </a>
        )}
      </nav>
      <div className="calendar__pair">
        {months.map(calendar => (
          <Month key={calendar.month} calendar={calendar} to={to} start={start} end={end} />
        ))}
      </div>
    </div>
  )
}

function Month({
  calendar: { month, weeks },
  to,
  start,
  end,
}: Omit<Props, 'months'> & { calendar: CalendarMonth }): ReactNode {
  const { t } = useView()
  return (
    <table className="calendar__table">
      <caption>{monthName(month, t)}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map(day => (
            <th key={day} scope="col" abbr={t(`calendar.weekday.${day}`)}>
              {t(`calendar.short.${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <td
                  key={column}
                  className={`${DAY_CLASSES[day.state]}${rangeClass(day.day, start, end)}`}
                >
                  <Day day={day} to={to} isChosen={day.day === start} />
                </td>
              ) : (
                <td key={column}>{NOTHING}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The nights of the chosen stay, and the day of departure. */
function rangeClass(day: string, start: string | null, end: string | null): string {
  if (!start || !end || day < start || day > end) return ''
  return day === end ? ' calendar__day--departure' : ' calendar__day--stay'
}

function Day({
  day: { day, state, from },
  to,
  isChosen,
}: {
  day: CalendarDay
  to: Props['to']
  isChosen: boolean
}): ReactNode {
  const { t } = useView()
  const number = Number(day.slice(8))
  const said = <span className="visually-hidden"> {t(`rental.day.${state}`)}</span>
  if (state !== 'free')
    return (
      <>
        {number}
        {said}
      </>
    )
  const price = formatNumber('currency', from)
  return (
    <a
      href={to({ month: day.slice(0, 7), start: day })}
      aria-current={isChosen ? 'date' : undefined}
    >
      <span aria-hidden="true">
        {number} <small className="calendar__price">{price}</small>
      </span>{' '}
      <span className="visually-hidden">{`${formatDate(day)}, ${t('rental.day.free')}, ${t('rental.day.from', { price: price ?? '' })}`}</span>
    </a>
  )
}
