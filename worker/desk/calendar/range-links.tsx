import type { ReactNode } from 'react'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button, LinkButton } from '../page/button.tsx'
import { Select } from '../page/choices.tsx'
import { rangeAddress, shifted, type Range } from './range.ts'

const titleOf = ({ view, first, days }: Range, t: Translate): string =>
  view === 'day'
    ? formatWeekdayDate(first, t)
    : t('deskCalendar.weekOf', {
        from: shortDate(first, t),
        until: `${shortDate(days.at(-1) ?? first, t)} ${(days.at(-1) ?? first).slice(0, 4)}`,
      })

/** '24 november'. */
export const shortDate = (day: Day, t: Translate): string =>
  t('deskCalendar.shortDate', {
    count: Number(day.slice(8)),
    month: t(`calendar.month.${Number(day.slice(5, 7))}`),
  })

/** Which days these are, and the way to others. */
export const RangeLinks = ({
  range,
  today,
  t,
}: {
  range: Range
  today: Day
  t: Translate
}): ReactNode => (
  <nav className="calendar-range" aria-label={t('deskCalendar.range')}>
    <LinkButton
      href={rangeAddress(shifted(range, -1))}
      isSmall
      icon="arrow-left"
      of={t(`deskCalendar.view.${range.view}`)}
    >
      {t('deskCalendar.earlier')}
    </LinkButton>
    <p className="calendar-range__title">{titleOf(range, t)}</p>
    <LinkButton
      href={rangeAddress(shifted(range, 1))}
      isSmall
      icon="arrow-right"
      of={t(`deskCalendar.view.${range.view}`)}
    >
      {t('deskCalendar.later')}
    </LinkButton>
    {!range.days.includes(today) && (
      <a href={rangeAddress({ ...range, first: today })}>{t('deskCalendar.toToday')}</a>
    )}
  </nav>
)

/** Of whom one sees the viewings. */
export const AgentFilter = ({
  range,
  agents,
  nameOf,
  t,
}: {
  range: Range
  agents: readonly string[]
  nameOf: (agent: string) => string
  t: Translate
}): ReactNode => (
  <form className="search-box calendar-agent" method="get" action="/desk/calendar">
    <input type="hidden" name={range.view} value={range.first} />
    <Select
      label={t('deskCalendar.agent')}
      name="agent"
      none={t('deskCalendar.office')}
      chosen={range.agent}
      options={agents
        .map(value => ({ value, label: nameOf(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label))}
    />
    <Button kind="quiet">{t('deskCalendar.show')}</Button>
  </form>
)
