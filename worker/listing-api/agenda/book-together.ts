import * as v from 'valibot'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../http/errors.ts'
import type { RequestIdentity } from '../http/idempotency.ts'
import { publicId } from '../http/parameters.ts'
import { cancelAppointment, findReplayed } from './appointments.ts'
import { AppointmentRequest, bookViewing, ViewingTime } from './book.ts'

const MOST = 6

/** The body of POST /live-agenda/reservations. */
export const TogetherRequest = v.strictObject({
  viewings: v.pipe(v.array(ViewingTime), v.minLength(1), v.maxLength(MOST)),
  contact: AppointmentRequest.entries.contact,
  locale: AppointmentRequest.entries.locale,
  replaces: v.optional(
    v.pipe(
      v.array(publicId),
      v.maxLength(MOST),
      v.description('The appointments that are given up for these'),
    ),
  ),
})

/**
 * Books viewings of several homes, in one transaction with giving up those that they replace: all of it or nothing
 * (AFTERNOON-10). Throws an ApiError: 409 where one of them cannot be had, else as a single viewing does.
 */
export function bookTogether(
  db: Database,
  { viewings, replaces = [], contact, locale }: v.InferOutput<typeof TogetherRequest>,
  call: RequestIdentity,
  now: Seconds,
): { appointments: Appointment[] } {
  // A slash is in no key of a caller: what stands before it is one afternoon.
  const keyed = (index: number): RequestIdentity => ({ ...call, key: `${call.key}/${index}` })
  const earlier = viewings.flatMap((_, index) => findReplayed(db, keyed(index)) ?? [])
  if (earlier.length === viewings.length) return { appointments: earlier }
  for (const id of replaces)
    if (cancelAppointment(db, id, now).already) throw taken('It was cancelled before')
  const appointments = viewings.map(({ agendaId, slot }, index) => {
    const body = { agendaId, slot, contact, locale }
    const outcome = booked(() =>
      bookViewing(db, body, keyed(index), now, { isCounted: index === 0 }),
    )
    if (!('appointment' in outcome)) throw taken('A slot is taken')
    return outcome.appointment
  })
  return { appointments }
}

const taken = (message: string): ApiError => new ApiError('conflict', message, 'viewings')

/** A home that is gone meanwhile, and a time that has become too soon, are taken too: others can be chosen. */
function booked<T>(book: () => T): T {
  try {
    return book()
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.field === 'slot'))
      throw taken(error.message)
    throw error
  }
}
