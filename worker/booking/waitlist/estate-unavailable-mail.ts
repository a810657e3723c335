import type { Mail, MailContext } from '../../mail/mail.ts'

/** To the waitlist: the estate is sold, let or no longer shown, so nobody waits any longer. */
export function estateUnavailableMail(
  { site, t }: MailContext,
  { title }: { title: string },
): Mail {
  const params = { title, site: site.name }
  return {
    subject: t('agenda.wait.goneSubject', params),
    preview: title,
    title: t('agenda.wait.goneTitle', params),
    parts: [
      { part: 'text', text: t('agenda.wait.goneText', params) },
      { part: 'facts', rows: [[t('agenda.mail.what'), title]] },
    ],
    footer: [{ part: 'small', text: t('agenda.wait.footer', params) }],
  }
}
