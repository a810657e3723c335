import type { TogetherRequest } from '../../../shared/booking/agenda.ts'
import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import { ApiError } from '../../api/errors.ts'
import { bookingCalls } from '../calls.ts'
import { logFault, REFUSALS, type BookingOutcome, type BookingScope } from '../reconcile.ts'
import { remindAt } from '../reminder-time.ts'
import { togetherMails } from './afternoon-mails.ts'

/**
 * Asks the API for viewings that are one afternoon and stores the outcome with its mails: all or nothing, once however
 * often it is called (AFTERNOON-10, AFTERNOON-13).
 */
export async function reconcileTogether(
  scope: BookingScope,
  together: string,
): Promise<BookingOutcome> {
  const { env, site, agency, now } = scope
  const asked = await agency.afternoons.asked(together)
  if (asked.some(({ state }) => state === 'booked')) return 'booked'
  if (!asked.some(({ state }) => state === 'pending')) return 'taken'
  try {
    const made = await bookingCalls(env, site.id).bookTogether(requestOf(asked), together)
    const stops = asked.map((stop, index): ViewingBooking => {
      const { id = '', end = '' } = made[index] ?? {}
      const booked = { ...stop, bookedId: id, endsAt: Date.parse(end) || stop.endsAt }
      return { ...booked, state: 'booked', remindAt: remindAt(booked) }
    })
    const kind = asked.some(({ replaces }) => replaces !== null) ? 'moved' : 'booked'
    const mails = await togetherMails(scope, kind, stops)
    const settled = stops.map(({ key, bookedId, endsAt, remindAt: at }) => ({
      key,
      bookedId: bookedId ?? '',
      endsAt,
      remindAt: at,
    }))
    await agency.afternoons.settle(together, settled, mails, now)
    return 'booked'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!error.isRefusal) {
      logFault(site, error)
      await agency.afternoons.promiseOutcome(together)
      return error.isOurFault ? 'fault' : 'unknown'
    }
    const mails = asked.some(({ isOutcomeMailed }) => isOutcomeMailed)
      ? await togetherMails(scope, 'failed', asked)
      : []
    await agency.afternoons.refuse(together, mails)
    return REFUSALS[error.status] ?? 'refused'
  }
}

function requestOf(asked: readonly ViewingBooking[]): TogetherRequest {
  const [first] = asked
  if (!first) throw new Error('an afternoon without stops')
  const replaces = asked.flatMap(({ body }) => body.replaces ?? [])
  return {
    viewings: asked.map(({ body: { agendaId, slot } }) => ({ agendaId, slot })),
    contact: first.body.contact,
    locale: first.locale,
    ...(replaces.length > 0 && { replaces }),
  }
}
