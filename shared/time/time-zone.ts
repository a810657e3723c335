import { millis, seconds, type Day, type Millis, type Seconds } from './units.ts'

/** Every agenda of the product is in this time zone. */
export const TIME_ZONE = 'Europe/Brussels'

/** Made on first use: it takes longer than all else that a Worker does when it starts. */
let formatter: Intl.DateTimeFormat | undefined
const offsetName = (instant: Seconds): string =>
  (formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    timeZoneName: 'longOffset',
  })).format(millis(instant))

/** What a clock in Brussels shows. */
interface WallTime {
  day: Day
  /** 'HH:MM'. */
  time: string
}

/** An instant → day and time in Brussels. */
export function wallTime(instant: Seconds): WallTime {
  const local = localIso(instant)
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Which day it is in Brussels. */
export const toDay = (now: Millis): Day => wallTime(seconds(now)).day

/**
 * The clock of one day in Brussels: 'HH:MM' → instant. An hour that is skipped in spring counts on from before the
 * change (02:30 is 03:30); of an hour that comes twice in autumn it is the first.
 */
export function dayClock(day: Day): (time: string) => Seconds {
  const asUtc = (time: string): Seconds => seconds(Date.parse(`${day}T${time}:00Z`))
  const before = offsetAt(asUtc('00:00') - HALF_DAY)
  const after = offsetAt(asUtc('12:00') + WHOLE_DAY)
  const [more, less] = [Math.max(before, after), Math.min(before, after)]
  if (more === less) return time => asUtc(time) - more
  return time => (offsetAt(asUtc(time) - more) === more ? asUtc(time) - more : asUtc(time) - less)
}

/** A day and 'HH:MM' in Brussels → instant. */
export const instantOf = (day: Day, time: string): Seconds => dayClock(day)(time)

const HALF_DAY: Seconds = 12 * 3600
const WHOLE_DAY: Seconds = 2 * HALF_DAY

/** How far Brussels is ahead of UTC at an instant: whole hours, and never behind, since 1892. */
export const offsetAt = (instant: Seconds): Seconds =>
  Number(/GMT\+(\d\d)/.exec(offsetName(instant))?.[1] ?? 0) * 3600

/** '2026-11-24T10:00:00+01:00'. */
export const isoTime = (instant: Seconds): string =>
  `${localIso(instant)}+0${offsetAt(instant) / 3600}:00`

const localIso = (instant: Seconds): string =>
  new Date(millis(instant + offsetAt(instant))).toISOString().slice(0, 19)
