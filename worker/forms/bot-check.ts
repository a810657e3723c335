import { isChecked } from '../../shared/forms/fields.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { verifyCaptcha } from './captcha.ts'
import { rejected, type PostedForm } from './receive.ts'
import type { RequestContext } from '../site/request-context.ts'

/** Bookings keep others out, so machines get none: a wrong captcha or the trap filled in ends it. A missing captcha doesn't. */
export async function rejectBots(
  { env, site, now }: RequestContext,
  { fields }: PostedForm,
  form: string,
): Promise<RejectedForm | null> {
  if (isChecked(fields, 'website')) return rejected(form, fields, 422, 'invalid')
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: form,
    now,
  })
  return captcha === 'refused' ? rejected(form, fields, 422, 'captcha') : null
}
