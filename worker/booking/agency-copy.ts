import type { Site } from '../../shared/site/site.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { ViewingBooking } from '../agency/booking/booking-rows.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { Mail, MailContext } from '../mail/mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteOrigin } from '../site/parse.ts'
import { feedPath } from './appointment/calendar-feed.ts'
import { agencyMail, type ViewingMailKind } from './viewing/viewing-mails.ts'

export interface MailScope {
  env: Bindings
  site: Site
  now: Millis
}

/** A mail about a viewing. Each can be inserted only once. */
export const outgoingMail = (
  context: MailContext,
  kind: ViewingMailKind,
  to: { recipient: string; isToAgency: boolean; dedupeKey: string; now: Millis },
  mail: Mail,
): OutgoingMail => ({
  id: crypto.randomUUID(),
  kind: `viewing-${kind}`,
  ...to,
  message: renderMail(context, mail),
})

/** What the agency is told of a viewing, in its own language. */
export async function agencyCopy(
  scope: MailScope,
  kind: ViewingMailKind,
  booking: ViewingBooking,
): Promise<OutgoingMail> {
  const { env, site, now } = scope
  const context = await mailContext(scope, site.defaultLocale)
  const origin = siteOrigin(site)
  const links =
    env.DESK === 'on'
      ? // Each has an address of their own there, which ends with them (CAL-25).
        { feed: `${origin}/desk/calendar/own`, desk: `${origin}/desk/calendar/${booking.key}` }
      : { feed: origin + (await feedPath(env, site)) }
  return outgoingMail(
    context,
    kind,
    {
      recipient: booking.about.recipient,
      isToAgency: true,
      dedupeKey: `viewing/${booking.key}/${kind}/agency`,
      now,
    },
    agencyMail(context, kind, booking, links),
  )
}
