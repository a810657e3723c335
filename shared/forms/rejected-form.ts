import type { FieldErrors } from './fields.ts'

/** Why a form as a whole was not taken. */
export const REJECTION_REASONS = [
  'invalid',
  'captcha',
  'limited',
  'changed',
  'unavailable',
  'unchecked',
  'taken',
  'many',
] as const

export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** A form that was sent and not taken, for the page that shows it again with everything the visitor wrote. */
export interface RejectedForm {
  /** Its name: 'contact', 'friend', 'subscribe'. */
  form: string
  status: 400 | 409 | 413 | 415 | 422 | 429 | 503
  failure: RejectionReason
  fields: URLSearchParams
  errors: FieldErrors
}
