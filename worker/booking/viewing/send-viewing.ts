import { parseViewing, readSlot } from '../../../shared/booking/viewing-form.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { millis, MINUTE, type Millis, type Seconds } from '../../../shared/time/units.ts'
import type { Booking } from '../../agency/booking/booking-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { APPOINTMENT_ID } from '../../api/agenda.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { isAbsent, notFound } from '../../http/absence.ts'
import type { RequestContext } from '../../site/request-context.ts'
import type { AcceptedForm } from '../../forms/handle.ts'
import { acceptedViewing } from '../accepted-booking.ts'
import { book } from '../book.ts'
import { viewingSummary } from './viewing-summary.ts'

/** Assumed until the API says how long the viewing takes. */
const USUAL_LENGTH: Millis = 30 * MINUTE

/** Books a viewing, once. null: a bot, that thinks so. */
export async function sendViewing(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | AcceptedForm | null> {
  const { site, t, locale } = context
  const { fields } = posted
  const parsed = parseViewing(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const bot = await rejectBots(context, posted, 'viewing')
  if (bot) return bot
  const { name, email, phone, slot, estate: id } = parsed.value
  const estate = id ? await loadEstate(context, id) : notFound()
  if (isAbsent(estate)) return rejected(fields, 422, 'gone')
  const startsAt = millis(slot)
  const about = await viewingSummary(context, estate)
  const outcome = await book(
    context,
    {
      kind: 'viewing',
      email,
      body: { agendaId: publicId(estate), slot, contact: { name, email, phone }, locale },
      about,
      startsAt,
      endsAt: startsAt + USUAL_LENGTH,
      replaces: null,
    },
    { form: 'viewing', posted, consent: t('agenda.consent', { agency: site.name }) },
  )
  return acceptedViewing(context, 'viewing', outcome, { slot, place: about.place || about.title })
}

/** Moves the appointment named by `replaces`: the new slot is booked before the old one is cancelled. */
export async function moveViewing(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | AcceptedForm | null> {
  const { env, site, now, t } = context
  const { fields } = posted
  const replaces = fields.get('replaces') ?? ''
  const slot = readSlot(fields)
  if (!slot) return rejected(fields, 422, 'invalid', { slot: 'agenda.error.slot' })
  const startsAt = millis(slot)
  const { bookings } = agencyOf(env, site.id)
  const old = APPOINTMENT_ID.test(replaces) ? await bookings.byAppointment(replaces) : null
  // Sent twice: it stands there already.
  const moved = old?.state === 'cancelled' ? await bookings.inPlaceOf(replaces) : null
  if (old && moved?.startsAt === startsAt)
    return acceptedMove(context, old, { bookedId: moved.bookedId }, slot)
  const canMove =
    old?.kind === 'viewing' &&
    old.state === 'booked' &&
    old.startsAt > now &&
    old.startsAt !== startsAt
  if (!canMove) return rejected(fields, 422, 'unmovable')
  const { first, times } = old.about.moved ?? { first: old.key, times: 0 }
  const outcome = await book(
    context,
    {
      kind: 'viewing',
      email: old.email,
      body: { ...old.body, slot, replaces },
      about: { ...old.about, moved: { first, times: times + 1 } },
      startsAt,
      endsAt: startsAt + (old.endsAt - old.startsAt),
      replaces,
    },
    { form: 'move', posted, consent: t('agenda.consent', { agency: site.name }) },
  )
  return acceptedMove(context, old, outcome, slot)
}

const acceptedMove = (
  context: RequestContext,
  { about }: Booking,
  outcome: Parameters<typeof acceptedViewing>[2],
  slot: Seconds,
): RejectedForm | AcceptedForm =>
  acceptedViewing(context, 'move', outcome, { slot, place: about.place || about.title })
