import type { FieldErrors } from './fields.ts'

const MAX_CHARS = 254
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/

/** An e-mail address in lower case, or null. Plain ones only: what it lets through can stand in a mail header as it is. */
export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  const isPlain =
    address.length <= MAX_CHARS && ADDRESS.test(address) && !/^\.|\.\.|\.@/.test(address)
  return isPlain ? address : null
}

/** Reads the field of an address; what is wrong with it is written into `errors`. */
export function emailField(
  fields: URLSearchParams,
  name: string,
  errors: FieldErrors,
): string | null {
  const text = fields.get(name) ?? ''
  const address = emailAddress(text)
  if (!address) errors[name] = text.trim() ? 'formError.email' : 'formError.required'
  return address
}
