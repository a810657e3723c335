import type { Seconds } from '../time/units.ts'

/** When a home can be visited, the soonest first. */
export interface VisitHome {
  /** Public id. */
  id: string
  /** Who shows it; null: the API does not say. */
  agent: string | null
  slots: readonly VisitSlot[]
}

export interface VisitSlot {
  start: Seconds
  end: Seconds
  /** The end of the agent's own way to the next. */
  busyUntil: Seconds
}

export interface Stop extends VisitSlot {
  /** Public id of the home. */
  id: string
}

/** Stops in the order of the day. */
export type Route = readonly Stop[]

/** How long the way takes from one home to another, by their ids. */
export type Ways = (from: string, to: string) => Seconds

/** The agent's time is kept in parts of five minutes. */
const PART: Seconds = 300

/** Whether an agent who shows one can show the other after it. */
const isFreeAgain = (before: VisitSlot, after: VisitSlot): boolean =>
  Math.floor(after.start / PART) >= Math.ceil(before.busyUntil / PART)

/** Whether a stop can follow those before it: its visitor is there by then, and its agent too. */
function canFollow(
  stop: Stop,
  before: Route,
  agentOf: (id: string) => string | null,
  ways: Ways,
): boolean {
  const last = before.at(-1)
  if (last && stop.start < last.end + ways(last.id, stop.id)) return false
  const agent = agentOf(stop.id)
  return (
    agent === null || before.every(each => agentOf(each.id) !== agent || isFreeAgain(each, stop))
  )
}

/** The route that begins with one stop and ends before a time, the earliest first, then the one with the least on the way. */
function earliest(
  first: Stop,
  homes: readonly VisitHome[],
  ways: Ways,
  before: Seconds,
): Route | null {
  const agents = new Map(homes.map(({ id, agent }) => [id, agent]))
  const agentOf = (id: string): string | null => agents.get(id) ?? null
  let best: Route | null = null
  let bestWay = Infinity
  let bound = before
  const walk = (route: Stop[], left: readonly VisitHome[], way: Seconds): void => {
    const last = route.at(-1) ?? first
    if (left.length === 0) {
      if (last.end < bound || (last.end === bound && best !== null && way < bestWay)) {
        best = [...route]
        bestWay = way
        bound = last.end
      }
      return
    }
    for (const home of left) {
      const step = ways(last.id, home.id)
      const stop = soonest(home, last.end + step, each => canFollow(each, route, agentOf, ways))
      if (!stop || stop.end > bound) continue
      route.push(stop)
      walk(
        route,
        left.filter(each => each !== home),
        way + step,
      )
      route.pop()
    }
  }
  walk(
    [first],
    homes.filter(({ id }) => id !== first.id),
    0,
  )
  return best
}

/** The slot from a time on that ends first. */
function soonest(
  { id, slots }: VisitHome,
  from: Seconds,
  fits: (stop: Stop) => boolean,
): Stop | null {
  let found: Stop | null = null
  for (let index = firstFrom(slots, from); index < slots.length; index++) {
    const slot = slots[index]
    if (!slot || (found && slot.start >= found.end)) break
    const stop = { id, ...slot }
    if ((!found || stop.end < found.end) && fits(stop)) found = stop
  }
  return found
}

function firstFrom(slots: readonly VisitSlot[], from: Seconds): number {
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((slots[middle]?.start ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The routes through all homes with these slots, that of the earliest end first; each later one begins later, so that
 * none is worse than another in both. All homes are in each, or there is none.
 */
export function routesThrough(homes: readonly VisitHome[], ways: Ways): Route[] {
  const firsts = homes
    .flatMap(({ id, slots }) => slots.map(slot => ({ id, ...slot })))
    .toSorted((a, b) => b.start - a.start)
  const routes: Route[] = []
  let end = Infinity
  for (const together of Map.groupBy(firsts, ({ start }) => start).values()) {
    const best = together.reduce<Route | null>((found, first) => {
      const route = earliest(first, homes, ways, found ? endOf(found) + 1 : end)
      const isBetter =
        route && (!found || endOf(route) < endOf(found) || wayOf(route, ways) < wayOf(found, ways))
      return isBetter ? route : found
    }, null)
    if (!best) continue
    routes.push(best)
    end = endOf(best)
  }
  return routes.toReversed()
}

const endOf = (route: Route): Seconds => route.at(-1)?.end ?? Infinity

/** All that is spent between stops, in seconds. */
export const wayOf = (route: Route, ways: Ways): Seconds =>
  route.reduce((sum, { id }, index) => {
    const before = route[index - 1]
    return before ? sum + ways(before.id, id) : sum
  }, 0)

/** Whether stops are a route through exactly these homes: each once, each at a free time, with time for the way. */
export function isRoute(
  stops: readonly { id: string; start: Seconds }[],
  homes: readonly VisitHome[],
  ways: Ways,
): boolean {
  const byId = new Map(homes.map(home => [home.id, home]))
  if (stops.length !== homes.length || new Set(stops.map(({ id }) => id)).size !== homes.length)
    return false
  const route: Stop[] = []
  for (const { id, start } of stops) {
    const slot = byId.get(id)?.slots.find(each => each.start === start)
    if (!slot) return false
    const stop = { id, ...slot }
    if (!canFollow(stop, route, each => byId.get(each)?.agent ?? null, ways)) return false
    route.push(stop)
  }
  return true
}
