import { isChecked } from '../../shared/forms/fields.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { RequestContext } from '../site/request-context.ts'
import { verifyCaptcha } from './captcha.ts'
import { rejected, type PostedForm } from './receive.ts'

/** Whether the field that people do not see was filled in. */
export const isHoneypotFilled = (fields: URLSearchParams): boolean => isChecked(fields, 'website')

/** For bookings, which keep others out: a refused captcha or a filled honeypot rejects the form; a missing captcha does not. */
export async function rejectBots(
  context: RequestContext,
  { fields }: PostedForm,
  form: string,
): Promise<RejectedForm | null> {
  if (isHoneypotFilled(fields)) return rejected(fields, 422, 'invalid')
  const captcha = await verifyCaptcha(context, fields, form)
  return captcha === 'refused' ? rejected(fields, 422, 'captcha') : null
}
