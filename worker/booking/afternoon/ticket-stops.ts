import { loadEstate, loadSalesRep } from '../../catalog/load-estate.ts'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import type { Travel } from '../../../shared/afternoon/travel.ts'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { ViewingBooking } from '../../agency/booking/booking-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { isAbsent, notFound } from '../../http/absence.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { travelAmong } from './plan.ts'

const NAME = /^[\w-]{24}$/

/** 'open': it goes on; 'past': it has begun; 'asked': its cancellation is noted. */
type StopState = 'open' | 'past' | 'asked' | 'cancelled'

/** A stop as its ticket shows it. */
export interface TicketStop {
  booking: ViewingBooking
  state: StopState
  /** null: the home is not online any more. */
  estate: PublicEstate | null
  person: SalesRep | null
  /** From the one before that goes on; null: this is the first, or a day lies between. */
  way: Travel | null
}

export interface Afternoon {
  stops: TicketStop[]
  /** 'pending': being confirmed; 'moving': its move is; 'refused': nothing was booked. */
  state: 'settled' | 'pending' | 'moving' | 'refused'
}

/** An afternoon by its secret name; null: there is none of this agency. */
export async function loadAfternoon(
  context: RequestContext,
  name: string,
): Promise<Afternoon | null> {
  const { env, site } = context
  const { afternoons } = agencyOf(env, site.id)
  const rows = NAME.test(name) ? await afternoons.stops(name) : []
  if (rows.length === 0)
    return NAME.test(name) && (await afternoons.isKnown(name))
      ? { stops: [], state: 'refused' }
      : null
  const isPending = ({ state }: ViewingBooking): boolean => state === 'pending'
  const moving = rows.some(row => isPending(row) && row.body.replaces !== undefined)
  const shown = moving ? rows.filter(row => !isPending(row)) : rows
  const state = moving ? 'moving' : shown.some(isPending) ? 'pending' : 'settled'
  return { stops: await Promise.all((await withWays(context, shown)).map(toStop(context))), state }
}

type Placed = Pick<TicketStop, 'booking' | 'estate' | 'way'>

async function withWays(
  context: RequestContext,
  bookings: readonly ViewingBooking[],
): Promise<Placed[]> {
  const homes = await Promise.all(
    bookings.map(async booking => {
      const estate = await loadEstate(context, booking.body.agendaId).catch(notFound)
      return { booking, estate: isAbsent(estate) ? null : estate }
    }),
  )
  const travel = await travelAmong(
    context,
    homes.flatMap(({ estate }) => estate ?? []),
  )
  let before: Placed | null = null
  return homes.map(({ booking, estate }) => {
    const isNear = before !== null && booking.startsAt - before.booking.endsAt < MOST_BETWEEN
    const way =
      isNear && before?.estate && estate && goesOn(booking)
        ? travel(before.booking.body.agendaId, booking.body.agendaId)
        : null
    const placed = { booking, estate, way }
    if (goesOn(booking)) before = placed
    return placed
  })
}

/** Farther apart two stops are not one way. */
const MOST_BETWEEN: Millis = 12 * 3_600_000

const goesOn = ({ state, cancelAskedAt }: ViewingBooking): boolean =>
  state !== 'cancelled' && cancelAskedAt === null

/** With what the API says of it: somebody may have cancelled it there. */
const toStop =
  (context: RequestContext) =>
  async (placed: Placed): Promise<TicketStop> => {
    const { booking, estate } = placed
    const [appointment, person] = await Promise.all([
      booking.state === 'booked' && booking.bookedId
        ? context.api.appointment(booking.bookedId).catch(() => null)
        : null,
      estate ? loadSalesRep(context, estate) : null,
    ])
    const isCancelled = booking.state === 'cancelled' || appointment?.status === 'cancelled'
    const state: StopState = isCancelled
      ? 'cancelled'
      : booking.cancelAskedAt !== null
        ? 'asked'
        : booking.startsAt <= context.now
          ? 'past'
          : 'open'
    return { ...placed, person, state }
  }

/** What can still be moved or cancelled. */
export const stillToCome = ({ stops }: Afternoon): ViewingBooking[] =>
  stops.flatMap(({ state, booking }) =>
    state === 'open' && booking.state === 'booked' ? [booking] : [],
  )
