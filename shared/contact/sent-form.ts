import type { FieldErrors } from './fields.ts'

/** Why a form as a whole was not taken. */
export const FORM_FAILURES = [
  'invalid',
  'captcha',
  'limited',
  'changed',
  'unavailable',
  'unchecked',
  'taken',
  'many',
] as const

export type FormFailure = (typeof FORM_FAILURES)[number]

/** A form that was sent and not taken, for the page that shows it again with everything the visitor wrote. */
export interface SentForm {
  /** Its name: 'contact', 'friend', 'subscribe'. */
  form: string
  status: 400 | 409 | 413 | 415 | 422 | 429 | 503
  failure: FormFailure
  fields: URLSearchParams
  errors: FieldErrors
}
