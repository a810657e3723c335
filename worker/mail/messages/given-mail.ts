import { siteOrigin } from '../../site/parse.ts'
import { withoutEmpty, type Mail, type MailContext } from '../mail.ts'

interface Content {
  threadId: string
  /** Who gives it. */
  by: string
  name: string
  email: string
  phone: string
  estate: string
}

/** To a colleague: somebody's question is theirs from now on. */
export function givenMail(
  { site, t }: MailContext,
  { threadId, by, name, email, phone, estate }: Content,
): Mail {
  const words = { by, name: name || email }
  return {
    subject: t('mail.given.subject', words),
    preview: estate,
    title: t('mail.given.title', words),
    replyTo: '',
    parts: [
      {
        part: 'facts',
        rows: withoutEmpty([
          [t('contact.name'), name],
          [t('contact.email'), email],
          [t('contact.phone'), phone],
          [t('agenda.mail.what'), estate],
        ]),
      },
      {
        part: 'button',
        label: t('mail.given.button'),
        href: `${siteOrigin(site)}/desk/inbox/${threadId}`,
      },
    ],
    footer: [{ part: 'small', text: t('mail.given.footer', { site: site.name }) }],
  }
}
