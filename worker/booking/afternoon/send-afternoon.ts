import { parseAfternoon } from '../../../shared/afternoon/afternoon-form.ts'
import { readRoute } from '../../../shared/afternoon/written-route.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { millis, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import { base64url } from '../../crypto/base64url.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { isAbsent } from '../../http/absence.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { viewingSummary } from '../viewing/viewing-summary.ts'
import { bookTogether, keyOfStop, type StopToBook } from './book-together.ts'

/** Assumed until the API says how long a viewing takes. */
const USUAL_LENGTH: Millis = 30 * MINUTE

type Sent = RejectedForm | { afternoon: string }

/** A name of 144 random bits. */
const newName = (): string => base64url(crypto.getRandomValues(new Uint8Array(18)))

/** Books all stops of a route, or none. */
export async function sendAfternoon(context: RequestContext, posted: PostedForm): Promise<Sent> {
  const { fields } = posted
  const parsed = parseAfternoon(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const bot = await rejectBots(context, posted, 'afternoon')
  if (bot) return bot
  const { route: stops, ...contact } = parsed.value
  const afternoon = newName()
  const toBook = (together: string): Promise<StopToBook[]> =>
    Promise.all(
      stops.map(async ({ id, start }, index): Promise<StopToBook> => {
        const estate = await loadEstate(context, id)
        if (isAbsent(estate)) throw new Error('a home went while it was booked')
        return {
          kind: 'viewing',
          key: await keyOfStop(together, index),
          locale: context.locale,
          email: contact.email,
          body: { agendaId: publicId(estate), slot: start, contact, locale: context.locale },
          about: await viewingSummary(context, estate),
          startsAt: millis(start),
          endsAt: millis(start) + USUAL_LENGTH,
          replaces: null,
          afternoon,
          together,
        }
      }),
    )
  return bookTogether(context, { form: 'afternoon', posted, email: contact.email, stops, toBook })
}

/** Moves all that is still to come to another route, all or nothing (AFTERNOON-15). */
export async function moveAfternoon(
  context: RequestContext,
  posted: PostedForm,
  afternoon: string,
  standing: readonly ViewingBooking[],
): Promise<Sent> {
  const { fields } = posted
  const stops = readRoute(fields.get('route'))
  if (!stops) return rejected(fields, 422, 'invalid', { route: 'agenda.round.error.route' })
  const byHome = new Map(standing.map(stop => [stop.body.agendaId, stop]))
  const [first] = standing
  const toBook = (together: string): Promise<StopToBook[]> =>
    Promise.all(
      stops.map(async ({ id, start }, index): Promise<StopToBook> => {
        const old = byHome.get(id)
        if (!old?.bookedId) throw new Error('a stop that is not there was moved')
        const moved = old.about.moved ?? { first: old.key, times: 0 }
        return {
          kind: 'viewing',
          key: await keyOfStop(together, index),
          locale: old.locale,
          email: old.email,
          body: { ...old.body, slot: start, replaces: old.bookedId },
          about: { ...old.about, moved: { ...moved, times: moved.times + 1 } },
          startsAt: millis(start),
          endsAt: millis(start) + (old.endsAt - old.startsAt),
          replaces: old.bookedId,
          afternoon,
          together,
        }
      }),
    )
  return bookTogether(context, {
    form: 'move',
    posted,
    email: first?.email ?? '',
    stops,
    isMovable: stops.length === standing.length && stops.every(({ id }) => byHome.has(id)),
    toBook,
  })
}
