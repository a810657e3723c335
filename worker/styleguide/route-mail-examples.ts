import { HOUR, MINUTE, seconds } from '../../shared/time/units.ts'
import type { ViewingBooking } from '../agency/booking/booking-rows.ts'
import type { TellingRow } from '../agency/mail/tellings.ts'
import { routeMail } from '../booking/afternoon/route-mail.ts'
import type { ViewingMailKind } from '../booking/viewing/viewing-mails.ts'
import type { Mail, MailContext } from '../mail/mail.ts'
import { START, viewing } from './booking-mail-examples.ts'

type Example = (context: MailContext) => Mail

const HOMES = ['Kouter 12', 'Veldstraat 8', 'Korenlei 3']

/** Three homes of one afternoon, 45 minutes apart. */
const stops = (context: MailContext): ViewingBooking[] =>
  HOMES.map((title, index) => {
    const whole = viewing(context)
    const startsAt = START + 4 * HOUR + index * 45 * MINUTE
    return {
      ...whole,
      key: `example-${index}`,
      afternoon: '0123456789abcdefghijklmn',
      startsAt,
      endsAt: startsAt + 30 * MINUTE,
      body: { ...whole.body, agendaId: String(index + 1), slot: seconds(startsAt) },
      about: { ...whole.about, title, agencyTitle: title, place: '9000 Gent' },
    }
  })

const ofAll =
  (kind: ViewingMailKind): Example =>
  context =>
    routeMail(context, kind, { stops: stops(context), about: null, now: START })

/** About its second stop: where that is off, the route is the others. */
const ofOne =
  (kind: 'moved' | 'cancelled'): Example =>
  context => {
    const all = stops(context)
    const about = all[1] ?? null
    const left = kind === 'cancelled' ? all.filter(stop => stop !== about) : all
    return routeMail(context, kind, { stops: left, about, now: START })
  }

/** What a visitor of several homes on one day gets in the place of a viewing's mail, with whose row it is (TELL-5). */
const ROUTE_MAILS: readonly { name: string; kind: ViewingMailKind; example: Example }[] = [
  ...(['booked', 'moved', 'cancelled', 'failed', 'reminder'] as const).map(kind => ({
    name: `afternoon-${kind}`,
    kind,
    example: ofAll(kind),
  })),
  ...(['moved', 'cancelled'] as const).map(kind => ({
    name: `afternoon-stop-${kind}`,
    kind,
    example: ofOne(kind),
  })),
]

export const ROUTE_EXAMPLES: Record<string, Example> = Object.fromEntries(
  ROUTE_MAILS.map(({ name, example }) => [name, example]),
)

/** Their names, beside the row of the viewing's own mail. */
export const routeExamplesOf = ({ kind, to }: TellingRow): string[] =>
  to === 'visitor'
    ? ROUTE_MAILS.filter(mail => kind === `viewing-${mail.kind}`).map(({ name }) => name)
    : []
