import type { ReactNode } from 'react'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { seconds, type Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { SeenViewing } from './read-viewings.ts'
import { viewingState, ViewingTag } from './viewing-state.tsx'

export interface Column {
  id: string
  title: ReactNode
  isToday?: boolean
  viewings: readonly SeenViewing[]
}

/** Hours that are always there, so that a calm day looks like one. */
const [FROM, TO] = [9, 17]

const hourOf = ({ viewing }: SeenViewing): number =>
  Number(wallTime(seconds(viewing.startsAt)).time.slice(0, 2))

export const timeOf = (at: Millis): string => wallTime(seconds(at)).time

/** Columns beside each other with their hours in line where there is width, below each other on a telephone. */
export const DayColumns = ({
  columns,
  now,
  t,
}: {
  columns: readonly Column[]
  now: Millis
  t: Translate
}): ReactNode => {
  const hours = columns.flatMap(({ viewings }) => viewings.map(hourOf))
  const [from, to] = [Math.min(FROM, ...hours), Math.max(TO, ...hours)]
  return (
    <div className="calendar" data-columns={columns.length}>
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <span key={index} className="calendar__hour" data-hour={from + index} aria-hidden="true">
          {`${String(from + index).padStart(2, '0')}:00`}
        </span>
      ))}
      {columns.map(({ id, title, isToday, viewings }) => (
        <section
          key={id}
          className={isToday ? 'calendar__column calendar__column--today' : 'calendar__column'}
          aria-labelledby={id}
        >
          <h2 className="calendar__title" id={id}>
            {title}
            {isToday && <span className="calendar__today">{t('deskCalendar.today')}</span>}
          </h2>
          {viewings.length === 0 ? (
            <p className="calendar__none">{t('deskCalendar.noneOnDay')}</p>
          ) : (
            [...Map.groupBy(viewings, hourOf)].map(([hour, group]) => (
              <ol className="calendar__viewings" key={hour} data-hour={hour}>
                {group.map(each => (
                  <ViewingCard key={each.viewing.key} seen={each} now={now} t={t} />
                ))}
              </ol>
            ))
          )}
        </section>
      ))}
    </div>
  )
}

const ViewingCard = ({
  seen: { viewing, name },
  now,
  t,
}: {
  seen: SeenViewing
  now: Millis
  t: Translate
}): ReactNode => {
  const state = viewingState(viewing, now)
  return (
    <li className={`calendar__viewing calendar__viewing--${state}`}>
      <span className="calendar__time">
        <time dateTime={new Date(viewing.startsAt).toISOString()}>{timeOf(viewing.startsAt)}</time>
        {'–'}
        {timeOf(viewing.endsAt)}
      </span>
      <a href={`/desk/calendar/${viewing.key}`}>{name}</a>
      <span className="calendar__who">{viewing.body.contact.name}</span>
      {state !== 'open' && <ViewingTag state={state} t={t} />}
    </li>
  )
}
