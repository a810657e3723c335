import { href } from '../../../shared/routes.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { icalendar } from '../../../shared/time/icalendar.ts'
import { toDay, wallTime } from '../../../shared/time/time-zone.ts'
import { seconds, wholeSeconds, type Millis } from '../../../shared/time/units.ts'
import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import { agencyOf } from '../../agency/stub.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { Fact, Mail, MailContext, MailPart } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'
import { agencyCopy, outgoingMail, type MailScope } from '../agency-copy.ts'
import { viewingEvent } from '../viewing/viewing-event.ts'
import type { ViewingMailKind } from '../viewing/viewing-mails.ts'

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
    // Of several that are cancelled at once the last tells of all.
    const isLast = others.every(({ cancelAskedAt }) => cancelAskedAt === null)
    const stops = sorted([booking, ...others])
    return isLast ? toVisitor(scope, kind, booking, own, { stops, about: null }) : []
  }
  const stops = sorted(kind === 'cancelled' ? standing : [booking, ...standing])
  return toVisitor(scope, kind, booking, own, { stops, about: booking })
}

async function toVisitor(
  scope: MailScope,
  kind: ViewingMailKind,
  { email, locale }: ViewingBooking,
  dedupeKey: string,
  told: Omit<Told, 'now'>,
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

interface Told {
  /** What is listed: the route as it stands, or that came to nothing. */
  stops: readonly ViewingBooking[]
  /** The one stop that the mail is about; null: all of them. */
  about: ViewingBooking | null
  now: Millis
}

function routeMail(
  { site, locale, t }: MailContext,
  kind: ViewingMailKind,
  { stops, about, now }: Told,
): Mail {
  const first = stops[0] ?? about
  const params = {
    day: first ? formatWeekdayDate(toDay(first.startsAt), t) : '',
    name: first?.body.contact.name ?? '',
    title: about?.about.title ?? '',
    when: about ? hoursOf(about) : '',
  }
  const says = about ? `stop${kind === 'cancelled' ? 'Cancelled' : 'Moved'}` : kind
  const isOn = stops.length > 0 && kind !== 'failed' && (about !== null || kind !== 'cancelled')
  const address =
    siteOrigin(site) +
    (isOn || kind === 'cancelled'
      ? href('afternoonTicket', locale, { afternoonId: first?.afternoon ?? '' })
      : href('favorites', locale))
  const events = kind === 'cancelled' && about ? [...stops, about] : stops
  const reason: MailPart[] = about?.reason ? [{ part: 'quote', text: about.reason }] : []
  return {
    subject: t(`agenda.round.mail.${says}Subject`, params),
    preview: params.day,
    title: t(`agenda.round.mail.${says}Title`, params),
    parts: [
      { part: 'text', text: t(`agenda.round.mail.${says}Text`, params) },
      ...reason,
      { part: 'facts', rows: stops.map((stop): Fact => [hoursOf(stop), placeOf(stop)]) },
      {
        part: 'button',
        label: t(`agenda.round.mail.${isOn ? 'open' : 'look'}`),
        href: address,
      },
    ],
    footer: [{ part: 'small', text: t('agenda.mail.footer', { site: site.name }) }],
    ...(kind !== 'failed' && {
      attachments: [
        {
          filename: 'bezoeken.ics',
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: icalendar(
            events.map(stop =>
              viewingEvent(stop, t, {
                url: address,
                description: address,
                ...(kind === 'cancelled' && (stop === about || !about) && { cancelled: true }),
              }),
            ),
            site.name,
            wholeSeconds(now),
          ),
        },
      ],
    }),
  }
}

/** '10:00–10:30', on the clock of Brussels. */
const hoursOf = ({ startsAt, endsAt }: ViewingBooking): string =>
  [startsAt, endsAt].map(at => wallTime(seconds(at)).time).join('–')

const placeOf = ({ about: { title, place } }: ViewingBooking): string =>
  [title, place === title ? '' : place].filter(Boolean).join(', ')
