import { Hono } from 'hono'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { icalendar } from '../../shared/time/icalendar.ts'
import { wholeSeconds } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import { href } from '../../shared/routes.ts'
import { rejectOnApiError } from '../forms/reject-on-api-error.ts'
import { stayEvent } from '../booking/stay/stay-event.ts'
import { sendStay } from '../booking/stay/send-stay.ts'
import { resendPage } from '../forms/resend-form.tsx'
import { handleForm, type FormEnv } from '../forms/handle.ts'
import type { HtmlPage } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showRental } from './detail-page.tsx'

export const rentalAjax = new Hono<FormEnv>()

/** One stay for its guest's calendar; knowing its id is the permission. */
rentalAjax.get('/stay/:file{.+\\.ics}', async c => {
  const { env, site, locale, t, now } = c.var.context
  const id = c.req.param('file').replace(/\.ics$/, '')
  const whole = await agencyOf(env, site.id).stays.byReservation(id)
  if (!whole) return c.json({ error: 'unknown stay' }, 404)
  const own = siteOrigin(site) + href('stay', locale, { stayId: id })
  const file = icalendar([stayEvent(whole, t, own)], site.name, wholeSeconds(now))
  return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
})

rentalAjax.post('/stay', c =>
  handleForm(c, {
    form: 'stay',
    send: rejectOnApiError(sendStay),
    rejectedPage: rejectedStayPage,
    successKey: 'rental.form.sent',
  }),
)

/** The unit's page with what the visitor wrote and its current prices. */
async function rejectedStayPage(
  context: RequestContext,
  rejected: RejectedForm,
): Promise<HtmlPage> {
  const unit = await context.api
    .rentalUnit(rejected.fields.get('unit') ?? '')
    .catch(() => undefined)
  const back = href('rentals', context.locale)
  if (!unit)
    return resendPage(context, rejected, {
      title: context.t('rental.form.title'),
      call: 'stay',
      back,
      why: unit === null ? 'gone' : undefined,
    })
  return showRental(
    { ...context, url: new URL(back, 'http://site') },
    unit,
    rejected.fields,
    rejected,
  )
}
