import { agencyMail, visitorMail, type ViewingMailKind } from './viewing/viewing-mails.ts'
import { feedPath } from './appointment/calendar-feed.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { Mail } from '../mail/mail.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { agencyStayMail, guestMail } from './stay/stay-mails.ts'
import { siteOrigin } from '../site/parse.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Booking } from './booking.ts'

/** The mails of a piece of news: one to whoever booked, one to the agency. Each can come to be only once. */
export async function bookingMails(
  scope: { env: Bindings; site: Site; now: number },
  news: ViewingMailKind,
  intent: Booking,
): Promise<OutgoingMail[]> {
  const { env, site, now } = scope
  const [own, theirs] = await Promise.all([
    mailContext(scope, intent.locale),
    mailContext(scope, site.defaultLocale),
  ])
  const outgoing = (to: 'visitor' | 'agency', recipient: string, mail: Mail): OutgoingMail => ({
    id: crypto.randomUUID(),
    siteId: site.id,
    kind: `${intent.kind}-${news}`,
    dedupeKey: `${intent.kind}/${intent.key}/${news}/${to}`,
    recipient,
    message: renderMail(to === 'visitor' ? own : theirs, mail),
    now,
  })
  const copy = (mail: Mail): OutgoingMail[] =>
    intent.about.recipient ? [outgoing('agency', intent.about.recipient, mail)] : []
  if (intent.kind === 'stay') {
    const outcome = news === 'failed' ? 'failed' : 'booked'
    return [
      outgoing('visitor', intent.email, guestMail(own, outcome, intent)),
      ...copy(agencyStayMail(theirs, outcome, intent)),
    ]
  }
  const feed = siteOrigin(site) + (await feedPath(env, site))
  return [
    outgoing('visitor', intent.email, visitorMail(own, news, intent, now)),
    ...copy(agencyMail(theirs, news, intent, feed)),
  ]
}
