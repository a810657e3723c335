import { formatDate, formatNumber } from '../../../shared/format.ts'
import type { Booking } from '../booking.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MailContext } from '../../mail/render-mail.tsx'
import { siteOrigin } from '../../site/parse.ts'

export type StayBooking = Extract<Booking, { kind: 'stay' }>

/** To the guest: that the nights are kept, or that they are not. */
export function guestMail(
  { site, t }: MailContext,
  news: 'booked' | 'failed',
  intent: StayBooking,
): Mail {
  const { about, body } = intent
  const words = { title: about.title, name: body.contact.name }
  const key = (name: string): string =>
    `rental.mail.${news === 'failed' ? `failed${name[0]?.toUpperCase()}${name.slice(1)}` : name}`
  return {
    subject: t(key('subject'), words),
    preview: about.title,
    title: t(key('title'), words),
    parts: [
      { part: 'text', text: t(key('text'), words) },
      { part: 'facts', rows: rowsOf(t, about.title, intent) },
      { part: 'button', label: t('rental.mail.look'), href: siteOrigin(site) + about.path },
    ],
    footer: [{ part: 'small', text: t('rental.mail.footer', { site: site.name }) }],
    replyTo: about.recipient || undefined,
  }
}

/** To the agency: who wants to stay, or wanted to, when and for how much; a plain reply reaches the guest. */
export function agencyStayMail(
  { site, t }: MailContext,
  news: 'booked' | 'failed',
  intent: StayBooking,
): Mail {
  const {
    about,
    body: { contact, message, start, end },
  } = intent
  const words = {
    title: about.agencyTitle,
    name: contact.name,
    start: formatDate(start) ?? start,
    end: formatDate(end) ?? end,
  }
  const key = (name: string): string =>
    `rental.mail.agency${news === 'failed' ? 'Failed' : ''}${name}`
  const guest: [string, string][] = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.phone'), contact.phone],
  ]
  return {
    subject: t(key('Subject'), words),
    preview: words.title,
    title: t(key('Title'), words),
    parts: [
      {
        part: 'facts',
        rows: [...rowsOf(t, about.agencyTitle, intent), ...guest].filter(([, value]) => value),
      },
      ...(message ? [{ part: 'quote' as const, text: message }] : []),
    ],
    footer: [{ part: 'small', text: site.name }],
    replyTo: contact.email,
  }
}

const rowsOf = (
  t: MailContext['t'],
  title: string,
  { about, body, bookedId }: StayBooking,
): [string, string][] =>
  (
    [
      [t('rental.mail.unit'), title],
      [t('rental.mail.address'), about.place],
      [t('rental.arrival'), formatDate(body.start) ?? ''],
      [t('rental.departure'), formatDate(body.end) ?? ''],
      [t('rental.form.persons'), String(body.persons)],
      [t('rental.price'), formatNumber('currency', about.price) ?? ''],
      [t('rental.mail.reference'), bookedId?.slice(0, 8) ?? ''],
    ] as [string, string][]
  ).filter(([, value]) => value)
