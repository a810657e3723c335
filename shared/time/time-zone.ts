/** Every agenda of the product lives by this clock. */
export const TIME_ZONE = 'Europe/Brussels'

/** Made when first needed: it takes longer than all else that a Worker does when it starts. */
let named: Intl.DateTimeFormat | undefined
const offsetName = (instant: number): string =>
  (named ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    timeZoneName: 'longOffset',
  })).format(instant * 1000)

/** What the clock on the wall in Brussels shows. */
export interface WallTime {
  day: string
  /** 'HH:MM'. */
  time: string
}

/** Seconds since 1970 → the clock on the wall. */
export function wallTime(instant: number): WallTime {
  const wall = new Date((instant + offsetAt(instant)) * 1000).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/**
 * The clock on the wall of one day → seconds since 1970. An hour that is skipped in spring counts on from before
 * the change (02:30 is 03:30); of an hour that comes twice in autumn it is the first.
 */
export function dayClock(day: string): (time: string) => number {
  const wallOf = (time: string): number => Date.parse(`${day}T${time}:00Z`) / 1000
  const before = offsetAt(wallOf('00:00') - HALF_DAY)
  const after = offsetAt(wallOf('12:00') + DAY)
  const [more, less] = [Math.max(before, after), Math.min(before, after)]
  if (more === less) return time => wallOf(time) - more
  return time =>
    offsetAt(wallOf(time) - more) === more ? wallOf(time) - more : wallOf(time) - less
}

export const instantOf = (day: string, time: string): number => dayClock(day)(time)

const HALF_DAY = 12 * 3600
const DAY = 2 * HALF_DAY

/** How many seconds Brussels is ahead of Greenwich at an instant: whole hours, and never behind, since 1892. */
export const offsetAt = (instant: number): number =>
  Number(/GMT\+(\d\d)/.exec(offsetName(instant))?.[1] ?? 0) * 3600

/** '2026-11-24T10:00:00+01:00'. */
export function isoTime(instant: number): string {
  const offset = offsetAt(instant)
  return `${new Date((instant + offset) * 1000).toISOString().slice(0, 19)}+0${offset / 3600}:00`
}
