import * as v from 'valibot'
import { emailField } from './email-address.ts'
import { estateId, parseFields, privacyBox, textField, type Parsed } from './fields.ts'

/** A visitor shows an estate to a friend. */
export interface FriendRequest {
  name: string
  email: string
  /** The address that gets the mail; used once. */
  friend: string
  text: string
  estate: string
}

/** Anything that a mail program could turn into a link. */
const LINKS =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi

const withoutLinks = (text: string): string => text.replace(LINKS, '…')

const friendFields = {
  friend: emailField('friend'),
  name: v.pipe(
    textField('name', { max: 60, required: true }),
    v.check(name => withoutLinks(name) === name, 'formError.noLinks'),
  ),
  email: emailField('email'),
  text: v.pipe(textField('text', { max: 300, multiline: true }), v.transform(withoutLinks)),
  estate: v.pipe(estateId, v.nonEmpty('formError.required')),
  privacy: privacyBox,
}

/** The form's fields as a request, or its errors by field. A name may hold no links; texts lose theirs. */
export function parseFriend(fields: URLSearchParams): Parsed<FriendRequest> {
  const parsed = parseFields(friendFields, fields)
  if ('errors' in parsed) return parsed
  const { privacy: _, ...request } = parsed.value
  return { value: request }
}
