import { isChecked } from '../../shared/contact/fields.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { verifyCaptcha } from '../contact/captcha.ts'
import { notTaken, type PostedForm } from '../contact/posted-form.ts'
import type { RequestContext } from '../site/request-context.ts'

/** Bookings keep others out, so machines get none: a wrong captcha or the trap filled in ends it. A missing captcha doesn't. */
export async function refuseMachines(
  { env, site, now }: RequestContext,
  { fields }: PostedForm,
  form: string,
): Promise<SentForm | null> {
  if (isChecked(fields, 'website')) return notTaken(form, fields, 422, 'invalid')
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: form,
    now,
  })
  return captcha === 'refused' ? notTaken(form, fields, 422, 'captcha') : null
}
