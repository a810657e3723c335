import { href } from '../../../shared/routes.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import type { Millis } from '../../../shared/time/units.ts'
import { agencyOf } from '../../agency/stub.ts'
import { ApiError } from '../../api/errors.ts'
import type { Booking } from '../../agency/booking/booking-rows.ts'
import { reconcileCancellation } from '../reconcile.ts'
import { readSent } from '../accepted-booking.ts'
import { loadEstate, loadSalesRep } from '../../catalog/load-estate.ts'
import type { HtmlPage, PageHandler, Redirect } from '../../page/result.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { mayTryToken, tokenPage } from '../../forms/token-page.tsx'
import { AppointmentView, OPEN, type AppointmentState } from './appointment-view.tsx'
import { isAbsent, notFound } from '../../http/absence.ts'
import { statusOf } from '../../store/refusal.ts'

/** /afspraak-annuleren/:appointmentId. Changes nothing: mail scanners and prefetching browsers open it too. */
export const appointmentPage: PageHandler = async (request, { appointmentId = '' }) => {
  if (!(await mayTryToken(request))) return notFound()
  const appointment = await findAppointment(request, appointmentId)
  if (!appointment) return notFound()
  const sent = request.url.searchParams.get('sent')
  return showAppointment(request, appointment, stateOfSent(sent, appointment))
}

/** What has just come of it, by `?sent=`. */
function stateOfSent(sent: string | null, { status }: Appointment): AppointmentState | null {
  if (status === 'cancelled') return sent === 'cancel' ? 'cancelled' : null
  if (sent === 'viewing') return 'made'
  if (sent === 'move') return 'moved'
  return readSent(sent)?.form === 'move' ? 'moving' : null
}

/** What the API says of it; while the API does not answer, what stands here of a viewing that was booked here. */
async function findAppointment(
  { api, env, site }: RequestContext,
  id: string,
): Promise<Appointment | null> {
  try {
    return await api.appointment(id)
  } catch (error) {
    const booking = isUnanswered(error)
      ? await agencyOf(env, site.id).bookings.byAppointment(id)
      : null
    if (booking?.kind !== 'viewing') throw error
    return appointmentOf(id, booking)
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && !error.isRefusal

const appointmentOf = (
  id: string,
  booking: Extract<Booking, { kind: 'viewing' }>,
): Appointment => ({
  id,
  agendaId: booking.body.agendaId,
  slot: booking.body.slot,
  start: new Date(booking.startsAt).toISOString(),
  end: new Date(booking.endsAt).toISOString(),
  status: booking.state === 'cancelled' ? 'cancelled' : 'booked',
})

/**
 * Cancels once; repeated, it confirms that it was cancelled. A viewing that has started is not cancelled. Where the API
 * does not answer, a viewing that was booked here is noted and cancelled later (BOOK-32).
 */
export const postCancellation: PageHandler = async (request, { appointmentId = '' }) => {
  const { env, site, locale, now } = request
  if (!(await mayTryToken(request))) return notFound()
  const appointment = await findAppointment(request, appointmentId)
  if (!appointment) return notFound()
  if (hasStarted(appointment, now)) return showAppointment(request, appointment, null, 409)
  const booking = await agencyOf(env, site.id).bookings.byAppointment(appointmentId)
  const back = (sent?: string): Redirect => ({
    kind: 'redirect',
    to: href('cancelAppointment', locale, { appointmentId }, sent),
    status: 303,
  })
  try {
    const cancelled = await cancel(request, appointment, booking)
    if (!cancelled) return showAppointment(request, appointment, 'moving', 409)
    return back(cancelled.already ? undefined : 'sent=cancel')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (booking && isUnanswered(error)) return back()
    return error.status === 409
      ? showAppointment(request, appointment, 'past', statusOf('conflict'))
      : showAppointment(request, appointment, 'failed', statusOf('unavailable'))
  }
}

/**
 * The request is stored before the call, so that neither the cancellation nor its mails can be lost in between. null: it is
 * just being moved.
 */
async function cancel(
  { api, env, site, now }: RequestContext,
  { id }: Appointment,
  booking: Booking | null,
): Promise<{ already: boolean } | null> {
  if (!booking) return { already: (await api.cancelAppointment(id))?.already ?? false }
  const agency = agencyOf(env, site.id)
  const isStored = await agency.bookings.askCancellation(booking.key, now)
  if (!isStored && (await agency.bookings.find(booking.key))?.state === 'booked') return null
  return reconcileCancellation({ env, site, agency, now }, booking)
}

/** An appointment: when and what it is, and what can still be done about it. */
export async function showAppointment(
  context: RequestContext,
  appointment: Appointment,
  event: AppointmentState | null,
  status: HtmlPage['status'] = 200,
  failed: RejectedForm | null = null,
): Promise<HtmlPage> {
  const { api, env, site, t, now } = context
  const [estate, booking] = await Promise.all([
    loadEstate(context, appointment.agendaId).catch(notFound),
    agencyOf(env, site.id).bookings.byAppointment(appointment.id),
  ])
  const stands = stateOf(appointment, booking, now)
  // An address that was kept tells of what has passed since.
  const state = event && NEWS.includes(event) && stands !== 'booked' ? stands : (event ?? stands)
  const shown = isAbsent(estate) ? null : estate
  const canMove = stands === 'booked' && event !== 'moving' && booking?.state === 'booked' && shown
  const moved = state === 'already' ? await inPlaceOf(context, appointment) : null
  const agenda = canMove ? await api.liveAgenda(appointment.agendaId).catch(() => null) : null
  const person = shown && OPEN.includes(state) ? await loadSalesRep(context, shown) : null
  const title = moved || state === 'moved' ? 'movedTitle' : TITLED.includes(state) ? state : 'title'
  return {
    ...tokenPage(
      t(`agenda.cancel.${title}`),
      <AppointmentView
        context={context}
        appointment={appointment}
        state={state}
        estate={shown}
        slots={agenda?.slots ?? []}
        person={person}
        moved={moved}
        failed={failed}
      />,
      failed?.status ?? status,
    ),
    description: t('agenda.cancel.description'),
    alternates: Object.fromEntries(
      site.locales.map(other => [
        other,
        href('cancelAppointment', other, { appointmentId: appointment.id }),
      ]),
    ),
  }
}

function stateOf(appointment: Appointment, booking: Booking | null, now: Millis): AppointmentState {
  if (appointment.status === 'cancelled') return 'already'
  if (hasStarted(appointment, now)) return 'past'
  return booking && booking.cancelAskedAt !== null ? 'cancelling' : 'booked'
}

/** What an address may say of an appointment while that is so. */
const NEWS: readonly AppointmentState[] = ['made', 'moved']

/** Where the viewing of this appointment has gone. */
const inPlaceOf = async (
  { env, site }: RequestContext,
  { id }: Appointment,
): Promise<string | null> => (await agencyOf(env, site.id).bookings.inPlaceOf(id))?.bookedId ?? null

/** The states that the page's title tells. */
const TITLED: readonly AppointmentState[] = ['made', 'cancelled', 'already', 'past', 'cancelling']

const hasStarted = ({ start, status }: Appointment, now: Millis): boolean =>
  status !== 'cancelled' && Date.parse(start) <= now
