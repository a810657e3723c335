import type { Site } from '../../../shared/site/site.ts'
import { createTranslator, type Translate } from '../../../shared/translator.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { Mail, MailPart } from '../../mail/mail.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import type { WorkContext } from '../../http/work-context.ts'
import { MESSAGES } from '../../site/messages.ts'
import { workContext } from '../../site/hono-env.ts'
import type { Desk } from '../env.ts'
import { DESK_MESSAGES } from '../messages.ts'

/** For which site a letter is written, in which request. */
export type Writer = WorkContext & { site: Site }

export const writerOf = (c: Desk): Writer => ({ ...workContext(c), site: c.var.site })

/** Each kind of letter, and the key of its words. */
const KEYS = {
  'sign-in': 'signIn',
  invitation: 'invitation',
  'new-browser': 'newBrowser',
  'recovery-used': 'recoveryUsed',
  'passkey-suspect': 'passkeySuspect',
  visit: 'visit',
  'owner-put': 'ownerPut',
  'replies-held': 'repliesHeld',
  'new-access': 'newAccess',
} as const

/** Of one kind of letter. */
export type Words = (key: string, values?: Record<string, string | number>) => string

type LetterKind = keyof typeof KEYS

/** A letter to somebody at the agency, in its language; where `recipient` is '', it is put in where it is stored. */
export async function letter(
  writer: Writer,
  kind: LetterKind,
  {
    id,
    recipient = '',
    parts,
  }: { id: string; recipient?: string; parts: (t: Words) => MailPart[] },
): Promise<OutgoingMail> {
  const { site, now } = writer
  const context = await mailContext(writer, site.defaultLocale)
  return {
    id,
    kind,
    dedupeKey: `${kind}/${id}`,
    recipient,
    now,
    message: renderMail(context, letterMail(site, kind, parts)),
  }
}

/** What a letter says, before it is rendered. */
export function letterMail(site: Site, kind: LetterKind, parts: (t: Words) => MailPart[]): Mail {
  const words = wordsIn(site)
  const t: Words = (key, values) =>
    words(`deskMail.${KEYS[kind]}.${key}`, { site: site.name, ...values })
  const title = t('title')
  return {
    subject: title,
    preview: title,
    title,
    replyTo: '',
    parts: parts(t),
    footer: [{ part: 'small', text: t('footer') }],
  }
}

const wordsIn = ({ defaultLocale }: Site): Translate =>
  createTranslator(defaultLocale, { ...MESSAGES[defaultLocale], ...DESK_MESSAGES[defaultLocale] })

/** What a role is called. */
export const roleIn = (site: Site, role: string): string => wordsIn(site)(`desk.role.${role}`)
