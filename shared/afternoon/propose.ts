import { toDay } from '../time/time-zone.ts'
import { millis, type Day, type Seconds } from '../time/units.ts'
import { routesThrough, type Route, type VisitHome, type Ways } from './route.ts'

/** Homes of one afternoon. */
export const FEWEST_STOPS = 2
export const MOST_STOPS = 6

/** Days that are proposed at a time, and routes of one day. */
const DAYS = 4
const A_DAY = 3
/** Nearer to each other than this two starts are no choice. */
const APART: Seconds = 90 * 60

/** The routes of one day, that of the earliest end first. */
export interface DayOfRoutes {
  day: Day
  routes: readonly Route[]
}

export interface Proposals {
  days: readonly DayOfRoutes[]
  /** The day from which more can be asked for; null: there are none. */
  more: Day | null
}

/** A few routes through all homes on each of the next days that have any, from a day on. */
export function proposeRoutes(
  homes: readonly VisitHome[],
  ways: Ways,
  from: Day | null = null,
): Proposals {
  const days: DayOfRoutes[] = []
  const byDay = homes.map(home => Map.groupBy(home.slots, ({ start }) => toDay(millis(start))))
  const [first] = byDay
  if (!first) return { days, more: null }
  for (const day of [...first.keys()].toSorted()) {
    if ((from !== null && day < from) || !byDay.every(each => each.has(day))) continue
    const ofDay = homes.map((home, index) => ({ ...home, slots: byDay[index]?.get(day) ?? [] }))
    const routes = apart(routesThrough(ofDay, ways))
    if (routes.length === 0) continue
    if (days.length === DAYS) return { days, more: day }
    days.push({ day, routes })
  }
  return { days, more: null }
}

/** The first, and those that begin well after the one before. */
function apart(routes: readonly Route[]): Route[] {
  const chosen: Route[] = []
  for (const route of routes) {
    const last = chosen.at(-1)?.[0]
    if (chosen.length < A_DAY && (!last || (route[0]?.start ?? 0) >= last.start + APART))
      chosen.push(route)
  }
  return chosen
}

/** The homes without which the others could be visited on one day, where all together cannot. */
export const inTheWay = (homes: readonly VisitHome[], ways: Ways): string[] =>
  homes.length <= FEWEST_STOPS
    ? []
    : homes
        .filter(home => {
          const others = homes.filter(each => each !== home)
          return proposeRoutes(others, ways).days.length > 0
        })
        .map(({ id }) => id)
