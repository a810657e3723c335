import * as v from 'valibot'
import { emailField } from '../forms/email-address.ts'
import {
  estateId,
  parseFields,
  privacyBox,
  textField,
  wholeForm,
  type Parsed,
} from '../forms/fields.ts'
import type { Seconds } from '../time/units.ts'

interface ViewingForm {
  /** Public id of the estate. */
  estate: string
  /** When it starts. */
  slot: Seconds
  name: string
  email: string
  phone: string
}

/** The chosen slot; null where none was. */
export const readSlot = (fields: URLSearchParams): Seconds | null => {
  const slot = fields.get('slot') ?? ''
  return /^[1-9]\d{8,10}$/.test(slot) ? Number(slot) : null
}

const viewingFields = {
  slot: v.pipe(wholeForm, v.transform(readSlot), v.number('agenda.error.slot')),
  name: textField('name', { max: 120, required: true }),
  email: emailField('email'),
  phone: textField('phone', { max: 30 }),
  privacy: privacyBox,
  estate: estateId,
}

/** A viewing form's fields, or its errors by field in the order of the form. */
export function parseViewing(fields: URLSearchParams): Parsed<ViewingForm> {
  const parsed = parseFields(viewingFields, fields)
  if ('errors' in parsed) return parsed
  const { privacy: _, ...viewing } = parsed.value
  return { value: viewing }
}
