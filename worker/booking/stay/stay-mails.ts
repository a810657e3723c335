import type { StayOutcome } from '../../../shared/booking/stay-state.ts'
import { cancelRule, lastFreeDay } from '../../../shared/booking/stay-terms.ts'
import { href } from '../../../shared/routes.ts'
import { formatDateTime, formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { icalendar } from '../../../shared/time/icalendar.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { seconds, wholeSeconds, type Millis } from '../../../shared/time/units.ts'
import type { Stay, WholeStay } from '../../agency/booking/stay-rows.ts'
import { withoutEmpty, type Mail, type MailContext, type MailPart } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'
import { stayEvent } from './stay-event.ts'
import { guestFacts, stayFacts } from './stay-facts.ts'

/** What is told of a stay to its guest; the agency hears of the same, and of 'reminder'. */
export const GUEST_STAY_MAILS = [
  'requested',
  'confirmed',
  'declined',
  'lapsed',
  'retracted',
  'cancelled',
  'revoked',
] as const

export type GuestStayMail = (typeof GUEST_STAY_MAILS)[number]

/** 'retracted': a request by its guest; 'cancelled': a stay by its guest; 'revoked': by the agency. */
export type StayMailKind = GuestStayMail | 'reminder'

/** What is known of the nights of a stay that is off. */
export type KnownOutcome = Exclude<StayOutcome, 'pending'>

/** Which news a decision is. */
export function newsOf(from: Stay['state'], { state, decidedBy }: Stay): GuestStayMail {
  if (state !== 'cancelled') return state
  if (decidedBy !== 'guest') return 'revoked'
  return from === 'requested' ? 'retracted' : 'cancelled'
}

const paramsOf = ({ site, t }: MailContext, title: string, { stay, booking }: WholeStay) => ({
  title,
  name: booking.body.contact.name,
  agency: site.name,
  start: formatWeekdayDate(stay.start, t),
  end: formatWeekdayDate(stay.end, t),
  until: formatDateTime(seconds(stay.heldUntil), t),
})

/**
 * To the guest: what became of the request, what they may still do, and the entry for their calendar. What a guest asked
 * for is told as done only where the listing API has done it.
 */
export function guestMail(
  context: MailContext,
  kind: GuestStayMail,
  whole: WholeStay,
  now: Millis,
  outcome: KnownOutcome = 'done',
): Mail {
  const { site, locale, t } = context
  const { stay, booking } = whole
  const { about, bookedId } = booking
  const params = paramsOf(context, about.title, whole)
  const rule = cancelRule(stay, toDay(now))
  const own = siteOrigin(site) + href('stay', locale, { stayId: bookedId ?? '' })
  const look = { label: t('rental.mail.look'), href: siteOrigin(site) + about.path }
  const isOpen = rule !== null && bookedId !== null
  const button = {
    label: t(`stay.mail.${kind === 'confirmed' ? 'open' : 'manage'}`),
    href: own,
  }
  const isByGuest = kind === 'retracted' || kind === 'cancelled'
  const news = isByGuest && outcome !== 'done' ? outcome : kind
  return {
    subject: t(`stay.mail.${news}.subject`, params),
    preview: `${params.start} – ${params.end}`,
    title: t(`stay.mail.${news}.title`, params),
    parts: [
      { part: 'text', text: t(`stay.mail.${news}.text`, params) },
      ...wordOf(context, stay),
      { part: 'facts', rows: withoutEmpty(stayFacts(t, about.title, booking)) },
      { part: 'button', ...(isOpen ? button : look) },
      ...(rule
        ? [
            {
              part: 'small' as const,
              text: `${t(`stay.rule.${rule}`, { day: formatWeekdayDate(lastFreeDay(stay), t) })} ${t('stay.law')}`,
            },
          ]
        : []),
    ],
    footer: [{ part: 'small', text: t('rental.mail.footer', { site: site.name }) }],
    replyTo: about.recipient || undefined,
    ...(kind === 'confirmed' && {
      attachments: [
        {
          filename: t('stay.mail.file'),
          type: 'text/calendar',
          content: icalendar([stayEvent(whole, t, own)], site.name, wholeSeconds(now)),
        },
      ],
    }),
  }
}

/** What the agency wrote with its answer. */
const wordOf = ({ site, t }: MailContext, { word }: Stay): MailPart[] =>
  word
    ? [
        { part: 'text', text: t('stay.mail.from', { agency: site.name }) },
        { part: 'quote', text: word },
      ]
    : []

/** To the agency: who asks, what became of it and of the nights, and where one answers; a plain reply reaches the guest. */
export function agencyStayMail(
  context: MailContext,
  kind: StayMailKind,
  whole: WholeStay,
  {
    desk,
    outcome,
  }: {
    /** Of the stay at the desk; '': there is none. */
    desk: string
    outcome?: KnownOutcome
  },
): Mail {
  const { t } = context
  const { stay, booking } = whole
  const { about, body } = booking
  const params = paramsOf(context, about.agencyTitle, whole)
  return {
    subject: t(`stay.agencyMail.${kind}.subject`, params),
    preview: params.title,
    title: t(`stay.agencyMail.${kind}.title`, params),
    parts: [
      { part: 'text', text: t(`stay.agencyMail.${kind}.text`, params) },
      ...(outcome ? [{ part: 'text' as const, text: t(`stay.nights.${outcome}`) }] : []),
      ...(desk
        ? [
            {
              part: 'button' as const,
              label: t(`stay.mail.${stay.state === 'requested' ? 'decide' : 'desk'}`),
              href: desk,
            },
          ]
        : []),
      {
        part: 'facts',
        rows: withoutEmpty([
          ...stayFacts(t, about.agencyTitle, booking),
          ...guestFacts(t, booking),
        ]),
      },
      ...(body.message && stay.state === 'requested'
        ? [{ part: 'quote' as const, text: body.message }]
        : []),
    ],
    footer: [],
    replyTo: body.contact.email,
  }
}
