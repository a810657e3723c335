import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds, type Millis } from '../../../shared/time/units.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import { MESSAGES } from '../../site/messages.ts'
import { createTranslator } from '../../../shared/translator.ts'
import { siteOrigin } from '../../site/parse.ts'
import { letter, roleIn, type Writer } from './letter.ts'

const text = (words: string) => ({ part: 'text' as const, text: words })

const button = (label: string, writer: Writer, path: string) => ({
  part: 'button' as const,
  label,
  href: siteOrigin(writer.site) + path,
})

/** As a clock in Brussels shows it. */
const hour = ({ site: { defaultLocale: locale } }: Writer, time: Millis): string =>
  formatDateTime(seconds(time), createTranslator(locale, MESSAGES[locale]))

/** A link, always on the host that the desk lives on, and a code for the browser that asked. */
export const signInLetter = (
  writer: Writer,
  { id, token, code, browser }: { id: string; token: string; code: string; browser: string },
): Promise<OutgoingMail> =>
  letter(writer, 'sign-in', {
    id,
    parts: t => [
      text(t('text')),
      button(t('button'), writer, `/desk/in/${token}`),
      text(t('code', { code })),
      text(t('asked', { browser, hour: hour(writer, writer.now) })),
    ],
  })

export const invitationLetter = (
  writer: Writer,
  {
    id,
    token,
    recipient,
    from,
    role,
  }: { id: string; token: string; recipient: string; from: string; role: string },
): Promise<OutgoingMail> =>
  letter(writer, 'invitation', {
    id,
    recipient,
    parts: t => [
      text(t('text', { name: from, role: roleIn(writer.site, role) })),
      button(t('button'), writer, `/desk/join/${token}`),
    ],
  })

/** To whom is let in by a browser that never did so before. */
export const newBrowserLetter = (
  writer: Writer,
  { id, token, browser }: { id: string; token: string; browser: string },
): Promise<OutgoingMail> =>
  letter(writer, 'new-browser', {
    id,
    parts: t => [
      text(t('text', { browser, hour: hour(writer, writer.now) })),
      text(t('deny')),
      button(t('button'), writer, `/desk/not-me/${token}`),
    ],
  })

/** To every owner. */
export const recoveryLetter = (
  writer: Writer,
  { id, browser, email }: { id: string; browser: string; email: string },
): Promise<OutgoingMail> =>
  letter(writer, 'recovery-used', {
    id,
    parts: t => [
      text(t('text', { email, browser, hour: hour(writer, writer.now) })),
      text(t('next')),
      button(t('button'), writer, '/desk/people'),
    ],
  })

/** To a key's person and every owner. */
export const suspectLetter = (
  writer: Writer,
  { id, key }: { id: string; key: string },
): Promise<OutgoingMail> =>
  letter(writer, 'passkey-suspect', {
    id,
    parts: t => [text(t('text', { key, hour: hour(writer, writer.now) })), text(t('next'))],
  })

/** To every owner: an operator looks in. */
export const visitLetter = (
  writer: Writer,
  { id, reason, mayChange }: { id: string; reason: string; mayChange: boolean },
): Promise<OutgoingMail> =>
  letter(writer, 'visit', {
    id,
    parts: t => [
      text(t('text', { hour: hour(writer, writer.now) })),
      text(t('reason', { reason })),
      text(t(mayChange ? 'mayChange' : 'readsOnly')),
    ],
  })
