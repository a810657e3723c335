import { siteOrigin } from '../../site/parse.ts'
import type { Mail, MailContext } from '../mail.ts'

/** To the agency: a key that a program still uses ends soon (KEY-36). */
export function keyMail({ site, t }: MailContext, words: { name: string; until: string }): Mail {
  const title = t('mail.key.title', words)
  return {
    subject: title,
    preview: title,
    title,
    replyTo: '',
    parts: [
      { part: 'text', text: t('mail.key.text', words) },
      { part: 'button', label: t('mail.key.button'), href: `${siteOrigin(site)}/desk/keys` },
    ],
    footer: [{ part: 'small', text: t('mail.key.footer', { site: site.name }) }],
  }
}
