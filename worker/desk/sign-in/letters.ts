import type { OutgoingMail } from '../../agency/outbox.ts'
import { letter, type Writer } from './letter.ts'
import { LETTER_PARTS } from './letter-parts.ts'

type Values<Kind extends keyof typeof LETTER_PARTS> = Parameters<(typeof LETTER_PARTS)[Kind]>[1] & {
  id: string
}

/** A link, always on the host that the desk lives on, and a code for the browser that asked. */
export const signInLetter = (writer: Writer, values: Values<'sign-in'>): Promise<OutgoingMail> =>
  letter(writer, 'sign-in', { id: values.id, parts: LETTER_PARTS['sign-in'](writer, values) })

export const invitationLetter = (
  writer: Writer,
  { id, recipient, ...values }: Values<'invitation'> & { recipient: string },
): Promise<OutgoingMail> =>
  letter(writer, 'invitation', { id, recipient, parts: LETTER_PARTS.invitation(writer, values) })

/** To whom is let in by a browser that never did so before. */
export const newBrowserLetter = (
  writer: Writer,
  values: Values<'new-browser'>,
): Promise<OutgoingMail> =>
  letter(writer, 'new-browser', {
    id: values.id,
    parts: LETTER_PARTS['new-browser'](writer, values),
  })

/** To every owner. */
export const recoveryLetter = (
  writer: Writer,
  values: Values<'recovery-used'>,
): Promise<OutgoingMail> =>
  letter(writer, 'recovery-used', {
    id: values.id,
    parts: LETTER_PARTS['recovery-used'](writer, values),
  })

/** To a key's person and every owner. */
export const suspectLetter = (
  writer: Writer,
  values: Values<'passkey-suspect'>,
): Promise<OutgoingMail> =>
  letter(writer, 'passkey-suspect', {
    id: values.id,
    parts: LETTER_PARTS['passkey-suspect'](writer, values),
  })

/** To every owner: more answers than an agency sends in an hour or a day. */
export const heldLetter = (writer: Writer, values: Values<'replies-held'>): Promise<OutgoingMail> =>
  letter(writer, 'replies-held', {
    id: values.id,
    parts: LETTER_PARTS['replies-held'](writer, values),
  })

/** To every owner that there was: an operator made another. */
export const ownerLetter = (writer: Writer, values: Values<'owner-put'>): Promise<OutgoingMail> =>
  letter(writer, 'owner-put', { id: values.id, parts: LETTER_PARTS['owner-put'](writer, values) })

/** To every owner: something new opens the agency's data, or mails go another way. */
export const accessLetter = (writer: Writer, values: Values<'new-access'>): Promise<OutgoingMail> =>
  letter(writer, 'new-access', { id: values.id, parts: LETTER_PARTS['new-access'](writer, values) })

/** To every owner: an operator looks in. */
export const visitLetter = (writer: Writer, values: Values<'visit'>): Promise<OutgoingMail> =>
  letter(writer, 'visit', { id: values.id, parts: LETTER_PARTS.visit(writer, values) })
