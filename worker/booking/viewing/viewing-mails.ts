import { icalendar } from '../../../shared/time/icalendar.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { href } from '../../../shared/routes.ts'
import type { Booking } from '../booking.ts'
import type { Mail, MailPart } from '../../mail/mail.ts'
import type { MailContext } from '../../mail/render-mail.tsx'
import { siteOrigin } from '../../site/parse.ts'
import { viewingEvent } from './viewing-event.ts'

export const VIEWING_MAIL_KINDS = ['booked', 'moved', 'cancelled', 'failed', 'reminder'] as const

export type ViewingMailKind = (typeof VIEWING_MAIL_KINDS)[number]

/** Keys under agenda.mail of each piece of news: to the visitor, and to the agency. */
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

/** To the visitor: what became of the viewing, with a calendar file and the one link that changes it. */
export function visitorMail(
  { site, locale, t }: MailContext,
  news: ViewingMailKind,
  intent: Booking,
  now: number,
): Mail {
  const { about, body, bookedId } = intent
  const keys = KEYS[news]
  const words = {
    when: formatDateTime(intent.startsAt / 1000, t),
    title: about.title,
    name: body.contact.name,
  }
  const change =
    siteOrigin(site) + href('cancelAppointment', locale, { appointmentId: bookedId ?? '' })
  const page = siteOrigin(site) + about.path
  const isOn = news !== 'cancelled' && news !== 'failed' && bookedId
  const button: MailPart = isOn
    ? { part: 'button', label: t('agenda.mail.change'), href: change }
    : { part: 'button', label: t('agenda.mail.look'), href: `${page}?viewing=1` }
  return {
    subject: t(`agenda.mail.${keys.subject}`, words),
    preview: words.when,
    title: t(`agenda.mail.${keys.title}`, words),
    parts: [
      { part: 'text', text: t(`agenda.mail.${keys.text}`, words) },
      { part: 'facts', rows: rowsOf(t, words.when, about.title, about.place) },
      button,
    ],
    footer: [
      {
        part: 'small',
        text: t('agenda.mail.footer', { site: site.name }),
        link: { label: about.title, href: page },
      },
    ],
    replyTo: about.recipient || undefined,
    ...((isOn || news === 'cancelled') && {
      attachments: [calendarFile(intent, t, site.name, change, now)],
    }),
  }
}

/** The agency's copy, in its own language, with who comes. */
export function agencyMail(
  { site, t }: MailContext,
  news: ViewingMailKind,
  intent: Booking,
  feed: string | null,
): Mail {
  const { agencySubject, agencyTitle } = KEYS[news]
  const {
    about,
    body: { contact },
  } = intent
  const words = {
    when: formatDateTime(intent.startsAt / 1000, t),
    title: about.agencyTitle,
    name: contact.name,
  }
  const visitor: [string, string][] = [
    [t('agenda.mail.visitor'), contact.name],
    [t('agenda.mail.email'), contact.email],
    [t('agenda.mail.phone'), contact.phone],
  ]
  return {
    subject: t(`agenda.mail.${agencySubject}`, words),
    preview: words.when,
    title: t(`agenda.mail.${agencyTitle}`, words),
    parts: [
      {
        part: 'facts',
        rows: [
          ...rowsOf(t, words.when, about.agencyTitle, about.place),
          ...visitor.filter(([, value]) => value),
        ],
      },
    ],
    footer: [
      {
        part: 'small',
        text: site.name,
        ...(feed && { link: { label: t('agenda.feed', { site: site.name }), href: feed } }),
      },
    ],
    replyTo: contact.email,
  }
}

const rowsOf = (
  t: MailContext['t'],
  when: string,
  title: string,
  place: string,
): [string, string][] =>
  (
    [
      [t('agenda.mail.when'), when],
      [t('agenda.mail.what'), title],
      [t('agenda.mail.where'), place],
    ] as [string, string][]
  ).filter(([, value]) => value)

const calendarFile = (
  intent: Booking,
  t: MailContext['t'],
  name: string,
  url: string,
  now: number,
) => ({
  filename: 'bezoek.ics',
  type: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: icalendar(
    [viewingEvent(intent, t, { url, description: url })],
    name,
    Math.floor(now / 1000),
  ),
})
