/** Field → key of the message that says what is wrong with it. */
export type FieldErrors = Record<string, string>

export type Parsed<T> = { value: T } | { errors: FieldErrors }

export interface TextRule {
  /** Most characters. */
  max: number
  required?: boolean
  /** Keeps line breaks. */
  multiline?: boolean
}

/** A field as clean text: no control or direction characters, spaces collapsed, line breaks only where the rule allows them. */
export function cleanText(text: string, lines = false): string {
  const plain = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}]/gu, '')
  return (
    lines ? plain.replace(/[^\S\n]+/g, ' ').replace(/\n{3,}/g, '\n\n') : plain.replace(/\s+/g, ' ')
  ).trim()
}

/** Reads a text field; what is wrong with it is written into `errors`. */
export function textField(
  fields: URLSearchParams,
  name: string,
  { max: most, required, multiline: lines }: TextRule,
  errors: FieldErrors,
): string {
  const text = cleanText(fields.get(name) ?? '', lines)
  if (required && text === '') errors[name] = 'formError.required'
  else if (text.length > most) errors[name] = 'formError.tooLong'
  return text
}

/** Whether a checkbox came along: unchecked ones are left out of the payload (spec 3). */
export const isChecked = (fields: URLSearchParams, name: string): boolean =>
  !['', '0', 'false', 'off'].includes(fields.get(name) ?? '')
