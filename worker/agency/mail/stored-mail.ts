/** A mail as it is stored and sent. */
export interface StoredMail {
  fromName: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Texts sent as files; `type` is a media type. */
  attachments?: { filename: string; type: string; content: string }[]
  /** What it belongs to, with other mails; absent: to nothing. */
  conversation?: string
  headers: Record<string, string>
}
