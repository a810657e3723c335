/** A mail as a mail service takes it: one recipient, headers that are one line each. */
export interface MailMessage {
  /** Ours, the same however often this mail is tried. */
  id: string
  /** What it belongs to, with other mails: they fold into one where they are read. */
  conversation?: string
  from: { name: string; email: string }
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  attachments: { filename: string; type: string; content: Uint8Array }[]
  headers: Record<string, string>
}

/** What any provider of mail must do. Throws MailRefused, or anything else when a later try may succeed. */
export interface MailService {
  /** The service's own name of the mail, by which it reports on it later. */
  send(message: MailMessage): Promise<{ messageId: string }>
}

/**
 * 'recipient': the address is suppressed for a while; 'quota': no more mails today; 'sender': it may not send from that
 * domain; 'message': no later try can mend it.
 */
export type RefusalReason = 'recipient' | 'quota' | 'sender' | 'message'

export class MailRefused extends Error {
  override name = 'MailRefused'

  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
