import { emailField } from '../forms/email-address.ts'
import { isChecked, textField, type FieldErrors, type Parsed } from '../forms/fields.ts'

export interface ViewingForm {
  /** Public id of the estate. */
  estate: string
  /** Start in seconds since 1970. */
  slot: number
  name: string
  email: string
  phone: string
}

/** A viewing form's fields, or what is wrong with them, by field, in the order of the form. */
export function parseViewing(fields: URLSearchParams): Parsed<ViewingForm> {
  const errors: FieldErrors = {}
  const slot = readSlot(fields)
  if (!slot) errors.slot = 'agenda.error.slot'
  const name = textField(fields, 'name', { max: 120, required: true }, errors)
  const email = emailField(fields, 'email', errors)
  const phone = textField(fields, 'phone', { max: 30 }, errors)
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (Object.keys(errors).length > 0 || !email || !slot) return { errors }
  return { value: { estate: readEstate(fields), slot, name, email, phone } }
}

/** The chosen slot; null where none was. */
export const readSlot = (fields: URLSearchParams): number | null => {
  const slot = fields.get('slot') ?? ''
  return /^[1-9]\d{8,10}$/.test(slot) ? Number(slot) : null
}

const readEstate = (fields: URLSearchParams): string => {
  const id = fields.get('estate') ?? ''
  return /^[0-9a-zA-Z-]{1,40}$/.test(id) ? id : ''
}
