import { agencyMail, visitorMail, type ViewingNews } from '../agenda/viewing-mails.ts'
import { feedPath } from '../agenda/feed-path.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { Mail } from '../mail/mail.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { writeMail } from '../mail/write-mail.tsx'
import { agencyStayMail, guestMail } from '../rental/stay-mails.ts'
import { siteOrigin } from '../site/parse-site.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Intent } from './intent.ts'

/** The mails of a piece of news: one to whoever booked, one to the agency. Each can come to be only once. */
export async function mailsOf(
  scope: { env: Bindings; site: Site; now: number },
  news: ViewingNews,
  intent: Intent,
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
    message: writeMail(to === 'visitor' ? own : theirs, mail),
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
