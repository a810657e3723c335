import * as v from 'valibot'
import { daysBetween, nightsBetween } from '../../../shared/time/day.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { StayReservation } from '../../../shared/booking/stay-request.ts'
import type { StayState } from '../../../shared/booking/stay-state.ts'
import { cheapestStay } from '../../../shared/booking/stay.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import { randomId, checkReplay, type RequestIdentity } from '../http/idempotency.ts'
import { Contact } from '../person/contact.ts'
import { notFound, ApiError } from '../http/errors.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { findPeriods, findUnit } from './queries.ts'
import { day } from './search-schema.ts'

const MAX_MESSAGE = 2000
const wholeId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The body of POST /rental-units/reservation. */
export const StayRequest = v.strictObject({
  rentalUnitId: wholeId,
  start: day,
  end: day,
  persons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  contact: Contact,
  agreements: v.pipe(
    v.array(wholeId),
    v.maxLength(50),
    v.description('Accepted agreements; must include every required one'),
  ),
  locale: v.picklist(LOCALES),
  message: v.optional(v.pipe(v.string(), v.maxLength(MAX_MESSAGE))),
  price: v.optional(
    v.pipe(
      v.number(),
      v.description('The price the guest was shown; the request is rejected when it has changed'),
    ),
  ),
})

type StayBody = v.InferOutput<typeof StayRequest>

/**
 * Reserves a stay. The price is worked out here, and whether the nights are free is asked in the same transaction as they
 * are taken, so nobody comes in between. Throws an ApiError of 400, 404, 409 or 422.
 */
export function reserveStay(
  db: Database,
  today: Day,
  body: StayBody,
  call: RequestIdentity,
  now: Seconds,
): StayReservation {
  const earlier = findByIdempotencyKey(db, call)
  if (earlier) return earlier
  const { rentalUnitId, start, end, persons, contact, agreements, locale, message } = body
  const price = priceOf(db, today, body)
  const nights = daysBetween(start, end)
  const taken = db.first(
    sql`SELECT 1 FROM rental_night WHERE unit_id = ${rentalUnitId} AND night >= ${start} AND night < ${end}`,
  )
  if (taken) throw nightsTaken()
  const reservation = randomId()
  db.change(
    sql`INSERT INTO rental_reservation (id, unit_id, start, "end", persons, price, locale, agreements,
      name, email, phone, message, call_key, digest, created_at)
    VALUES (${reservation}, ${rentalUnitId}, ${start}, ${end}, ${persons}, ${price}, ${locale}, ${JSON.stringify(agreements)},
      ${contact.name}, ${contact.email}, ${contact.phone}, ${message ?? null}, ${call.key}, ${call.digest}, ${now})`,
  )
  db.change(
    sql`INSERT INTO rental_night (unit_id, night, reservation_id)
    SELECT ${rentalUnitId}, value, ${reservation} FROM json_each(${JSON.stringify(nights)})`,
  )
  return toReservation({
    id: reservation,
    rentalUnitId,
    start,
    end,
    persons,
    price,
    state: 'requested',
  })
}

const nightsTaken = () => new ApiError('conflict', 'These nights are no longer available', 'start')

function priceOf(db: Database, today: Day, body: StayBody): number {
  const unit = findUnit(db, body.rentalUnitId)
  const periods = findPeriods(db, body.rentalUnitId, today)
  const required = db.rows<{ id: number }>(
    sql`SELECT id FROM agreement WHERE doc->'required' = 'true'`,
  )
  if (!unit || !periods) throw notFound('rental unit')
  if (body.start < today) throw new ApiError(400, 'Arrival is in the past', 'start')
  if (body.end <= body.start) throw new ApiError(400, 'Departure must be after arrival', 'end')
  const { general }: RentalUnit = JSON.parse(unit.doc)
  if (general.maxOccupation && body.persons > general.maxOccupation)
    throw new ApiError(400, `At most ${general.maxOccupation} persons`, 'persons')
  if (!required.every(agreement => body.agreements.includes(agreement.id)))
    throw new ApiError(400, 'Every required agreement must be accepted', 'agreements')
  const stay = cheapestStay(periods, body.start, body.end)
  if (!stay) {
    if (
      cheapestStay(
        periods.map(period => ({ ...period, available: true })),
        body.start,
        body.end,
      )
    )
      throw nightsTaken()
    throw new ApiError(400, 'No period starts and ends on these days', 'start')
  }
  if (body.price !== undefined && body.price !== stay.price)
    throw new ApiError('conflict', 'The price has changed', 'price')
  return stay.price
}

type StoredReservation = Omit<StayReservation, 'nights' | 'status'> & { state: StayState }

function findByIdempotencyKey(db: Database, call: RequestIdentity): StayReservation | null {
  const row = checkReplay(
    db.first<StoredReservation & { digest: string }>(
      sql`
    SELECT id, unit_id AS rentalUnitId, start, "end", persons, price, state, digest FROM rental_reservation
    WHERE call_key = ${call.key}`,
    ),
    call,
  )
  return row && toReservation(row)
}

const toReservation = ({
  id,
  rentalUnitId,
  start,
  end,
  persons,
  price,
  state,
}: StoredReservation): StayReservation => ({
  id,
  rentalUnitId,
  start,
  end,
  nights: nightsBetween(start, end),
  persons,
  price,
  status: state,
})
