import type { ReactNode } from 'react'
import {
  stretchesOf,
  type Stretch,
  type TakenNight,
} from '../../../../shared/rental/owner-calendar.ts'
import { addMonths, weeksOf } from '../../../../shared/time/day.ts'
import { formatWeekdayDate } from '../../../../shared/time/format-time.ts'
import type { Day } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { LinkButton } from '../../page/button.tsx'
import { Panel } from '../../page/notice.tsx'
import { nightsText } from '../stay-words.tsx'

type Taken = ReadonlyMap<Day, TakenNight>

/** Two months of a holiday home, and the same in words. */
export const Months = ({
  month,
  today,
  taken,
  unit,
  t,
}: {
  month: string
  today: Day
  taken: Taken
  unit: number
  t: Translate
}): ReactNode => {
  const stretches = stretchesOf(taken.values())
  const href = (to: string): string => `/desk/stays/homes/${unit}?month=${to}`
  return (
    <Panel
      title={t('deskStays.nights.title')}
      action={
        <span className="desk-acts">
          <LinkButton href={href(addMonths(month, -1))} isSmall icon="arrow-left">
            {t('deskStays.nights.earlier')}
          </LinkButton>
          <LinkButton href={href(addMonths(month, 1))} isSmall icon="arrow-right">
            {t('deskStays.nights.later')}
          </LinkButton>
        </span>
      }
    >
      <div className="nights-pair">
        <Month month={month} today={today} taken={taken} t={t} />
        <Month month={addMonths(month, 1)} today={today} taken={taken} t={t} />
      </div>
      {stretches.length === 0 ? (
        <p className="field__hint">{t('deskStays.nights.allFree')}</p>
      ) : (
        <ul className="stretches">
          {stretches.map(stretch => (
            <li key={stretch.start}>
              <span className={`night-mark night-mark--${stretch.kind}`} aria-hidden="true" />
              <span>
                <Who stretch={stretch} t={t} />
                <span className="waiting__detail">{nightsText(stretch, t)}</span>
                {stretch.conflicts.length > 0 && (
                  <span className="stretch__conflict">
                    {t('deskStays.conflictText', { sources: stretch.conflicts.join(', ') })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Who = ({
  stretch: { kind, key, label },
  t,
}: {
  stretch: Stretch
  t: Translate
}): ReactNode => {
  const what = t(`deskStays.nights.${kind}`)
  const text = label ? `${what}: ${label}` : what
  return key ? <a href={`/desk/stays/${key}`}>{text}</a> : text
}

const Month = ({
  month,
  today,
  taken,
  t,
}: {
  month: string
  today: Day
  taken: Taken
  t: Translate
}): ReactNode => (
  <table className="nights">
    <caption>
      {t(`calendar.month.${Number(month.slice(5))}`)} {month.slice(0, 4)}
    </caption>
    <thead>
      <tr>
        {[1, 2, 3, 4, 5, 6, 7].map(day => (
          <th key={day} scope="col">
            <abbr title={t(`calendar.weekday.${day}`)}>{t(`calendar.short.${day}`)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week, index) => (
        <tr key={week.find(Boolean) ?? index}>
          {week.map((day, column) => (
            <td key={day ?? `${index}-${column}`}>
              {day && <NightCell day={day} today={today} night={taken.get(day)} t={t} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const NightCell = ({
  day,
  today,
  night,
  t,
}: {
  day: Day
  today: Day
  night: TakenNight | undefined
  t: Translate
}): ReactNode => {
  const kind = night?.kind ?? 'free'
  const classes = `night night--${kind}${day < today ? ' night--past' : ''}${night?.conflicts.length ? ' night--conflict' : ''}`
  const words = `${t(`deskStays.nights.${kind}`)}${night?.label ? `, ${night.label}` : ''}`
  const inside = (
    <>
      {Number(day.slice(8))}
      <span className="visually-hidden">{` ${words}`}</span>
    </>
  )
  return night?.key ? (
    <a
      className={classes}
      href={`/desk/stays/${night.key}`}
      title={`${formatWeekdayDate(day, t)}: ${words}`}
    >
      {inside}
    </a>
  ) : (
    <span className={classes} title={`${formatWeekdayDate(day, t)}: ${words}`}>
      {inside}
    </span>
  )
}
