import type { Mail, MailContext } from '../../mail/mail.ts'
import { letterMail } from './letter.ts'
import { LETTER_PARTS } from './letter-parts.ts'

const NOW = Date.parse('2026-12-08T10:00:00+01:00')
const BROWSER = 'Firefox, Windows'
const TOKEN = 'x'.repeat(43)

/** One of each letter to an agency's people, for /_patterns/mail. */
export const LETTER_EXAMPLES: Record<string, (context: MailContext) => Mail> = {
  'sign-in': context => {
    const values = { token: TOKEN, code: '123456', browser: BROWSER }
    return letterMail(siteIn(context), 'sign-in', LETTER_PARTS['sign-in'](from(context), values))
  },
  invitation: context => {
    const values = { token: TOKEN, from: 'An Peeters', role: 'agent' }
    return letterMail(siteIn(context), 'invitation', LETTER_PARTS.invitation(from(context), values))
  },
  'new-browser': context => {
    const parts = LETTER_PARTS['new-browser'](from(context), { token: TOKEN, browser: BROWSER })
    return letterMail(siteIn(context), 'new-browser', parts)
  },
  'recovery-used': context => {
    const values = { browser: BROWSER, email: 'an.peeters@voorbeeld.be' }
    const parts = LETTER_PARTS['recovery-used'](from(context), values)
    return letterMail(siteIn(context), 'recovery-used', parts)
  },
  'passkey-suspect': context => {
    const parts = LETTER_PARTS['passkey-suspect'](from(context), { key: BROWSER })
    return letterMail(siteIn(context), 'passkey-suspect', parts)
  },
  'owner-put': context => {
    const parts = LETTER_PARTS['owner-put'](from(context), { email: 'an.peeters@voorbeeld.be' })
    return letterMail(siteIn(context), 'owner-put', parts)
  },
  'replies-held': context => {
    const parts = LETTER_PARTS['replies-held'](from(context), { name: 'An Peeters' })
    return letterMail(siteIn(context), 'replies-held', parts)
  },
  'new-access': context => {
    const parts = LETTER_PARTS['new-access'](from(context), {
      made: [{ what: 'copy', name: 'an.peeters@voorbeeld.be' }],
      by: 'An Peeters',
    })
    return letterMail(siteIn(context), 'new-access', parts)
  },
  visit: context => {
    const values = { reason: '…', mayChange: false }
    return letterMail(siteIn(context), 'visit', LETTER_PARTS.visit(from(context), values))
  },
}

/** Letters are in an agency's own language: here, in each. */
const siteIn = ({ site, locale }: MailContext): MailContext['site'] => ({
  ...site,
  defaultLocale: locale,
})

const from = (context: MailContext) => ({ site: siteIn(context), now: NOW })
