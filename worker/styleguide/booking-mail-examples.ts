import { agencyMail, VIEWING_MAIL_KINDS, visitorMail } from '../booking/viewing/viewing-mails.ts'
import type { Mail, MailContext } from '../mail/mail.ts'
import { withdrawnMail } from '../mail/messages/erasure-mails.ts'
import type { WholeStay } from '../agency/booking/stay-rows.ts'
import { agencyFailedMail, guestFailedMail } from '../booking/stay/failed-mails.ts'
import {
  agencyStayMail,
  GUEST_STAY_MAILS,
  guestMail,
  type GuestStayMail,
} from '../booking/stay/stay-mails.ts'
import { estateUnavailableMail } from '../booking/waitlist/estate-unavailable-mail.ts'
import { slotFreeMail } from '../booking/waitlist/slot-free-mail.ts'
import type { BookingRecord, StayBooking, ViewingBooking } from '../agency/booking/booking-rows.ts'
import { HOUR, MINUTE, seconds } from '../../shared/time/units.ts'

type Example = (context: MailContext) => Mail

export const START = Date.parse('2026-12-08T10:00:00+01:00')
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
  reason: null,
  afternoon: null,
  together: null,
  about: {
    title: 'Kouter 12',
    agencyTitle: 'Kouter 12',
    place: 'Kouter 12, 9000 Gent',
    path: `/${locale}`,
    recipient: site.agency.email,
    price: 700,
  },
})

export const viewing = (context: MailContext): ViewingBooking => ({
  ...record(context),
  reason: context.t('agenda.mail.reasonExample'),
  kind: 'viewing',
  body: { agendaId: '1', slot: seconds(START), contact: CONTACT, locale: context.locale },
})

const stay = (context: MailContext): StayBooking => ({
  ...record(context),
  kind: 'stay',
  body: {
    rentalUnitId: 1,
    start: '2027-02-13',
    end: '2027-02-20',
    persons: 4,
    contact: CONTACT,
    agreements: [],
    locale: context.locale,
    message: '…',
  },
})

const DESK = 'https://agency.example/desk/stays/example'

const wholeStay = (context: MailContext, kind: GuestStayMail): WholeStay => ({
  booking: stay(context),
  stay: {
    key: 'example',
    unitId: 1,
    start: '2027-02-13',
    end: '2027-02-20',
    state: kind === 'retracted' || kind === 'revoked' ? 'cancelled' : kind,
    heldUntil: START + 48 * HOUR,
    freeDays: 30,
    decidedAt: null,
    decidedBy: null,
    word: kind === 'declined' || kind === 'confirmed' ? '…' : null,
    revision: 0,
    outcome: 'done',
  },
})

const outcomeOf = (kind: GuestStayMail): { outcome?: 'done' } =>
  kind === 'requested' || kind === 'confirmed' ? {} : { outcome: 'done' }

/** One of each message about a viewing or a stay, to the visitor and to the agency, for /_patterns/mail. */
export const BOOKING_EXAMPLES: Record<string, Example> = {
  ...Object.fromEntries(
    VIEWING_MAIL_KINDS.flatMap((kind): [string, Example][] => [
      [`viewing-${kind}`, context => visitorMail(context, kind, viewing(context), START)],
      [`viewing-${kind}-agency`, context => agencyMail(context, kind, viewing(context))],
    ]),
  ),
  'viewing-free': context => slotFreeMail(context, { title: 'Kouter 12', estateId: '1' }),
  'viewing-gone': context => estateUnavailableMail(context, { title: 'Kouter 12' }),
  'viewing-withdrawn': context => withdrawnMail(context, viewing(context)),
  'stay-withdrawn': context => withdrawnMail(context, stay(context)),
  'stay-withdrawn-refused': context => withdrawnMail(context, stay(context), { isFree: false }),
  ...Object.fromEntries(
    GUEST_STAY_MAILS.flatMap((kind): [string, Example][] => [
      [`stay-${kind}`, context => guestMail(context, kind, wholeStay(context, kind), START)],
      [
        `stay-${kind}-agency`,
        context =>
          agencyStayMail(context, kind, wholeStay(context, kind), {
            desk: DESK,
            ...outcomeOf(kind),
          }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    (['noted', 'refused'] as const).flatMap((outcome): [string, Example][] => [
      [
        `stay-cancelled-${outcome}`,
        context => guestMail(context, 'cancelled', wholeStay(context, 'cancelled'), START, outcome),
      ],
      [
        `stay-cancelled-${outcome}-agency`,
        context =>
          agencyStayMail(context, 'cancelled', wholeStay(context, 'cancelled'), {
            desk: DESK,
            outcome,
          }),
      ],
    ]),
  ),
  'stay-reminder': context =>
    agencyStayMail(context, 'reminder', wholeStay(context, 'requested'), { desk: DESK }),
  'stay-failed': context => guestFailedMail(context, stay(context)),
  'stay-failed-agency': context => agencyFailedMail(context, stay(context)),
}
