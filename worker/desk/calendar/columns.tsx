import { weekday } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Column } from './day-columns.tsx'
import { rangeAddress, type Range } from './range.ts'
import { shortDate } from './range-links.tsx'
import type { SeenViewing } from './read-viewings.ts'

/** More columns than these have no room beside each other. */
const MAX_COLUMNS = 8

/** A day of a week. */
export function columnOf(
  day: Day,
  viewings: readonly SeenViewing[],
  range: Range,
  today: Day,
  t: Translate,
): Column {
  return {
    id: `day-${day}`,
    title: (
      <a href={rangeAddress({ ...range, view: 'day', first: day })}>
        {t(`calendar.short.${weekday(day)}`)} {shortDate(day, t)}
      </a>
    ),
    isToday: day === today,
    viewings: viewings.filter(({ viewing }) => toDay(viewing.startsAt) === day),
  }
}

/** A column for each who shows homes that day; all who are too many for the width share the last. */
export function columnsOfDay(
  viewings: readonly SeenViewing[],
  nameOf: (agent: string | null) => string,
): Column[] {
  const all = [...Map.groupBy(viewings, ({ agent }) => agent)].map(([agent, own]) => ({
    name: nameOf(agent),
    own,
  }))
  const rest = all.length > MAX_COLUMNS ? all.splice(MAX_COLUMNS - 1) : []
  const shared = {
    name: rest.map(({ name }) => name).join(', '),
    own: rest.flatMap(({ own }) => own),
  }
  return [...all, ...(rest.length > 0 ? [shared] : [])].map(({ name, own }, index) => ({
    id: `agent-${index}`,
    title: name,
    viewings: own.toSorted((a, b) => a.viewing.startsAt - b.viewing.startsAt),
  }))
}
