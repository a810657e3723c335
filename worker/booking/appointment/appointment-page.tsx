import { href } from '../../../shared/routes.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import { ApiError } from '../../api/errors.ts'
import { findBookingByAppointment, type Booking } from '../booking.ts'
import { reconcileCancellation } from '../reconcile.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import type { PageHandler, HtmlPage } from '../../page/result.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { mayTryToken, tokenPage } from '../../subscription/edit-page.tsx'
import { AppointmentView, type AppointmentState } from './appointment-view.tsx'
import { isAbsent, notFound } from '../../http/absence.ts'


/** /afspraak-annuleren/:appointmentId. Only asks: mail scanners and prefetching browsers open it too. */
export const appointmentPage: PageHandler = async (request, { appointmentId = '' }) => {
  if (!(await mayTryToken(request))) return notFound()
  const appointment = await request.api.appointment(appointmentId)
  if (!appointment) return notFound()
  const sent = request.url.searchParams.get('sent')
  return showAppointment(
    request,
    appointment,
    sent === 'cancel' && appointment.status === 'cancelled'
      ? 'cancelled'
      : sent === 'move'
        ? 'moved'
        : null,
  )
}

/** Cancels, once; again says kindly that it was. What has begun stays as it is. */
export const postCancellation: PageHandler = async (request, { appointmentId = '' }) => {
  const { api, env, site, locale, now } = request
  if (!(await mayTryToken(request))) return notFound()
  const appointment = await api.appointment(appointmentId)
  if (!appointment) return notFound()
  if (hasStarted(appointment, now)) return showAppointment(request, appointment, null, 409)
  const intent = await findBookingByAppointment(env.DB, site.id, appointmentId)
  try {
    const { already } = await cancel(request, appointment, intent)
    return {
      kind: 'redirect',
      to: href('cancelAppointment', locale, { appointmentId }, already ? undefined : 'sent=cancel'),
      status: 303,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return showAppointment(
      request,
      appointment,
      error.status === 409 ? 'past' : 'failed',
      error.status === 409 ? 409 : 503,
    )
  }
}

/** The wish is written down before the call, so that neither the act nor its mails can be lost in between. */
async function cancel(
  { api, env, site, now }: RequestContext,
  { id }: Appointment,
  intent: Booking | null,
): Promise<{ already: boolean }> {
  if (!intent) return { already: (await api.cancelAppointment(id))?.already ?? false }
  await env.DB.prepare(
    `UPDATE booking_intent SET cancel_asked_at = ?2, tried_at = ?2 WHERE key = ?1 AND state = 'booked'`,
  )
    .bind(intent.key, now)
    .run()
  return reconcileCancellation({ env, site, now }, intent)
}

/** An appointment as it stands: when, what, and what can still be done about it. */
export async function showAppointment(
  context: RequestContext,
  appointment: Appointment,
  said: AppointmentState | null,
  status: HtmlPage['status'] = 200,
  failed: RejectedForm | null = null,
): Promise<HtmlPage> {
  const { api, env, site, t, now } = context
  const state = said ?? stateOf(appointment, now)
  const [estate, intent] = await Promise.all([
    loadEstate(context, appointment.agendaId).catch(notFound),
    findBookingByAppointment(env.DB, site.id, appointment.id),
  ])
  const shown = isAbsent(estate) ? null : estate
  const canMove = state === 'booked' && intent?.state === 'booked' && shown
  const agenda = canMove ? await api.liveAgenda(appointment.agendaId).catch(() => null) : null
  const title = state === 'booked' || state === 'failed' || state === 'moved' ? 'title' : state
  return {
    ...tokenPage(
      t(`agenda.cancel.${title}`),
      <AppointmentView
        context={context}
        appointment={appointment}
        state={state}
        estate={shown}
        slots={agenda?.slots ?? []}
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

const stateOf = (appointment: Appointment, now: number): AppointmentState =>
  appointment.status === 'cancelled' ? 'already' : hasStarted(appointment, now) ? 'past' : 'booked'

const hasStarted = ({ start, status }: Appointment, now: number): boolean =>
  status !== 'cancelled' && Date.parse(start) <= now
