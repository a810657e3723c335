import { Hono } from 'hono'
import { icalendar } from '../../shared/time/icalendar.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isSold } from '../../shared/estate/status.ts'
import { pageHref } from '../../shared/routes.ts'
import { areEqualSecrets } from '../http/equal-secrets.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import { handleForm } from '../contact/ajax.ts'
import { rejectOnApiError } from './reject-on-api-error.ts'
import { findBookingByAppointment, findBookings } from './booking.ts'
import { formPage } from '../contact/contact-page.tsx'
import { loadEstate } from '../catalog/load-estate.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showAppointment } from './appointment/appointment-page.tsx'
import { feedSecret } from './appointment/calendar-feed.ts'
import { joinWaitlist } from './waitlist/join-waitlist.ts'
import { moveViewing, sendViewing } from './viewing/send-viewing.ts'
import { viewingEvent } from './viewing/viewing-event.ts'
import { estatePath, showViewing } from './viewing/viewing-page.tsx'

const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' }
const MONTH_MS = 30 * 86_400_000

/** Viewings: free times, booking, moving, and calendars. */
export const bookingAjax = new Hono<AjaxEnv>()

/** What is free right now; never kept by anybody. */
bookingAjax.get('/live-agenda/:id', async c => {
  const { context } = c.var
  const estate = await loadEstate(context, c.req.param('id'))
  if (!estate || estate === 'gone') return c.json({ error: 'unknown estate' }, estate ? 410 : 404)
  const agenda = isSold(estate) ? null : await context.api.liveAgenda(publicId(estate))
  return c.json({ slots: agenda?.slots ?? [] })
})

bookingAjax.post('/viewing', c =>
  handleForm(c, {
    form: 'viewing',
    send: rejectOnApiError('viewing', sendViewing),
    rejectedPage: rejectedViewingPage,
    successKey: 'agenda.sent',
  }),
)

bookingAjax.post('/viewing-wait', c =>
  handleForm(c, {
    form: 'wait',
    send: rejectOnApiError('wait', joinWaitlist),
    rejectedPage: rejectedViewingPage,
    successKey: 'agenda.wait.sent',
  }),
)

bookingAjax.post('/move-viewing', c =>
  handleForm(c, {
    form: 'move',
    send: rejectOnApiError('move', moveViewing),
    rejectedPage: rejectedMovePage,
    successKey: 'agenda.cancel.moved',
  }),
)

/** An appointment as a file for the visitor's calendar; whoever has its id may have it. */
bookingAjax.get('/appointment/:file{.+\\.ics}', async c => {
  const { env, api, site, t, now } = c.var.context
  const id = c.req.param('file').replace(/\.ics$/, '')
  const [appointment, intent] = await Promise.all([
    api.appointment(id),
    findBookingByAppointment(env.DB, site.id, id),
  ])
  if (!appointment) return c.json({ error: 'unknown appointment' }, 404)
  const cancelled = appointment.status === 'cancelled'
  const event = intent
    ? viewingEvent(intent, t, { cancelled })
    : {
        uid: `${id}@baksteen`,
        start: Date.parse(appointment.start) / 1000,
        end: Date.parse(appointment.end) / 1000,
        summary: t('agenda.event', { title: site.name }),
        location: '',
        description: '',
        cancelled,
      }
  return c.body(icalendar([event], site.name, Math.floor(now / 1000)), 200, CALENDAR_HEADERS)
})

/** The agency's viewings by secret address, for its own calendar: from a month ago on, with who comes. */
bookingAjax.get('/viewings/:secret', async c => {
  const { env, site, t, now } = c.var.context
  if (!(await areEqualSecrets(c.req.param('secret'), await feedSecret(env, site))))
    return c.json({ error: 'unknown calendar' }, 404)
  const intents = await findBookings(
    env.DB,
    `site_id = ?1 AND kind = 'viewing' AND state IN ('booked', 'cancelled') AND starts_at > ?2
    ORDER BY starts_at LIMIT 1000`,
    site.id,
    now - MONTH_MS,
  )
  const events = intents.map(intent =>
    viewingEvent(intent, t, {
      summary: `${intent.about.agencyTitle}: ${intent.body.contact.name}`,
      description: [intent.body.contact.phone, intent.body.contact.email]
        .filter(Boolean)
        .join('\n'),
    }),
  )
  const latest = new Map(
    events.toSorted((a, b) => (a.moves ?? 0) - (b.moves ?? 0)).map(event => [event.uid, event]),
  )
  return c.body(
    icalendar([...latest.values()], t('agenda.feed', { site: site.name }), Math.floor(now / 1000)),
    200,
    CALENDAR_HEADERS,
  )
})

/** The estate's free times again, as they are now, with what the visitor wrote. */
async function rejectedViewingPage(
  context: RequestContext,
  failed: RejectedForm,
): Promise<HtmlPage> {
  const estate = await loadEstate(context, failed.fields.get('estate') ?? '').catch(() => null)
  if (!estate || estate === 'gone') return fallbackPage(context, failed)
  return showViewing(context, estate, estatePath(estate, context.locale), { failed }).catch(() =>
    fallbackPage(context, failed),
  )
}

async function rejectedMovePage(context: RequestContext, failed: RejectedForm): Promise<HtmlPage> {
  const appointment = await context.api
    .appointment(failed.fields.get('replaces') ?? '')
    .catch(() => null)
  return appointment
    ? showAppointment(context, appointment, null, failed.status, failed)
    : fallbackPage(context, failed)
}

const fallbackPage = (context: RequestContext, failed: RejectedForm): HtmlPage =>
  formPage(
    context,
    failed,
    context.t('agenda.title'),
    context.t(`formFailure.${failed.failure}`),
    pageHref(context.locale, ''),
  )
