import { DAY, HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import { DIGEST_KIND } from '../agency/mail/digest-kind.ts'
import type { OutboxRow } from '../agency/outbox.ts'
import { MailRefused } from './mail-service.ts'

/** The delay after each failed attempt; after the last the mail has failed. */
const RETRY_DELAYS: readonly Millis[] = [1, 5, 15, 60, 180, 360].map(minutes => minutes * MINUTE)

/** A full mailbox suppresses its address for a day: the delay after such a refusal, and how many of them there may be. */
export const REFUSAL_DELAY: Millis = 25 * HOUR
export const MAX_REFUSALS = 3

/** Nobody says when a quota is new, so enquiries ask every hour, for three days. */
const QUOTA_DELAY: Millis = HOUR
const MAX_QUOTA_REFUSALS = 72

/** Digests let the mails that wait go first, and come in the course of hours. */
const DIGESTS_AFTER_MIDNIGHT: Millis = 3 * HOUR
const DIGESTS_SPREAD: Millis = 2 * HOUR

export interface NextAttempt {
  /** null: never by itself. */
  dueAt: Millis | null
  /** Of a kind that is counted apart from other failures. */
  isRefusal: boolean
}

/** When a mail that was not sent is tried again. */
export function nextAttempt(
  { kind, attempts, refusals }: Pick<OutboxRow, 'kind' | 'attempts' | 'refusals'>,
  error: unknown,
  now: Millis,
): NextAttempt {
  const reason = error instanceof MailRefused ? error.reason : null
  if (reason === 'quota') {
    if (refusals >= MAX_QUOTA_REFUSALS) return { dueAt: null, isRefusal: true }
    return {
      dueAt: kind === DIGEST_KIND ? digestsAgainAt(now) : now + QUOTA_DELAY,
      isRefusal: true,
    }
  }
  if (reason === 'recipient')
    return { dueAt: refusals < MAX_REFUSALS ? now + REFUSAL_DELAY : null, isRefusal: true }
  const wait = reason === null ? RETRY_DELAYS[attempts - refusals - 1] : undefined
  return { dueAt: wait === undefined ? null : now + wait, isRefusal: false }
}

/** The small hours of tomorrow (UTC), each at a time of its own. */
const digestsAgainAt = (now: Millis): Millis =>
  (Math.floor(now / DAY) + 1) * DAY +
  DIGESTS_AFTER_MIDNIGHT +
  Math.floor(Math.random() * DIGESTS_SPREAD)
