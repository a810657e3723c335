import * as v from 'valibot'
import { emailAddress } from './email-address.ts'
import { isChecked, parseFields, textField, wholeForm, type Parsed } from './fields.ts'

/** A reader says that something on a site is unlawful. */
export interface ReportedContent {
  page: string
  text: string
  name: string
  email: string
}

const reportFields = {
  page: textField('page', { max: 500, required: true }),
  text: textField('text', { max: 3000, required: true, multiline: true }),
  name: textField('name', { max: 80 }),
  // Who reports may stay unknown.
  email: v.pipe(
    wholeForm,
    v.transform(fields => (fields.get('email') ?? '').trim()),
    v.check(text => text === '' || emailAddress(text) !== null, 'formError.email'),
    v.transform(text => emailAddress(text) ?? ''),
  ),
  honest: v.pipe(
    wholeForm,
    v.check(fields => isChecked(fields, 'honest'), 'formError.required'),
  ),
}

/** The form's fields, or its errors by field. */
export function parseContentReport(fields: URLSearchParams): Parsed<ReportedContent> {
  const parsed = parseFields(reportFields, fields)
  if ('errors' in parsed) return parsed
  const { honest: _, ...reported } = parsed.value
  return { value: reported }
}
