import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds, type Millis } from '../../../shared/time/units.ts'
import type { NewAccess } from '../../agency/mail/new-access.ts'
import type { MailPart } from '../../mail/mail.ts'
import { createTranslator } from '../../../shared/translator.ts'
import { MESSAGES } from '../../site/messages.ts'
import { siteOrigin } from '../../site/parse.ts'
import { roleIn, type Writer, type Words } from './letter.ts'

/** From which agency a letter is, and when. */
type Sender = Pick<Writer, 'site' | 'now'>

type Parts = (t: Words) => MailPart[]

/** Where its owner sees and ends it. */
const ROOM_OF = {
  key: '/desk/keys',
  owner: '/desk/people',
  recipient: '/desk/settings',
  copy: '/desk/mail',
  noCopy: '/desk/mail',
  domain: '/desk/mail',
  noDomain: '/desk/mail',
  crm: '/desk/feeds',
} as const satisfies Record<NewAccess['what'], string>

const text = (words: string) => ({ part: 'text' as const, text: words })

const button = (label: string, { site }: Sender, path: string) => ({
  part: 'button' as const,
  label,
  href: siteOrigin(site) + path,
})

/** As a clock in Brussels shows it. */
const hour = ({ site: { defaultLocale: locale } }: Sender, time: Millis): string =>
  formatDateTime(seconds(time), createTranslator(locale, MESSAGES[locale]))

/** What each letter says after its title. */
export const LETTER_PARTS = {
  'sign-in':
    (sender: Sender, { token, code, browser }: { token: string; code: string; browser: string }) =>
    t => [
      text(t('text')),
      button(t('button'), sender, `/desk/in/${token}`),
      text(t('code', { code })),
      text(t('asked', { browser, hour: hour(sender, sender.now) })),
    ],
  invitation:
    (sender: Sender, { token, from, role }: { token: string; from: string; role: string }) =>
    t => [
      text(t('text', { name: from, role: roleIn(sender.site, role) })),
      button(t('button'), sender, `/desk/join/${token}`),
    ],
  'new-browser':
    (sender: Sender, { token, browser }: { token: string; browser: string }) =>
    t => [
      text(t('text', { browser, hour: hour(sender, sender.now) })),
      text(t('deny')),
      button(t('button'), sender, `/desk/not-me/${token}`),
    ],
  'recovery-used':
    (sender: Sender, { browser, email }: { browser: string; email: string }) =>
    t => [
      text(t('text', { email, browser, hour: hour(sender, sender.now) })),
      text(t('next')),
      button(t('button'), sender, '/desk/people'),
    ],
  'passkey-suspect':
    (sender: Sender, { key }: { key: string }) =>
    t => [text(t('text', { key, hour: hour(sender, sender.now) })), text(t('next'))],
  visit:
    (sender: Sender, { reason, mayChange }: { reason: string; mayChange: boolean }) =>
    t => [
      text(t('text', { hour: hour(sender, sender.now) })),
      text(t('reason', { reason })),
      text(t(mayChange ? 'mayChange' : 'readsOnly')),
    ],
  'owner-put':
    (sender: Sender, { email }: { email: string }) =>
    t => [
      text(t('text', { email, hour: hour(sender, sender.now) })),
      text(t('next')),
      button(t('button'), sender, '/desk/people'),
    ],
  /** `by` '': an operator made it. */
  'new-access':
    (sender: Sender, { made, by }: { made: [NewAccess, ...NewAccess[]]; by: string }) =>
    t => [
      ...made.map(({ what, name }) => text(t(what, { name }))),
      text(
        by
          ? t('by', { by, hour: hour(sender, sender.now) })
          : t('byOperator', { hour: hour(sender, sender.now) }),
      ),
      text(t('next')),
      button(t('button'), sender, ROOM_OF[made[0].what]),
    ],
  'replies-held':
    (sender: Sender, { name }: { name: string }) =>
    t => [
      text(t('text', { name, hour: hour(sender, sender.now) })),
      text(t('next')),
      button(t('button'), sender, '/desk/people'),
    ],
} satisfies Record<string, (sender: Sender, values: never) => Parts>
