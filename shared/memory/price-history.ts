import { isDay, nightsBetween } from '../time/day.ts'
import type { Day } from '../time/units.ts'

/** A price that a home was offered for, from that day on. */
export interface PastPrice {
  day: Day
  /** Euro. */
  value: number
}

/** So many are kept, the newest. */
export const MOST_PRICES = 20

/** The prices as they were asked, oldest first: only days up to today, and only where one differs from the one before (MEMORY-9). */
export function pricesSince(past: unknown, current: number | null, today: Day): PastPrice[] {
  if (current === null || !Array.isArray(past)) return []
  const known = past
    .filter(isPastPrice)
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const steps = known.filter(({ value }, at) => value !== known[at - 1]?.value)
  return steps.length > 1 && steps.at(-1)?.value === current ? steps : []
}

function isPastPrice(entry: unknown): entry is PastPrice {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'day' in entry &&
    'value' in entry &&
    isDay(entry.day) &&
    typeof entry.value === 'number' &&
    entry.value > 0
  )
}

/** How long it is, or was, on offer, in whole days; null: not known (MEMORY-10). */
export function daysOnline(published: unknown, closed: unknown, today: Day): number | null {
  const from = typeof published === 'string' ? published.slice(0, 10) : null
  const until = isDay(closed) && closed <= today ? closed : today
  if (!isDay(from) || from > until) return null
  return nightsBetween(from, until)
}

/** What is kept of a home that is written again: its day of sale and its prices, where the sender says none (MEMORY-11). */
export interface History {
  closedOn?: Day | null | undefined
  priceHistory?: PastPrice[] | null | undefined
}

export interface Said extends History {
  isClosed: boolean
  isRent: boolean
  price: number | null
  /** Since when it is on offer. */
  published: Day | null
}

/** The day on which it was first said to be sold or let, and each price with the day on which it was first said. */
export function keepHistory(said: Said, before: Said | null, today: Day): History {
  const closedOn = said.isClosed ? (said.closedOn ?? closedBefore(before, today)) : null
  const priceHistory = said.priceHistory ?? (before ? grown(said, before, today) : [])
  return {
    ...(closedOn && { closedOn }),
    ...(priceHistory.length > 0 && { priceHistory: priceHistory.slice(-MOST_PRICES) }),
  }
}

/** One that was sold when it was first heard of has no day. */
function closedBefore(before: Said | null, today: Day): Day | null {
  if (!before) return null
  return before.isClosed ? (before.closedOn ?? null) : today
}

function grown(said: Said, before: Said, today: Day): PastPrice[] {
  const { published, price: old } = before
  const past = before.isRent === said.isRent ? (before.priceHistory ?? []) : []
  if (said.price === null || old === null || said.price === old || before.isRent !== said.isRent)
    return past
  const start =
    past.length === 0 && published !== null && published < today
      ? [{ day: published, value: old }]
      : // What was mended on the same day was a mistake.
        past.filter(({ day }) => day !== today)
  return start.at(-1)?.value === said.price ? start : [...start, { day: today, value: said.price }]
}
