import { Hono } from 'hono'
import { publicId } from '../../shared/estate/estate.ts'
import { isSold } from '../../shared/estate/status.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { pageHref } from '../../shared/routes.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { resendPage } from '../forms/resend-form.tsx'
import { handleForm, type FormEnv } from '../forms/handle.ts'
import { isAbsent } from '../http/absence.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showAppointment } from './appointment/appointment-page.tsx'
import { calendarAjax } from './appointment/calendar-ajax.ts'
import { rejectOnApiError } from '../forms/reject-on-api-error.ts'
import { moveViewing, sendViewing } from './viewing/send-viewing.ts'
import { estatePath, showViewing } from './viewing/viewing-page.tsx'
import { joinWaitlist } from './waitlist/join-waitlist.ts'

/** Viewings: free slots, booking, moving, the waitlist and calendars. */
export const bookingAjax = new Hono<FormEnv>()

/** The slots that are free right now; never cached. */
bookingAjax.get('/live-agenda/:id', async c => {
  const { context } = c.var
  const estate = await loadEstate(context, c.req.param('id'))
  if (isAbsent(estate)) return c.json({ error: 'unknown estate' }, estate.status)
  const agenda = isSold(estate) ? null : await context.api.liveAgenda(publicId(estate))
  return c.json({ slots: agenda?.slots ?? [] })
})

bookingAjax.post('/viewing', c =>
  handleForm(c, {
    form: 'viewing',
    send: rejectOnApiError(sendViewing),
    rejectedPage: rejectedViewingPage('viewing'),
    successKey: 'agenda.sent',
  }),
)

bookingAjax.post('/viewing-wait', c =>
  handleForm(c, {
    form: 'wait',
    send: rejectOnApiError(joinWaitlist),
    rejectedPage: rejectedViewingPage('viewing-wait'),
    successKey: 'agenda.wait.sent',
  }),
)

bookingAjax.post('/move-viewing', c =>
  handleForm(c, {
    form: 'move',
    send: rejectOnApiError(moveViewing),
    rejectedPage: rejectedMovePage,
    successKey: 'agenda.cancel.moved',
  }),
)

bookingAjax.route('/', calendarAjax)

/** The estate's slots that are free now, with what the visitor wrote. */
const rejectedViewingPage =
  (call: string) =>
  async (context: RequestContext, rejected: RejectedForm): Promise<HtmlPage> => {
    const id = rejected.fields.get('estate') ?? ''
    const estate = await loadEstate(context, id).catch(() => null)
    if (!estate || isAbsent(estate))
      return fallbackPage(context, rejected, call, estate ? 'gone' : undefined)
    const path = estatePath(estate, context.locale)
    return showViewing(context, estate, path, { failed: rejected }).catch(() =>
      fallbackPage(context, rejected, call),
    )
  }

async function rejectedMovePage(
  context: RequestContext,
  rejected: RejectedForm,
): Promise<HtmlPage> {
  const id = rejected.fields.get('replaces') ?? ''
  const appointment = await context.api.appointment(id).catch(() => undefined)
  return appointment
    ? showAppointment(context, appointment, null, rejected.status, rejected)
    : fallbackPage(
        context,
        rejected,
        'move-viewing',
        appointment === null ? 'unmovable' : undefined,
      )
}

/** For when the estate or the appointment cannot be loaded. */
const fallbackPage = (
  context: RequestContext,
  rejected: RejectedForm,
  call: string,
  why?: 'gone' | 'unmovable',
): HtmlPage =>
  resendPage(context, rejected, {
    title: context.t('agenda.title'),
    call,
    back: pageHref(context.locale, ''),
    why,
  })
