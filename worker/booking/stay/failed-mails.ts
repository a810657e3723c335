import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import type { StayBooking } from '../../agency/booking/booking-rows.ts'
import { withoutEmpty, type Mail, type MailContext } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'
import { guestFacts, stayFacts } from './stay-facts.ts'

/** To the guest: the nights could not be held. */
export function guestFailedMail({ site, t }: MailContext, booking: StayBooking): Mail {
  const { about, body } = booking
  return {
    subject: t('rental.mail.failedSubject'),
    preview: about.title,
    title: t('rental.mail.failedTitle'),
    parts: [
      { part: 'text', text: t('rental.mail.failedText', { name: body.contact.name }) },
      { part: 'facts', rows: withoutEmpty(stayFacts(t, about.title, booking)) },
      { part: 'button', label: t('rental.mail.look'), href: siteOrigin(site) + about.path },
    ],
    footer: [{ part: 'small', text: t('rental.mail.footer', { site: site.name }) }],
    replyTo: about.recipient || undefined,
  }
}

/** To the agency: who chose nights that were just taken; a plain reply reaches the guest. */
export function agencyFailedMail({ t }: MailContext, booking: StayBooking): Mail {
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
  return {
    subject: t('rental.mail.agencyFailedSubject', params),
    preview: params.title,
    title: t('rental.mail.agencyFailedTitle', params),
    parts: [
      {
        part: 'facts',
        rows: withoutEmpty([
          ...stayFacts(t, about.agencyTitle, booking),
          ...guestFacts(t, booking),
        ]),
      },
      ...(message ? [{ part: 'quote' as const, text: message }] : []),
    ],
    footer: [],
    replyTo: contact.email,
  }
}
