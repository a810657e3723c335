import * as v from 'valibot'
import { emailField } from './email-address.ts'
import { withEstimatePrefix } from './estimate.ts'
import {
  cleanText,
  estateId,
  parseFields,
  privacyBox,
  textField,
  wholeForm,
  type Parsed,
} from './fields.ts'

/** What a visitor asks the agency. */
export interface ContactRequest {
  name: string
  email: string
  phone: string
  text: string
  /** Public id of the estate it is about; '' for none. */
  estate: string
  source: string
  /** Id of the office that shall answer; '' for whichever. */
  office: string
  /** All other named fields that were sent, cleaned. */
  others: Record<string, string>
}

const PHONE = /^\+?[\d\s()./-]{6,30}$/
const MAX_TEXT = 5000

/** Fields with a meaning of their own; they are not passed on among the others. */
const KNOWN_FIELDS = new Set([
  'name',
  'email',
  'phone',
  'text',
  'estate',
  'source',
  'office',
  'privacy',
  'return',
  'website',
  'elapsed',
  'key',
  'g-recaptcha-response',
])

const contactFields = {
  name: textField('name', { max: 120, required: true }),
  email: emailField('email'),
  phone: v.pipe(
    wholeForm,
    v.transform(fields => cleanText(fields.get('phone') ?? '')),
    v.check(phone => phone === '' || PHONE.test(phone), 'formError.phone'),
    v.maxLength(30, 'formError.tooLong'),
  ),
  text: textField('text', { max: MAX_TEXT, required: true, multiline: true }),
  privacy: privacyBox,
  estate: estateId,
  source: v.pipe(
    wholeForm,
    v.transform(fields => (fields.get('source') === 'estimate' ? 'estimate' : '')),
  ),
  office: v.pipe(
    wholeForm,
    v.transform(fields => /^\d{1,15}$/.exec(fields.get('office') ?? '')?.[0] ?? ''),
  ),
  others: v.pipe(wholeForm, v.transform(otherFields)),
}

/** A contact form's fields as a request, or its errors by field. Never throws. */
export function parseContact(fields: URLSearchParams): Parsed<ContactRequest> {
  const parsed = parseFields(contactFields, fields)
  if ('errors' in parsed) return parsed
  const { privacy: _, text, ...request } = parsed.value
  return { value: { ...request, text: withEstimatePrefix(text, request.source) } }
}

function otherFields(fields: URLSearchParams): Record<string, string> {
  const names = [...new Set(fields.keys())].filter(name => !KNOWN_FIELDS.has(name))
  return Object.fromEntries(
    names.map(name => [name, cleanText(fields.getAll(name).join(', '), true).slice(0, MAX_TEXT)]),
  )
}
