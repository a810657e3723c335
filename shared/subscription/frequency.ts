export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const

export type Frequency = (typeof FREQUENCIES)[number]

const MINUTE = 60_000
const DAY = 86_400_000
/** Over breakfast, on Monday for the week. */
const HOUR_OF_DAY = 7
const MONDAY = 1

const BRUSSELS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels', hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
})

/** When something found now is told, in ms: at once, at the next seven o'clock in Belgium, or at that of the next Monday. */
export function dueAt(frequency: Frequency, now: number): number {
  if (frequency === 'instant') return now
  for (let day = 0; ; day++) {
    const due = sevenOn(now + day * DAY)
    if (due > now && (frequency === 'daily' || new Date(due).getUTCDay() === MONDAY)) return due
  }
}

/** Seven o'clock in Belgium on the Belgian date of an instant. The date is read at noon, which no clock change moves. */
function sevenOn(instant: number): number {
  const { year, month, day } = belgian(instant)
  const guess = Date.UTC(year, month - 1, day, HOUR_OF_DAY)
  const { hour, minute } = belgian(guess)
  return guess - ((hour - HOUR_OF_DAY) * 60 + minute) * MINUTE
}

function belgian(instant: number): Record<'year' | 'month' | 'day' | 'hour' | 'minute', number> {
  const parts = Object.fromEntries(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}
