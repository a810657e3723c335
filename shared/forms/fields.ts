import * as v from 'valibot'

/** Field → key of the message that says what is wrong with it. */
export type FieldErrors = Record<string, string>

export type Parsed<T> = { value: T } | { errors: FieldErrors }

/**
 * Reads a form by its schema: each entry takes the whole form, and its key is the field at which its error is shown.
 * Errors are in the order of the entries; of a field it is the first. Never throws.
 */
export function parseFields<const E extends v.ObjectEntries>(
  entries: E,
  fields: URLSearchParams,
): Parsed<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const form = Object.fromEntries(Object.keys(entries).map(name => [name, fields]))
  // The first fault of a field is its error, so nothing of it is read further: a text that is too long least of all.
  const { issues, success, output } = v.safeParse(v.object(entries), form, {
    abortPipeEarly: true,
  })
  if (success) return { value: output }
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path?.[0].key)] ??= message
  return { errors }
}

/** The start of every entry: the form itself. */
export const wholeForm = v.instance(URLSearchParams)

interface TextRule {
  /** In characters. */
  max: number
  required?: boolean
  /** Keeps line breaks. */
  multiline?: boolean
}

/** A text field, cleaned. */
export const textField = (name: string, { max, required = false, multiline }: TextRule) =>
  v.pipe(
    wholeForm,
    v.transform(fields => cleanText(fields.get(name) ?? '', multiline)),
    v.check(text => !required || text !== '', 'formError.required'),
    v.maxLength(max, 'formError.tooLong'),
  )

/** A box that has to be ticked. */
const tickedBox = (name: string, message: string) =>
  v.pipe(
    wholeForm,
    v.check(fields => isChecked(fields, name), message),
  )

export const privacyBox = tickedBox('privacy', 'formError.privacy')

const ESTATE_ID = /^[0-9a-zA-Z-]{1,40}$/

/** The public id of the estate that a form is about; '' where none is named, or nothing that could be one. */
export const estateId = v.pipe(
  wholeForm,
  v.transform(fields => fields.get('estate') ?? ''),
  v.transform(id => (ESTATE_ID.test(id) ? id : '')),
)

/** Clean text: no control or direction characters, spaces collapsed, line breaks only where asked for. */
export function cleanText(text: string, multiline = false): string {
  const plain = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}]/gu, '')
  return (
    multiline
      ? plain.replace(/[^\S\n]+/g, ' ').replace(/\n{3,}/g, '\n\n')
      : plain.replace(/\s+/g, ' ')
  ).trim()
}

/** Whether a checkbox was sent: unchecked ones are left out of the payload (FORM-6). */
export const isChecked = (fields: URLSearchParams, name: string): boolean =>
  !['', '0', 'false', 'off'].includes(fields.get(name) ?? '')
