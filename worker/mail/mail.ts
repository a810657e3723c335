import type { EstateCard } from '../../shared/estate/card.ts'

/** One part of a mail. The same parts are written as HTML and as text, so that the two always say the same. */
export type MailPart =
  | { part: 'text'; text: string }
  /** Somebody's own words, set apart. */
  | { part: 'quote'; text: string }
  | { part: 'facts'; rows: [name: string, value: string][] }
  | { part: 'button'; label: string; href: string }
  | { part: 'cards'; cards: MailCard[] }
  | { part: 'heading'; text: string }
  | { part: 'small'; text: string; link?: { label: string; href: string } }

export interface MailCard {
  card: EstateCard
  /** What happened to it, such as a price that fell; '' for nothing. */
  note: string
}

/** A text that goes along as a file. */
export interface MailAttachment {
  filename: string
  /** Media type. */
  type: string
  content: string
}

/** A message before it is written. All text is plain; whoever writes it escapes it. */
export interface Mail {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  parts: MailPart[]
  /** Who asked for it and how to stop it: the small print. */
  footer: MailPart[]
  replyTo?: string
  attachments?: MailAttachment[]
  /** Where one click ends it (RFC 8058): on everything that recurs. */
  unsubscribe?: string
}

/** A message as it is kept in the outbox and sent. */
export interface RenderedMail {
  fromName: string
  subject: string
  html: string
  text: string
  replyTo?: string
  attachments?: MailAttachment[]
  headers: Record<string, string>
}
