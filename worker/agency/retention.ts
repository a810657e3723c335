import { addDays } from '../../shared/time/day.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { HOUR, millis, type Day, type Millis } from '../../shared/time/units.ts'

/** Deletes at most a slice of what is too old; whether more may be left. */
type DeleteExpired = (now: Millis) => boolean

/** What is deleted when it is too old, each rule by itself, so that none can fail the others. */
export class Retention {
  readonly #rules: Readonly<Record<string, DeleteExpired>>

  constructor(rules: Readonly<Record<string, DeleteExpired>>) {
    this.#rules = rules
  }

  rules(): string[] {
    return Object.keys(this.#rules)
  }

  deleteSlice(rule: string, now: Millis): boolean {
    return this.#rules[rule]?.(now) ?? false
  }
}

/** Agencies start within so long of each other. */
const SPREAD = 4 * HOUR

/** When an agency deletes next: nightly from 03:17 in Brussels, each at a minute of its own. */
export function nextRetentionAt(siteId: number, now: Millis): Millis {
  const startOn = (day: Day): Millis => millis(instantOf(day, '03:17')) + spreadOf(siteId)
  const today = toDay(now)
  const start = startOn(today)
  return start > now ? start : startOn(addDays(today, 1))
}

/** When it is copied next: an hour later, without what was deleted. */
export const nextBackupAt = (siteId: number, now: Millis): Millis =>
  nextRetentionAt(siteId, now - HOUR) + HOUR

/** Neighbouring ids far apart (Knuth's multiplicative hash). */
const spreadOf = (siteId: number): Millis => (Math.imul(siteId, 2_654_435_761) >>> 0) % SPREAD
