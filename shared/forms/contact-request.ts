import { emailField } from './email-address.ts'
import { withEstimatePrefix } from './estimate.ts'
import { cleanText, isChecked, textField, type FieldErrors, type Parsed } from './fields.ts'

/** What a visitor asks the agency (spec 3, contact form payload). */
export interface ContactRequest {
  name: string
  email: string
  phone: string
  text: string
  /** Public id of the estate it is about; '' for none. */
  estate: string
  source: string
  /** All other named fields that came along, cleaned. */
  others: Record<string, string>
}

const PHONE = /^\+?[\d\s()./-]{6,30}$/
const ESTATE_ID = /^[0-9a-zA-Z-]{1,40}$/
const MAX_TEXT = 5000

/** Fields with a meaning of their own; none of them is just passed on. */
const KNOWN_FIELDS = new Set([
  'name',
  'email',
  'phone',
  'text',
  'estate',
  'source',
  'privacy',
  'return',
  'website',
  'elapsed',
  'key',
  'g-recaptcha-response',
])

/** A contact form's fields as a request, or what is wrong with them, by field. Never throws. */
export function parseContact(fields: URLSearchParams): Parsed<ContactRequest> {
  const errors: FieldErrors = {}
  const name = textField(fields, 'name', { max: 120, required: true }, errors)
  const email = emailField(fields, 'email', errors)
  const phone = textField(fields, 'phone', { max: 30 }, errors)
  if (phone && !PHONE.test(phone)) errors.phone = 'formError.phone'
  const text = textField(fields, 'text', { max: MAX_TEXT, required: true, multiline: true }, errors)
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (!email || Object.keys(errors).length > 0) return { errors }
  const estate = fields.get('estate') ?? ''
  const source = fields.get('source') === 'estimate' ? 'estimate' : ''
  return {
    value: {
      name,
      email,
      phone,
      text: withEstimatePrefix(text, source),
      estate: ESTATE_ID.test(estate) ? estate : '',
      source,
      others: otherFields(fields),
    },
  }
}

function otherFields(fields: URLSearchParams): Record<string, string> {
  const names = [...new Set(fields.keys())].filter(name => !KNOWN_FIELDS.has(name))
  return Object.fromEntries(
    names.map(name => [name, cleanText(fields.getAll(name).join(', '), true).slice(0, MAX_TEXT)]),
  )
}
