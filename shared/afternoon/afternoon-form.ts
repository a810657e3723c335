import * as v from 'valibot'
import { emailField } from '../forms/email-address.ts'
import { parseFields, privacyBox, textField, wholeForm, type Parsed } from '../forms/fields.ts'
import { readRoute } from './written-route.ts'

/** The route that was chosen; null where none was. */
export const chosenRoute = (fields: URLSearchParams): ReturnType<typeof readRoute> =>
  readRoute(fields.get('route'))

const entries = {
  route: v.pipe(
    wholeForm,
    v.transform(chosenRoute),
    v.check(route => route !== null && route.length > 1, 'agenda.round.error.route'),
    v.transform(route => route ?? []),
  ),
  name: textField('name', { max: 120, required: true }),
  email: emailField('email'),
  phone: textField('phone', { max: 30 }),
  privacy: privacyBox,
}

type AfternoonForm = {
  route: NonNullable<ReturnType<typeof readRoute>>
  name: string
  email: string
  phone: string
}

/** An afternoon's form, or its errors by field in the order of the form. */
export function parseAfternoon(fields: URLSearchParams): Parsed<AfternoonForm> {
  const parsed = parseFields(entries, fields)
  if ('errors' in parsed) return parsed
  const { privacy: _, ...afternoon } = parsed.value
  return { value: afternoon }
}
