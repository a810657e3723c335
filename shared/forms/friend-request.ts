import { emailField } from './email-address.ts'
import { isChecked, textField, type FieldErrors, type Parsed } from './fields.ts'

/** Somebody shows an estate to somebody else. */
export interface FriendRequest {
  name: string
  email: string
  /** The one who gets the mail; used once. */
  friend: string
  text: string
  estate: string
}

const ESTATE_ID = /^[0-9a-zA-Z-]{1,40}$/

/** Anything that a mail program could make a link of. */
const LINKS =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi

const withoutLinks = (text: string): string => text.replace(LINKS, '…')

/** A send-to-a-friend form as a request, or what is wrong with it, by field. Names hold no links, texts lose theirs. */
export function parseFriend(fields: URLSearchParams): Parsed<FriendRequest> {
  const errors: FieldErrors = {}
  const friend = emailField(fields, 'friend', errors)
  const name = textField(fields, 'name', { max: 60, required: true }, errors)
  if (!errors.name && withoutLinks(name) !== name) errors.name = 'formError.noLinks'
  const email = emailField(fields, 'email', errors)
  const text = textField(fields, 'text', { max: 300, multiline: true }, errors)
  const estate = fields.get('estate') ?? ''
  if (!ESTATE_ID.test(estate)) errors.estate = 'formError.required'
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (Object.keys(errors).length > 0 || !email || !friend) return { errors }
  return { value: { name, email, friend, text: withoutLinks(text), estate } }
}
