import { formatNumber } from '../../../shared/format.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import type { StayBooking } from '../../agency/booking/booking-rows.ts'
import { withoutEmpty, type Fact, type Mail, type MailContext } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'

/** To the guest: the stay is reserved, or it could not be. */
export function guestMail(
  { site, t }: MailContext,
  outcome: 'booked' | 'failed',
  booking: StayBooking,
): Mail {
  const { about, body } = booking
  const params = { title: about.title, name: body.contact.name }
  const key = (name: string): string =>
    `rental.mail.${outcome === 'failed' ? `failed${name[0]?.toUpperCase()}${name.slice(1)}` : name}`
  return {
    subject: t(key('subject'), params),
    preview: about.title,
    title: t(key('title'), params),
    parts: [
      { part: 'text', text: t(key('text'), params) },
      { part: 'facts', rows: withoutEmpty(stayFacts(t, about.title, booking)) },
      { part: 'button', label: t('rental.mail.look'), href: siteOrigin(site) + about.path },
    ],
    footer: [{ part: 'small', text: t('rental.mail.footer', { site: site.name }) }],
    replyTo: about.recipient || undefined,
  }
}

/** To the agency: who asked to stay, when and for how much; a plain reply reaches the guest. */
export function agencyStayMail(
  { site, t }: MailContext,
  outcome: 'booked' | 'failed',
  booking: StayBooking,
): Mail {
  const {
    about,
    body: { contact, message, start, end },
  } = booking
  const params = {
    title: about.agencyTitle,
    name: contact.name,
    start: formatWeekdayDate(start, t),
    end: formatWeekdayDate(end, t),
  }
  const key = (name: string): string =>
    `rental.mail.agency${outcome === 'failed' ? 'Failed' : ''}${name}`
  const guest: Fact[] = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.phone'), contact.phone],
  ]
  return {
    subject: t(key('Subject'), params),
    preview: params.title,
    title: t(key('Title'), params),
    parts: [
      {
        part: 'facts',
        rows: withoutEmpty([...stayFacts(t, about.agencyTitle, booking), ...guest]),
      },
      ...(message ? [{ part: 'quote' as const, text: message }] : []),
    ],
    footer: [{ part: 'small', text: site.name }],
    replyTo: contact.email,
  }
}

const stayFacts = (
  t: MailContext['t'],
  title: string,
  { about, body, bookedId }: StayBooking,
): Fact[] => [
  [t('rental.mail.unit'), title],
  [t('rental.mail.address'), about.place],
  [t('rental.arrival'), formatWeekdayDate(body.start, t)],
  [t('rental.departure'), formatWeekdayDate(body.end, t)],
  [t('rental.form.persons'), String(body.persons)],
  [t('rental.price'), formatNumber('currency', about.price) ?? ''],
  [t('rental.mail.reference'), bookedId?.slice(0, 8) ?? ''],
]
