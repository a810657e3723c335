import * as v from 'valibot'
import { wholeForm } from './fields.ts'

const MAX_CHARS = 254
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/

/** An email address in lower case, or null. Plain ones only: the result is safe in a mail header as it is. */
export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  const isPlain =
    address.length <= MAX_CHARS && ADDRESS.test(address) && !/^\.|\.\.|\.@/.test(address)
  return isPlain ? address : null
}

/** The field of an email address. */
export const emailField = (name: string) =>
  v.pipe(
    wholeForm,
    v.transform(fields => fields.get(name) ?? ''),
    v.check(text => text.trim() !== '', 'formError.required'),
    v.transform(emailAddress),
    v.string('formError.email'),
  )
