import { icalendar } from '../../../shared/time/icalendar.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds, wholeSeconds, type Millis } from '../../../shared/time/units.ts'
import { href } from '../../../shared/routes.ts'
import type { Booking } from '../../agency/booking/booking-rows.ts'
import {
  withoutEmpty,
  type Fact,
  type Mail,
  type MailContext,
  type MailPart,
} from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'
import { viewingEvent } from './viewing-event.ts'

export const VIEWING_MAIL_KINDS = ['booked', 'moved', 'cancelled', 'failed', 'reminder'] as const

export type ViewingMailKind = (typeof VIEWING_MAIL_KINDS)[number]

/** Keys under agenda.mail of each kind: to the visitor, and to the agency. */
const KEYS: Record<
  ViewingMailKind,
  { subject: string; title: string; text: string; agencySubject: string; agencyTitle: string }
> = {
  booked: {
    subject: 'subject',
    title: 'title',
    text: 'text',
    agencySubject: 'agencySubject',
    agencyTitle: 'agencyTitle',
  },
  moved: {
    subject: 'movedSubject',
    title: 'movedTitle',
    text: 'text',
    agencySubject: 'movedSubject',
    agencyTitle: 'agencyTitle',
  },
  cancelled: {
    subject: 'cancelledSubject',
    title: 'cancelledTitle',
    text: 'cancelledText',
    agencySubject: 'agencyCancelledSubject',
    agencyTitle: 'agencyCancelledTitle',
  },
  reminder: {
    subject: 'reminderSubject',
    title: 'reminderTitle',
    text: 'reminderText',
    agencySubject: 'agencyReminderSubject',
    agencyTitle: 'agencyTitle',
  },
  failed: {
    subject: 'failedSubject',
    title: 'failedTitle',
    text: 'failedText',
    agencySubject: 'agencyFailedSubject',
    agencyTitle: 'agencyFailedTitle',
  },
}

/** To the visitor: the outcome of the booking, with a calendar file and the link that changes it. */
export function visitorMail(
  { site, locale, t }: MailContext,
  kind: ViewingMailKind,
  booking: Booking,
  now: Millis,
): Mail {
  const { about, body, bookedId } = booking
  const keys = KEYS[kind]
  const params = {
    when: formatDateTime(seconds(booking.startsAt), t),
    title: about.title,
    name: body.contact.name,
  }
  const change =
    siteOrigin(site) + href('cancelAppointment', locale, { appointmentId: bookedId ?? '' })
  const page = siteOrigin(site) + about.path
  const isActive = kind !== 'cancelled' && kind !== 'failed' && bookedId
  const button: MailPart = isActive
    ? { part: 'button', label: t('agenda.mail.change'), href: change }
    : { part: 'button', label: t('agenda.mail.look'), href: `${page}?viewing=1` }
  return {
    subject: t(`agenda.mail.${keys.subject}`, params),
    preview: params.when,
    title: t(`agenda.mail.${keys.title}`, params),
    parts: [
      { part: 'text', text: t(`agenda.mail.${keys.text}`, params) },
      { part: 'facts', rows: withoutEmpty(viewingFacts(t, params.when, about.title, about.place)) },
      ...reasonParts(t, site.name, tellsReason(kind) ? booking.reason : null),
      button,
    ],
    footer: [
      { part: 'small', text: t('agenda.mail.footer', { site: site.name }) },
      { part: 'small', text: '', link: { label: about.title, href: page } },
    ],
    replyTo: about.recipient || undefined,
    ...((isActive || kind === 'cancelled') && {
      attachments: [calendarFile(booking, t, site.name, change, now)],
    }),
  }
}

/** Beneath what it is about: why the agency moved or cancelled it, in its own words (MAIL-82). */
export const reasonParts = (
  t: MailContext['t'],
  agency: string,
  reason: string | null | undefined,
): MailPart[] =>
  reason
    ? [
        { part: 'text', text: t('stay.mail.from', { agency }) },
        { part: 'quote', text: reason },
      ]
    : []

const tellsReason = (kind: ViewingMailKind): boolean => kind === 'moved' || kind === 'cancelled'

interface AgencyLinks {
  /** Its calendar of viewings, to subscribe to. */
  feed?: string
  /** The viewing at the desk. */
  desk?: string
}

/** The agency's copy, in its own language, with the visitor's details. */
export function agencyMail(
  { site, t }: MailContext,
  kind: ViewingMailKind,
  booking: Booking,
  { feed, desk }: AgencyLinks = {},
): Mail {
  const { agencySubject, agencyTitle } = KEYS[kind]
  const {
    about,
    body: { contact },
  } = booking
  const params = {
    when: formatDateTime(seconds(booking.startsAt), t),
    title: about.agencyTitle,
    name: contact.name,
  }
  const visitor: Fact[] = [
    [t('agenda.mail.visitor'), contact.name],
    [t('agenda.mail.email'), contact.email],
    [t('agenda.mail.phone'), contact.phone],
  ]
  return {
    subject: t(`agenda.mail.${agencySubject}`, params),
    preview: params.when,
    title: t(`agenda.mail.${agencyTitle}`, params),
    parts: [
      {
        part: 'facts',
        rows: withoutEmpty([
          ...viewingFacts(t, params.when, about.agencyTitle, about.place),
          ...visitor,
          [t('agenda.round.title'), booking.afternoon === null ? '' : t('agenda.round.part')],
          [t('agenda.mail.reason'), tellsReason(kind) ? (booking.reason ?? '') : ''],
        ]),
      },
      ...(desk ? [{ part: 'button' as const, label: t('agenda.mail.atDesk'), href: desk }] : []),
    ],
    footer: feed
      ? [
          {
            part: 'small',
            text: '',
            link: { label: t('agenda.feed', { site: site.name }), href: feed },
          },
        ]
      : [],
    replyTo: contact.email,
  }
}

const viewingFacts = (t: MailContext['t'], when: string, title: string, place: string): Fact[] => [
  [t('agenda.mail.when'), when],
  [t('agenda.mail.what'), title],
  [t('agenda.mail.where'), place],
]

const calendarFile = (
  booking: Booking,
  t: MailContext['t'],
  name: string,
  url: string,
  now: Millis,
) => ({
  filename: t('agenda.mail.file'),
  type: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: icalendar(
    [viewingEvent(booking, t, { url, description: url })],
    name,
    wholeSeconds(now),
  ),
})
