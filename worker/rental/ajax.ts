import { Hono } from 'hono'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import { rejectOnApiError } from '../booking/reject-on-api-error.ts'
import { handleForm } from '../contact/ajax.ts'
import { formPage } from '../contact/contact-page.tsx'
import type { HtmlPage } from '../page/result.ts'
import type { RequestContext } from '../site/request-context.ts'
import { showRental } from './detail-page.tsx'
import { sendStay } from '../booking/stay/send-stay.ts'

/** The reservation form's own address. */
export const rentalAjax = new Hono<AjaxEnv>().post('/stay', c =>
  handleForm(c, {
    form: 'stay',
    send: rejectOnApiError('stay', sendStay),
    rejectedPage: stayPage,
    successKey: 'rental.form.sent',
  }),
)

/** The home again, with what the visitor wrote and prices as they are now. */
async function stayPage(context: RequestContext, failed: RejectedForm): Promise<HtmlPage> {
  const unit = await context.api.rentalUnit(failed.fields.get('unit') ?? '').catch(() => null)
  const back = href('rentals', context.locale)
  if (!unit)
    return formPage(
      context,
      failed,
      context.t('rental.form.title'),
      context.t(`formFailure.${failed.failure}`),
      back,
    )
  return showRental({ ...context, url: new URL(back, 'http://site') }, unit, failed.fields, failed)
}
