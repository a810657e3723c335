import { Hono } from 'hono'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { rejectOnApiError } from '../forms/reject-on-api-error.ts'
import { sendStay } from '../booking/stay/send-stay.ts'
import { resendPage } from '../forms/resend-form.tsx'
import { handleForm, type FormEnv } from '../forms/handle.ts'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showRental } from './detail-page.tsx'

export const rentalAjax = new Hono<FormEnv>().post('/stay', c =>
  handleForm(c, {
    form: 'stay',
    send: rejectOnApiError('stay', sendStay),
    rejectedPage: rejectedStayPage,
    successKey: 'rental.form.sent',
  }),
)

/** The unit's page with what the visitor wrote and its current prices. */
async function rejectedStayPage(
  context: RequestContext,
  rejected: RejectedForm,
): Promise<HtmlPage> {
  const unit = await context.api.rentalUnit(rejected.fields.get('unit') ?? '').catch(() => null)
  const back = href('rentals', context.locale)
  if (!unit)
    return resendPage(context, rejected, {
      title: context.t('rental.form.title'),
      call: 'stay',
      back,
    })
  return showRental(
    { ...context, url: new URL(back, 'http://site') },
    unit,
    rejected.fields,
    rejected,
  )
}
