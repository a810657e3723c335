import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import { agencyOf } from '../../agency/stub.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { agencyCopy, outgoingMail, type MailScope } from '../agency-copy.ts'
import type { ViewingMailKind } from '../viewing/viewing-mails.ts'
import { routeMail, type RouteNews } from './route-mail.ts'

/** One mail to the visitor about all stops, and to the agency one for each, as it has of a viewing (AFTERNOON-13). */
export async function togetherMails(
  scope: MailScope,
  kind: 'booked' | 'moved' | 'failed',
  stops: readonly ViewingBooking[],
): Promise<OutgoingMail[]> {
  const [first] = stops
  if (!first) return []
  const toAgency = await Promise.all(stops.map(stop => agencyCopy(scope, kind, stop)))
  const key = `afternoon/${first.together}/${kind}`
  return [...(await toVisitor(scope, kind, first, key, { stops, about: null })), ...toAgency]
}

/** What the visitor is told when one stop of an afternoon changes: that, with the rest of the route (AFTERNOON-17). */
export async function stopMails(
  scope: MailScope,
  kind: ViewingMailKind,
  booking: ViewingBooking,
): Promise<OutgoingMail[]> {
  const { env, site, now } = scope
  const { afternoon, key, replaces, startsAt } = booking
  const all = await agencyOf(env, site.id).afternoons.stops(afternoon ?? '')
  const others = all.filter(
    each => each.key !== key && (replaces === null || each.bookedId !== replaces),
  )
  const standing = others.filter(isStanding)
  const own = `viewing/${key}/${kind}/visitor`
  if (kind === 'reminder') {
    const left = standing.filter(each => each.startsAt > now)
    // The first of them reminds of all.
    if (left.some(each => each.startsAt < startsAt)) return []
    return toVisitor(scope, kind, booking, own, { stops: sorted([booking, ...left]), about: null })
  }
  if (kind === 'cancelled' && standing.length === 0) {
    // Of several that are cancelled at once the last tells of all, which only their store knows.
    const stops = sorted([booking, ...others])
    const [mail] = await toVisitor(scope, kind, booking, own, { stops, about: null })
    return mail && afternoon ? [{ ...mail, endOf: afternoon }] : []
  }
  const stops = sorted(kind === 'cancelled' ? standing : [booking, ...standing])
  return toVisitor(scope, kind, booking, own, { stops, about: booking })
}

async function toVisitor(
  scope: MailScope,
  kind: ViewingMailKind,
  { email, locale }: ViewingBooking,
  dedupeKey: string,
  told: Omit<RouteNews, 'now'>,
): Promise<OutgoingMail[]> {
  const { now } = scope
  const context = await mailContext(scope, locale)
  const mail = routeMail(context, kind, { ...told, now })
  return [
    outgoingMail(context, kind, { recipient: email, isToAgency: false, dedupeKey, now }, mail),
  ]
}

const isStanding = ({ state, cancelAskedAt }: ViewingBooking): boolean =>
  state === 'booked' && cancelAskedAt === null

const sorted = (stops: readonly ViewingBooking[]): ViewingBooking[] =>
  stops.toSorted((a, b) => a.startsAt - b.startsAt)
