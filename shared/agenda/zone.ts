/** Every agenda of the product lives by this clock. */
export const ZONE = 'Europe/Brussels'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
})

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
 * The clock on the wall → seconds since 1970. An hour that is skipped in spring counts on from before the change
 * (02:30 is 03:30); of an hour that comes twice in autumn it is the first.
 */
export function instantOf(day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`) / 1000
  const before = offsetAt(wall - HALF_DAY)
  const after = offsetAt(wall + HALF_DAY)
  const first = wall - Math.max(before, after)
  return offsetAt(first) === Math.max(before, after) ? first : wall - Math.min(before, after)
}

const HALF_DAY = 12 * 3600

/** How many seconds Brussels is ahead of Greenwich at an instant. */
export function offsetAt(instant: number): number {
  const parts = Object.fromEntries(clock.formatToParts(instant * 1000).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - Math.floor(instant)
}

/** '2026-11-24T10:00:00+01:00'. */
export function isoTime(instant: number): string {
  const offset = offsetAt(instant)
  const wall = new Date((instant + offset) * 1000).toISOString().slice(0, 19)
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 3600)}:${two(Math.abs(offset) / 60 % 60)}`
}
