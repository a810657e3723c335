import { href } from '../../../shared/routes.ts'
import type { Mail, MailContext } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'

/** To the waitlist: a slot is free again. */
export function slotFreeMail(
  { site, locale, t }: MailContext,
  { title, estateId }: { title: string; estateId: string },
): Mail {
  const params = { title, site: site.name }
  return {
    subject: t('agenda.wait.subject', params),
    preview: title,
    title: t('agenda.wait.mailTitle', params),
    parts: [
      { part: 'text', text: t('agenda.wait.text', params) },
      { part: 'facts', rows: [[t('agenda.mail.what'), title]] },
      {
        part: 'button',
        label: t('agenda.wait.look'),
        href: siteOrigin(site) + href('estate', locale, { estateId }, 'viewing=1'),
      },
    ],
    footer: [{ part: 'small', text: t('agenda.wait.footer', params) }],
  }
}
