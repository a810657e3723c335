import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { href } from '../../../shared/routes.ts'
import { icalendar } from '../../../shared/time/icalendar.ts'
import { toDay, wallTime } from '../../../shared/time/time-zone.ts'
import { seconds, wholeSeconds, type Millis } from '../../../shared/time/units.ts'
import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import type { Fact, Mail, MailContext } from '../../mail/mail.ts'
import { siteOrigin } from '../../site/parse.ts'
import { viewingEvent } from '../viewing/viewing-event.ts'
import { reasonParts, type ViewingMailKind } from '../viewing/viewing-mails.ts'

export interface RouteNews {
  /** What is listed: the route as it stands, or that came to nothing. */
  stops: readonly ViewingBooking[]
  /** The one stop that the mail is about; null: all of them. */
  about: ViewingBooking | null
  now: Millis
}

/** What a mail to the visitor says of a route, or of one stop of it. */
export function routeMail(
  { site, locale, t }: MailContext,
  kind: ViewingMailKind,
  { stops, about, now }: RouteNews,
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
  return {
    subject: t(`agenda.round.mail.${says}Subject`, params),
    preview: params.day,
    title: t(`agenda.round.mail.${says}Title`, params),
    parts: [
      { part: 'text', text: t(`agenda.round.mail.${says}Text`, params) },
      { part: 'facts', rows: stops.map((stop): Fact => [hoursOf(stop), placeOf(stop)]) },
      ...reasonParts(t, site.name, about?.reason),
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
          filename: t('agenda.round.mail.file'),
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
