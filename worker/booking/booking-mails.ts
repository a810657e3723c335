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
import { agencyMail, visitorMail, type ViewingMailKind } from './viewing/viewing-mails.ts'

/** The mails about a viewing, one to the visitor and one to the agency. Each can be inserted only once. */
export async function bookingMails(
  scope: { env: Bindings; site: Site; now: Millis },
  kind: ViewingMailKind,
  booking: Booking,
): Promise<OutgoingMail[]> {
  // What becomes of a stay is told by worker/booking/stay/tell-stay.ts.
  if (booking.kind === 'stay') return []
  const { env, site, now } = scope
  const visitor = await mailContext(scope, booking.locale)
  const agency =
    booking.locale === site.defaultLocale ? visitor : await mailContext(scope, site.defaultLocale)
  const outgoing = (to: 'visitor' | 'agency', recipient: string, mail: Mail): OutgoingMail => ({
    id: crypto.randomUUID(),
    kind: `viewing-${kind}`,
    dedupeKey: `viewing/${booking.key}/${kind}/${to}`,
    recipient,
    isToAgency: to === 'agency',
    message: renderMail(to === 'visitor' ? visitor : agency, mail),
    now,
  })
  const copy = (mail: Mail): OutgoingMail => outgoing('agency', booking.about.recipient, mail)
  const origin = siteOrigin(site)
  const links =
    env.DESK === 'on'
      ? // Each has an address of their own there, which ends with them (CAL-25).
        { feed: `${origin}/desk/calendar/own`, desk: `${origin}/desk/calendar/${booking.key}` }
      : { feed: origin + (await feedPath(env, site)) }
  const own = copy(agencyMail(agency, kind, booking, links))
  // Who booked by telephone may have left no address (CAL-8).
  if (booking.email === '') return [own]
  return [outgoing('visitor', booking.email, visitorMail(visitor, kind, booking, now)), own]
}
