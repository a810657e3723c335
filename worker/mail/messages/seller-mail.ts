import type { Mail, MailContext } from '../mail.ts'

/** To whom sells a home: where its figures are (FIGURE-20). An answer goes to the agency. */
export function sellerMail(
  { site, t }: MailContext,
  { title, address }: { title: string; address: string },
): Mail {
  return {
    subject: t('mail.seller.subject', { title }),
    preview: t('mail.seller.preview', { site: site.name }),
    title: t('mail.seller.title'),
    parts: [
      { part: 'text', text: t('mail.seller.text', { site: site.name }) },
      { part: 'button', label: t('mail.seller.button'), href: address },
      { part: 'text', text: t('mail.seller.yours') },
    ],
    footer: [{ part: 'small', text: t('mail.seller.footer', { site: site.name }) }],
  }
}
