import type { Site } from '../../shared/site/site.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { Mail } from '../mail/mail.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteOrigin } from '../site/parse.ts'
import { feedPath } from './appointment/calendar-feed.ts'
import type { Booking } from '../agency/booking/booking-rows.ts'
import { agencyStayMail, guestMail } from './stay/stay-mails.ts'
import { agencyMail, visitorMail, type ViewingMailKind } from './viewing/viewing-mails.ts'

/** The mails about a booking, one to the visitor and one to the agency. Each can be inserted only once. */
export async function bookingMails(
  scope: { env: Bindings; site: Site; now: Millis },
  kind: ViewingMailKind,
  booking: Booking,
): Promise<OutgoingMail[]> {
  const { env, site, now } = scope
  const visitor = await mailContext(scope, booking.locale)
  const agency =
    booking.locale === site.defaultLocale ? visitor : await mailContext(scope, site.defaultLocale)
  const outcome = kind === 'failed' ? 'failed' : 'booked'
  const outgoing = (to: 'visitor' | 'agency', recipient: string, mail: Mail): OutgoingMail => ({
    id: crypto.randomUUID(),
    kind: booking.kind === 'stay' ? `stay-${outcome}` : `viewing-${kind}`,
    dedupeKey: `${booking.kind}/${booking.key}/${kind}/${to}`,
    recipient,
    isToAgency: to === 'agency',
    message: renderMail(to === 'visitor' ? visitor : agency, mail),
    now,
  })
  const copy = (mail: Mail): OutgoingMail => outgoing('agency', booking.about.recipient, mail)
  if (booking.kind === 'stay') {
    return [
      outgoing('visitor', booking.email, guestMail(visitor, outcome, booking)),
      copy(agencyStayMail(agency, outcome, booking)),
    ]
  }
  const feed = siteOrigin(site) + (await feedPath(env, site))
  return [
    outgoing('visitor', booking.email, visitorMail(visitor, kind, booking, now)),
    copy(agencyMail(agency, kind, booking, feed)),
  ]
}
