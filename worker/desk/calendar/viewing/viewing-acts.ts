import { cleanText } from '../../../../shared/forms/fields.ts'
import { HOUR, type Seconds } from '../../../../shared/time/units.ts'
import type { Slot } from '../../../../shared/booking/agenda.ts'
import type { NewBooking } from '../../../agency/booking/booking-rows.ts'
import type { LimitCount } from '../../../agency/limits.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { createAgendaCalls } from '../../../api/agenda.ts'
import { connect } from '../../../api/connect.ts'
import { reconcileBooking, type BookingOutcome } from '../../../booking/reconcile.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { sha256 } from '../../../crypto/hash.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'

export const MAX_REASON = 500

/** Bookings and moves that the desk makes an hour: whoever took over a session mails few (CAL-12). */
const MAX_AN_HOUR = 60

/** What a person says to the visitor; null: nothing. */
export const readReason = (fields: URLSearchParams): string | null =>
  cleanText(fields.get('reason') ?? '', true).slice(0, MAX_REASON) || null

/** Free times of a home as the agency may give them: without the notice that visitors need. Throws ApiError. */
export async function freeSlots(c: Desk, publicId: string): Promise<Slot[]> {
  const siteId = c.var.site.id
  const calls = createAgendaCalls({ client: connect(c.env, { siteId }), siteId })
  return (await calls.liveAgenda(publicId, { byAgency: true }))?.slots ?? []
}

/** The three that are nearest to a time that is taken, the earliest first. */
export const nearest = (slots: readonly Slot[], to: Seconds): Slot[] =>
  slots
    .toSorted((a, b) => Math.abs(a.id - to) - Math.abs(b.id - to))
    .slice(0, 3)
    .toSorted((a, b) => a.id - b.id)

/** Of one form that was sent, however often it is. */
export const keyOfForm = (
  { member }: Pick<OpenSession, 'member'>,
  about: string,
  fields: URLSearchParams,
): Promise<string> =>
  sha256(`desk/${member.id}/${about}/${fields.get('form') ?? ''}/${fields.toString()}`)

/**
 * Stores a booking, then asks the API for it as it is asked for a visitor's; a repeated form gives what came of it. 'late':
 * what it moves was moved or cancelled meanwhile.
 */
export async function settleBooking(
  c: Desk,
  session: OpenSession,
  booking: NewBooking,
): Promise<BookingOutcome | 'limited' | 'late'> {
  const { env } = c
  const { site, trace } = c.var
  const agency = agencyOf(env, site.id)
  const now = trace.startedAt
  const acting = actingOf(c, session)
  const stored = await agency.viewings.book(booking, [hourly(now)], acting)
  if (stored !== 'stored') return stored === 'taken' ? 'late' : stored
  const found = await agency.bookings.find(booking.key)
  if (found?.state === 'booked') return 'booked'
  if (found?.state !== 'pending') return 'taken'
  const outcome = await reconcileBooking({ env, site, agency, now }, found)
  if (!['booked', 'unknown', 'fault'].includes(outcome))
    await agency.audit.add({
      ...acting,
      act: 'viewing refused',
      subject: `viewing ${booking.key}`,
      after: { startsAt: found.startsAt },
    })
  return outcome
}

const hourly = (now: number): LimitCount => {
  const hour = Math.floor(now / HOUR)
  return { bucket: `desk-viewings/${hour}`, max: MAX_AN_HOUR, until: (hour + 1) * HOUR }
}
