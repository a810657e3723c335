import { Hono } from 'hono'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import { href } from '../../../shared/routes.ts'
import { icalendar, type CalendarEvent } from '../../../shared/time/icalendar.ts'
import { DAY, seconds, wholeSeconds } from '../../../shared/time/units.ts'
import { agencyOf } from '../../agency/stub.ts'
import { areEqualSecrets } from '../../crypto/equal-secrets.ts'
import type { AjaxEnv } from '../../site/hono-env.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { viewingEvent } from '../viewing/viewing-event.ts'
import { feedSecret } from './calendar-feed.ts'

const HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' }
const FEED_PAST = 30 * DAY

/** Appointments as iCalendar files. */
export const calendarAjax = new Hono<AjaxEnv>()

/** One appointment for the visitor's calendar, with the way to its page (BOOK-118); knowing its id is the permission. */
calendarAjax.get('/appointment/:file{.+\\.ics}', async c => {
  const { context } = c.var
  const { env, api, site, locale, t, now } = context
  const id = c.req.param('file').replace(/\.ics$/, '')
  const [appointment, booking] = await Promise.all([
    api.appointment(id),
    agencyOf(env, site.id).bookings.byAppointment(id),
  ])
  if (!appointment) return c.json({ error: 'unknown appointment' }, 404)
  const cancelled = appointment.status === 'cancelled'
  const url = siteOrigin(site) + href('cancelAppointment', locale, { appointmentId: id })
  const event = booking
    ? viewingEvent(booking, t, { cancelled, url, description: url })
    : foreignEvent(context, id, appointment, url)
  return c.body(icalendar([event], site.name, wholeSeconds(now)), 200, HEADERS)
})

/** All of an afternoon, for whoever has its name. */
calendarAjax.get('/afternoon/:file{.+\\.ics}', async c => {
  const { afternoonCalendar } = await import('../afternoon/calendar.ts')
  const name = c.req.param('file').replace(/\.ics$/, '')
  const file = await afternoonCalendar(c.var.context, name)
  return file === null ? c.json({ error: 'unknown appointment' }, 404) : c.body(file, 200, HEADERS)
})

/** Where there is no desk, the agency's viewings at a secret address, for its own calendar: from 30 days ago on, with who comes. */
calendarAjax.get('/viewings/:secret', async c => {
  const { env, site, t, now } = c.var.context
  const isKnown = await areEqualSecrets(c.req.param('secret'), await feedSecret(env, site))
  // Nobody can take one address for all back from who left (CAL-25).
  if (!isKnown || env.DESK === 'on') return c.json({ error: 'unknown calendar' }, 404)
  const bookings = await agencyOf(env, site.id).bookings.calendarSince(now - FEED_PAST)
  const events = bookings.map(({ about, body, ...booking }) => {
    const { name, phone, email } = body.contact
    return viewingEvent({ about, ...booking }, t, {
      summary: `${about.agencyTitle}: ${name}`,
      description: [phone, email].filter(Boolean).join('\n'),
    })
  })
  const name = t('agenda.feed', { site: site.name })
  return c.body(icalendar(latestOf(events), name, wholeSeconds(now)), 200, HEADERS)
})

/** An appointment that was not made through this site. */
const foreignEvent = (
  { site, t }: RequestContext,
  id: string,
  { start, end, status }: Appointment,
  url: string,
): CalendarEvent => ({
  uid: `${id}@baksteen`,
  start: seconds(Date.parse(start)),
  end: seconds(Date.parse(end)),
  summary: t('agenda.event', { title: site.name }),
  location: '',
  description: url,
  url,
  cancelled: status === 'cancelled',
})

/** A viewing that was moved stands once, as it was moved last. */
function latestOf(events: CalendarEvent[]): CalendarEvent[] {
  const byMoves = events.toSorted((a, b) => (a.moves ?? 0) - (b.moves ?? 0))
  return [...new Map(byMoves.map(event => [event.uid, event])).values()]
}
