import { formatDateTime, formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Booking } from '../../agency/booking/booking-rows.ts'
import { withoutEmpty, type Mail, type MailContext } from '../mail.ts'

/**
 * To the agent: what a person had booked is free again, or not where the listing API refused that, since they wished to be
 * forgotten. It does not say who (INBOX-33).
 */
export function withdrawnMail(
  { t }: MailContext,
  booking: Booking,
  { isFree = true }: { isFree?: boolean } = {},
): Mail {
  const { about, kind } = booking
  const when =
    booking.kind === 'stay'
      ? `${formatWeekdayDate(booking.body.start, t)} – ${formatWeekdayDate(booking.body.end, t)}`
      : formatDateTime(seconds(booking.startsAt), t)
  const title = t(`mail.withdrawn.${kind}`, { when, title: about.agencyTitle })
  return {
    subject: title,
    preview: when,
    title,
    replyTo: '',
    parts: [
      { part: 'text', text: t(`mail.withdrawn.${isFree ? 'text' : 'notFree'}`) },
      {
        part: 'facts',
        rows: withoutEmpty([
          [t('agenda.mail.when'), when],
          [t('agenda.mail.what'), about.agencyTitle],
          [t('agenda.mail.where'), about.place],
        ]),
      },
    ],
    footer: [],
  }
}

/** To whoever wished to be forgotten: it is done (GDPR 12(3)). Its address goes with it. */
export function erasedMail({ site, t }: MailContext, { hadBooked }: { hadBooked: boolean }): Mail {
  const words = { site: site.name }
  return {
    subject: t('mail.erased.subject', words),
    preview: t('mail.erased.text', words),
    title: t('mail.erased.title'),
    parts: [
      { part: 'text', text: t('mail.erased.text', words) },
      ...(hadBooked ? [{ part: 'text' as const, text: t('mail.erased.booked') }] : []),
    ],
    footer: [{ part: 'small', text: t('mail.erased.footer', words) }],
  }
}
