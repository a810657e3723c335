import { agencyMail, VIEWING_MAIL_KINDS, visitorMail } from '../booking/viewing/viewing-mails.ts'
import type { Mail, MailContext } from '../mail/mail.ts'
import { agencyStayMail, guestMail } from '../booking/stay/stay-mails.ts'
import { withdrawnMail } from '../mail/messages/erasure-mails.ts'
import { estateUnavailableMail } from '../booking/waitlist/estate-unavailable-mail.ts'
import { slotFreeMail } from '../booking/waitlist/slot-free-mail.ts'
import type { Booking, BookingRecord, StayBooking } from '../agency/booking/booking-rows.ts'
import { MINUTE, seconds } from '../../shared/time/units.ts'

type Example = (context: MailContext) => Mail

const START = Date.parse('2026-12-08T10:00:00+01:00')
const CONTACT = { name: 'An Peeters', email: 'an.peeters@voorbeeld.be', phone: '0470 12 34 56' }

const record = ({ site, locale }: MailContext): BookingRecord => ({
  key: 'example',
  locale,
  email: CONTACT.email,
  startsAt: START,
  endsAt: START + 30 * MINUTE,
  state: 'booked',
  isOutcomeMailed: true,
  bookedId: '0123456789abcdef0123456789abcdef',
  replaces: null,
  cancelAskedAt: null,
  remindAt: null,
  createdAt: START,
  about: {
    title: 'Kouter 12',
    agencyTitle: 'Kouter 12',
    place: 'Kouter 12, 9000 Gent',
    path: `/${locale}`,
    recipient: site.agency.email,
    price: 700,
  },
})

const viewing = (context: MailContext): Booking => ({
  ...record(context),
  kind: 'viewing',
  body: { agendaId: '1', slot: seconds(START), contact: CONTACT, locale: context.locale },
})

const stay = (context: MailContext): StayBooking => ({
  ...record(context),
  kind: 'stay',
  body: {
    rentalUnitId: 1,
    start: '2026-12-12',
    end: '2026-12-19',
    persons: 4,
    contact: CONTACT,
    agreements: [],
    locale: context.locale,
    message: '…',
  },
})

/** One of each message about a viewing or a stay, to the visitor and to the agency, for /_patterns/mail. */
export const BOOKING_EXAMPLES: Record<string, Example> = {
  ...Object.fromEntries(
    VIEWING_MAIL_KINDS.flatMap((kind): [string, Example][] => [
      [`viewing-${kind}`, context => visitorMail(context, kind, viewing(context), START)],
      [`viewing-${kind}-agency`, context => agencyMail(context, kind, viewing(context), null)],
    ]),
  ),
  'viewing-free': context => slotFreeMail(context, { title: 'Kouter 12', estateId: '1' }),
  'viewing-gone': context => estateUnavailableMail(context, { title: 'Kouter 12' }),
  'viewing-withdrawn': context => withdrawnMail(context, viewing(context)),
  'stay-withdrawn': context => withdrawnMail(context, stay(context)),
  'stay-booked': context => guestMail(context, 'booked', stay(context)),
  'stay-booked-agency': context => agencyStayMail(context, 'booked', stay(context)),
  'stay-failed': context => guestMail(context, 'failed', stay(context)),
  'stay-failed-agency': context => agencyStayMail(context, 'failed', stay(context)),
}
