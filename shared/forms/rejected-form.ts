import type { FieldErrors } from './fields.ts'

/** Why a form as a whole was rejected; each has a text under `formFailure`. */
type RejectionReason =
  | 'invalid'
  | 'captcha'
  | 'limited'
  | 'changed'
  | 'unavailable'
  | 'unchecked'
  | 'taken'
  | 'gone'
  | 'unmovable'
  | 'many'
  | 'manyStays'
  | 'refused'
  | 'fault'

/** A posted form that was rejected, for the page that shows it again with everything the visitor wrote. */
export interface RejectedForm {
  status: 400 | 409 | 413 | 415 | 422 | 429 | 503
  reason: RejectionReason
  fields: URLSearchParams
  errors: FieldErrors
}
