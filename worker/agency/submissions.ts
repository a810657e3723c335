import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import type { NewBooking } from './booking/booking-rows.ts'
import { isMoveTaken } from './booking/insert-booking.ts'
import type { Afternoons } from './booking/afternoons.ts'
import type { Bookings } from './booking/bookings.ts'
import type { Waitlist, WaitlistEntry } from './booking/waitlist.ts'
import type { Consent, Consents } from './consents.ts'
import type { CrmContacts } from './crm/contacts.ts'
import type { Enquiries, Enquiry } from './enquiries.ts'
import type { Inbox } from './inbox/inbox.ts'
import { LimitReached, type LimitCount, type Limits } from './limits.ts'
import type { OutgoingMail, Outbox } from './outbox.ts'
import { isDuplicateOf, type Sql } from './sql.ts'
import type { NewSearch, Subscribers } from './subscription/subscribers.ts'
import type { Suppression } from './suppression.ts'
import type { StoredToken, Tokens } from './tokens.ts'

/** A form sent once: a second one with the same key has no effect. */
export type Submission = {
  form: string
  key: string
  bodyHash: string
  now: Millis
}

/** What a form leaves: all of it, or nothing. */
export interface FormWrites {
  counts: LimitCount[]
  consent?: Consent
  enquiry?: Enquiry
  booking?: NewBooking
  /** Viewings of one afternoon. */
  bookings?: NewBooking[]
  waitlistEntry?: WaitlistEntry
  token?: StoredToken
  mail?: OutgoingMail
  search?: NewSearch
  /** A mail that is not written where this keyed hash of its recipient is suppressed. */
  mailUnlessSuppressed?: { mail: OutgoingMail; addressHash: string }
}

/**
 * 'duplicate': it was done before; 'keyReused': the key belongs to another form; 'limited': too many of its kind; 'taken':
 * the appointment that it moves is being moved or cancelled already.
 */
export type SubmissionOutcome = 'done' | 'duplicate' | 'keyReused' | 'limited' | 'taken'

interface Parts {
  sql: Sql
  limits: Limits
  enquiries: Enquiries
  inbox: Inbox
  consents: Consents
  tokens: Tokens
  outbox: Outbox
  subscribers: Subscribers
  suppression: Suppression
  bookings: Bookings
  afternoons: Afternoons
  waitlist: Waitlist
  crmContacts: CrmContacts
}

/** Forms, each stored once. */
export class Submissions {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Idempotent: it may be called again when a call was cut off. */
  submit(submission: Submission, writes: FormWrites): SubmissionOutcome {
    const { sql } = this.#parts
    try {
      return sql.transaction(() => {
        this.#insert(submission)
        this.#write(writes, submission.now)
        return 'done'
      })
    } catch (error) {
      if (error instanceof LimitReached) return 'limited'
      if (isDuplicateOf(error, 'submission.')) return this.#outcomeOfRepeat(submission)
      if (isMoveTaken(error)) return 'taken'
      throw error
    }
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    const { sql } = this.#parts
    return sql.runSlice(
      'DELETE FROM submission WHERE created_at < ?1',
      now - RETENTION_DAYS.submissions * DAY,
    )
  }

  #insert({ form, key, bodyHash, now }: Submission): void {
    this.#parts.sql.run(
      'INSERT INTO submission (form, key, body_hash, created_at) VALUES (?1, ?2, ?3, ?4)',
      form,
      key,
      bodyHash,
      now,
    )
  }

  #write(writes: FormWrites, now: Millis): void {
    const { limits, enquiries, inbox, consents, tokens, outbox, suppression } = this.#parts
    const { bookings, afternoons, waitlist, subscribers, crmContacts } = this.#parts
    const { consent, enquiry, token, mail, mailUnlessSuppressed: unless } = writes
    const { booking, waitlistEntry } = writes
    for (const count of writes.counts) limits.count(count)
    if (enquiry) {
      enquiries.insert(enquiry)
      inbox.take(enquiry)
      crmContacts.insert(enquiry, now)
    }
    if (booking) bookings.insert(booking, now)
    if (writes.bookings) afternoons.insert(writes.bookings, now)
    if (waitlistEntry) waitlist.insert(waitlistEntry, now)
    if (consent) consents.insert(consent)
    if (token) tokens.insert(token)
    if (writes.search) subscribers.subscribe(writes.search)
    if (mail) outbox.insert(mail)
    if (unless && !suppression.has(unless.addressHash)) outbox.insert(unless.mail)
  }

  #outcomeOfRepeat({ form, key, bodyHash }: Submission): SubmissionOutcome {
    const row = this.#parts.sql.first<{ body_hash: string }>(
      'SELECT body_hash FROM submission WHERE form = ?1 AND key = ?2',
      form,
      key,
    )
    return row && row.body_hash !== bodyHash ? 'keyReused' : 'duplicate'
  }
}
