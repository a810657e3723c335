import { Hono } from 'hono'
import { icalendar } from '../../shared/agenda/ical.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isSold } from '../../shared/estate/status.ts'
import { pageHref } from '../../shared/routes.ts'
import { areEqualSecrets } from '../admin/equal-secrets.ts'
import type { AjaxEnv } from '../ajax.ts'
import { handleForm } from '../contact/ajax.ts'
import { orUnavailable } from '../booking/or-unavailable.ts'
import { findByAppointment, findIntents } from '../booking/intent.ts'
import { formPage } from '../contact/contact-page.tsx'
import { loadEstate } from '../estate/load.ts'
import type { ShownPage } from '../page-answer.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showAppointment } from './cancel-page.tsx'
import { feedSecret } from './feed-path.ts'
import { sendWait } from './send-wait.ts'
import { moveViewing, sendViewing } from './send-viewing.ts'
import { viewingEvent } from './viewing-event.ts'
import { estatePath, showViewing } from './viewing-page.tsx'

const CALENDAR = { 'Content-Type': 'text/calendar; charset=utf-8' }
const MONTH = 30 * 86_400_000

/** Viewings: free times, booking, moving, and calendars. */
export const agendaAjax = new Hono<AjaxEnv>()

/** What is free right now; never kept by anybody. */
agendaAjax.get('/live-agenda/:id', async c => {
  const { context } = c.var
  const estate = await loadEstate(context, c.req.param('id'))
  if (!estate || estate === 'gone') return c.json({ error: 'unknown estate' }, estate ? 410 : 404)
  const agenda = isSold(estate) ? null : await context.api.liveAgenda(publicId(estate))
  return c.json({ slots: agenda?.slots ?? [] })
})

agendaAjax.post('/viewing', c =>
  handleForm(c, {
    form: 'viewing',
    send: orUnavailable('viewing', sendViewing),
    page: viewingAgain,
    said: 'agenda.sent',
  }),
)

agendaAjax.post('/viewing-wait', c =>
  handleForm(c, {
    form: 'wait',
    send: orUnavailable('wait', sendWait),
    page: viewingAgain,
    said: 'agenda.wait.sent',
  }),
)

agendaAjax.post('/move-viewing', c =>
  handleForm(c, {
    form: 'move',
    send: orUnavailable('move', moveViewing),
    page: moveAgain,
    said: 'agenda.cancel.moved',
  }),
)

/** An appointment as a file for the visitor's calendar; whoever has its id may have it. */
agendaAjax.get('/appointment/:file{.+\\.ics}', async c => {
  const { env, api, site, t, now } = c.var.context
  const id = c.req.param('file').replace(/\.ics$/, '')
  const [appointment, intent] = await Promise.all([
    api.appointment(id),
    findByAppointment(env.DB, site.id, id),
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
  return c.body(icalendar([event], site.name, Math.floor(now / 1000)), 200, CALENDAR)
})

/** The agency's viewings by secret address, for its own calendar: from a month ago on, with who comes. */
agendaAjax.get('/viewings/:secret', async c => {
  const { env, site, t, now } = c.var.context
  if (!(await areEqualSecrets(c.req.param('secret'), await feedSecret(env, site))))
    return c.json({ error: 'unknown calendar' }, 404)
  const intents = await findIntents(
    env.DB,
    `site_id = ?1 AND kind = 'viewing' AND state IN ('booked', 'cancelled') AND starts_at > ?2
    ORDER BY starts_at LIMIT 1000`,
    site.id,
    now - MONTH,
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
    CALENDAR,
  )
})

/** The estate's free times again, as they are now, with what the visitor wrote. */
async function viewingAgain(context: RequestContext, failed: SentForm): Promise<ShownPage> {
  const estate = await loadEstate(context, failed.fields.get('estate') ?? '').catch(() => null)
  if (!estate || estate === 'gone') return lost(context, failed)
  return showViewing(context, estate, estatePath(estate, context.locale), { failed }).catch(() =>
    lost(context, failed),
  )
}

async function moveAgain(context: RequestContext, failed: SentForm): Promise<ShownPage> {
  const appointment = await context.api
    .appointment(failed.fields.get('replaces') ?? '')
    .catch(() => null)
  return appointment
    ? showAppointment(context, appointment, null, failed.status, failed)
    : lost(context, failed)
}

const lost = (context: RequestContext, failed: SentForm): ShownPage =>
  formPage(
    context,
    failed,
    context.t('agenda.title'),
    context.t(`formFailure.${failed.failure}`),
    pageHref(context.locale, ''),
  )
