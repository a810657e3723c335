import { detailHref } from '../../../client/estate/card/detail-href.ts'
import type { ContactRequest } from '../../../shared/forms/contact-request.ts'
import type { Locale } from '../../../shared/locale.ts'
import { siteOrigin } from '../../site/parse.ts'
import { withoutEmpty, type Fact, type Mail, type MailContext, type MailPart } from '../mail.ts'

export interface ContactContent {
  request: ContactRequest
  flag: string | null
  about: {
    estate: Parameters<typeof detailHref>[0]
    title: string
    /** As agents know it, also where visitors are not told; ''. */
    address: string
    reference: string
  } | null
  /** Name of the office that the visitor chose; '': none. */
  office: string
  /** The language of the page it was sent from. */
  locale: Locale
  /** Of the desk, where there is one: the enquiry, and where it is marked as answered (INBOX-20). */
  desk: { open: string; answered: string } | null
}

/** To the agency: what a visitor asks, so that a plain reply answers it. */
export function contactMail(
  { site, locale, t }: MailContext,
  { request, flag, about, office, locale: visitorLocale, desk }: ContactContent,
): Mail {
  const { name, email, phone, text, others, source } = request
  const facts: Fact[] = [
    [t('contact.name'), name],
    [t('contact.email'), email],
    [t('contact.phone'), phone],
    [t('contact.office'), office],
    [t('field.address'), about?.address ?? ''],
    [t('field.reference'), about?.reference ?? ''],
    ...Object.entries(others).map(([field, value]): Fact => [
      field === 'subject' ? t('contact.subject') : field,
      value,
    ]),
    [t('mail.contact.language'), t(`language.${visitorLocale}`)],
  ]
  const link: MailPart[] = about
    ? [
        {
          part: 'small',
          text: '',
          link: {
            label: about.title,
            href: siteOrigin(site) + detailHref(about.estate, locale),
          },
        },
      ]
    : []
  const key = source === 'estimate' ? 'estimateSubject' : about ? 'estateSubject' : 'subject'
  return {
    subject: t(`mail.contact.${key}`, { name, title: about?.title ?? '' }),
    preview: text.slice(0, 120),
    title: t('mail.contact.title', { name }),
    parts: [
      { part: 'facts', rows: withoutEmpty(facts) },
      { part: 'quote', text },
      ...(desk ? deskLinks(desk, t) : []),
      ...link,
      ...(flag ? [{ part: 'small' as const, text: t(`mail.contact.flag.${flag}`) }] : []),
    ],
    footer: [{ part: 'small', text: t('mail.contact.footer', { site: site.name }) }],
    replyTo: email,
  }
}

const deskLinks = (desk: NonNullable<ContactContent['desk']>, t: MailContext['t']): MailPart[] => [
  { part: 'button', label: t('mail.contact.open'), href: desk.open },
  {
    part: 'small',
    text: t('mail.contact.elsewhere'),
    link: { label: t('mail.contact.answered'), href: desk.answered },
  },
]
