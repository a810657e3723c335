import type { Mail, MailContext } from '../mail.ts'

/** To everybody who works at the agency: its desk has another address, and all are signed out (DESK-188). */
export function movedMail({ site, t }: MailContext, origin: string): Mail {
  const host = new URL(origin).host
  const title = t('mail.deskMoved.title', { host })
  return {
    subject: title,
    preview: title,
    title,
    replyTo: '',
    parts: [
      { part: 'text', text: t('mail.deskMoved.text', { host }) },
      { part: 'button', label: t('mail.deskMoved.button'), href: `${origin}/desk` },
      { part: 'text', text: t('mail.deskMoved.unasked') },
    ],
    footer: [{ part: 'small', text: t('mail.deskMoved.footer', { site: site.name }) }],
  }
}
