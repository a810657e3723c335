import { href } from '../../../shared/routes.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { Mail, MailContext } from '../mail.ts'

interface Content {
  text: string
  /** The home that was asked about; null: none. */
  about: { estateId: string; title: string } | null
  /** Where an answer by own mail goes. */
  replyTo: string
}

/**
 * To who wrote: an answer from the desk, and nothing of what was asked, since an address that was typed in a form is nobody's until
 * somebody answers from it (INBOX-11).
 */
export function replyMail(
  { site, locale, t }: MailContext,
  { text, about, replyTo }: Content,
): Mail {
  const subject = about
    ? t('mail.reply.estateSubject', { title: about.title })
    : t('mail.reply.subject', { site: site.name })
  return {
    subject,
    preview: text.slice(0, 120),
    title: subject,
    replyTo: replyTo || undefined,
    parts: [
      { part: 'text', text },
      ...(about
        ? [
            {
              part: 'small' as const,
              text: '',
              link: {
                label: about.title,
                href: siteOrigin(site) + href('estate', locale, { estateId: about.estateId }),
              },
            },
          ]
        : []),
    ],
    footer: [{ part: 'small', text: t('mail.reply.footer', { site: site.name }) }],
  }
}
