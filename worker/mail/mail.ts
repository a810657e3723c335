import type { StoredMail } from '../agency/mail/stored-mail.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'

/** What a mail needs to know of its sender, and the recipient's language. */
export interface MailContext {
  site: Site
  locale: Locale
  t: Translate
}

/** A row of facts: label and value. */
export type Fact = [label: string, value: string]

/** One part of a mail. The same parts are rendered as HTML and as text, so that both always say the same. */
export type MailPart =
  | { part: 'text'; text: string }
  /** What a person wrote, set apart. */
  | { part: 'quote'; text: string }
  | { part: 'facts'; rows: Fact[] }
  | { part: 'button'; label: string; href: string }
  | { part: 'cards'; cards: MailCard[] }
  | { part: 'heading'; text: string }
  | { part: 'small'; text: string; link?: { label: string; href: string } }

export interface MailCard {
  card: EstateCard
  /** What happened to it, such as a price that fell; '' for nothing. */
  note: string
}

/** A mail before it is rendered. All text is plain; rendering escapes it. */
export interface Mail {
  subject: string
  /** Shown beside the subject by mail programs. */
  preview: string
  title: string
  parts: MailPart[]
  /** The small print: why it was sent and how to stop it. */
  footer: MailPart[]
  /** Left out: the agency; '': nobody. */
  replyTo?: string
  attachments?: StoredMail['attachments']
  /** What it belongs to, with other mails (worker/mail/conversation.ts). */
  conversation?: string
  /** Address of one-click unsubscribing (RFC 8058); every recurring mail has one. */
  unsubscribe?: string
}

export const withoutEmpty = (facts: Fact[]): Fact[] => facts.filter(([, value]) => value)
