import { holdsNights } from '../../../shared/booking/stay-state.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { StayBooking } from '../../agency/booking/booking-rows.ts'
import type { WholeStay } from '../../agency/booking/stay-rows.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import type { Bindings } from '../../env.ts'
import type { Mail, MailContext } from '../../mail/mail.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { siteOrigin } from '../../site/parse.ts'
import { agencyFailedMail, guestFailedMail } from './failed-mails.ts'
import {
  agencyStayMail,
  guestMail,
  newsOf,
  type KnownOutcome,
  type StayMailKind,
} from './stay-mails.ts'

interface Scope {
  env: Bindings
  site: Site
  now: Millis
}

/** The mails of one piece of news, one to the guest and one to the agency. Each can be inserted only once. */
export async function stayMails(
  scope: Scope,
  kind: StayMailKind,
  whole: WholeStay,
): Promise<OutgoingMail[]> {
  const { guest, agency } = await contexts(scope, whole.booking)
  const mails = [
    outgoing(
      scope,
      kind,
      whole.booking,
      agency,
      agencyStayMail(agency, kind, whole, { desk: deskOf(scope, whole) }),
      true,
    ),
  ]
  if (kind !== 'reminder')
    mails.unshift(
      outgoing(scope, kind, whole.booking, guest, guestMail(guest, kind, whole, scope.now)),
    )
  return mails
}

/**
 * The mails of a stay that is off, by what the listing API answered. A guest who asked for it hears each answer, another
 * once that it is off; the agency hears each.
 */
export async function outcomeMails(
  scope: Scope,
  whole: WholeStay,
  outcome: KnownOutcome,
): Promise<OutgoingMail[]> {
  const { stay, booking } = whole
  if (holdsNights(stay.state)) return []
  // Only a confirmed stay was changed before.
  const kind = newsOf(stay.revision === 1 ? 'requested' : 'confirmed', stay)
  const { guest, agency } = await contexts(scope, booking)
  const isNews = stay.outcome === 'pending' || stay.decidedBy === 'guest'
  const mailOf = (context: MailContext, mail: Mail, isToAgency: boolean): OutgoingMail => ({
    ...outgoing(scope, kind, booking, context, mail, isToAgency),
    dedupeKey: `stay/${booking.key}/${kind}-${outcome}/${isToAgency ? 'agency' : 'visitor'}`,
  })
  return [
    ...(isNews ? [mailOf(guest, guestMail(guest, kind, whole, scope.now, outcome), false)] : []),
    mailOf(
      agency,
      agencyStayMail(agency, kind, whole, { desk: deskOf(scope, whole), outcome }),
      true,
    ),
  ]
}

/** Of the stay at the desk; '': there is none. */
const deskOf = ({ env, site }: Scope, { stay }: WholeStay): string =>
  env.DESK === 'on' ? `${siteOrigin(site)}/desk/stays/${stay.key}` : ''

/** The nights were taken before they could be held. */
export async function failedStayMails(scope: Scope, booking: StayBooking): Promise<OutgoingMail[]> {
  const { guest, agency } = await contexts(scope, booking)
  return [
    outgoing(scope, 'failed', booking, guest, guestFailedMail(guest, booking)),
    outgoing(scope, 'failed', booking, agency, agencyFailedMail(agency, booking), true),
  ]
}

async function contexts(
  scope: Scope,
  { locale }: StayBooking,
): Promise<{ guest: MailContext; agency: MailContext }> {
  const guest = await mailContext(scope, locale)
  const { defaultLocale } = scope.site
  return {
    guest,
    agency: locale === defaultLocale ? guest : await mailContext(scope, defaultLocale),
  }
}

const outgoing = (
  { now }: Scope,
  kind: StayMailKind | 'failed',
  booking: StayBooking,
  context: MailContext,
  mail: Mail,
  isToAgency = false,
): OutgoingMail => ({
  id: crypto.randomUUID(),
  kind: `stay-${kind}`,
  dedupeKey: `stay/${booking.key}/${kind}/${isToAgency ? 'agency' : 'visitor'}`,
  recipient: isToAgency ? booking.about.recipient : booking.email,
  isToAgency,
  message: renderMail(context, mail),
  now,
})
