import * as v from 'valibot'
import { daysBetween, nightsBetween } from '../../../shared/time/day.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { StayReservation } from '../../../shared/booking/stay-request.ts'
import { cheapestStay } from '../../../shared/booking/stay.ts'
import {
  isUniqueViolation,
  identifyRequest,
  randomId,
  checkReplay,
  type RequestIdentity,
} from '../http/idempotency.ts'
import { Contact } from '../person/contact.ts'
import { notFound, ApiError } from '../http/errors.ts'
import { first, prepare, rows, sql } from '../db/sql.ts'
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

/** Reserves a stay. The price is computed here; the unique key of a night rejects double bookings. */
export async function reserveStay(
  db: D1Database,
  site: number,
  today: string,
  body: StayBody,
  key?: string,
): Promise<StayReservation> {
  const call = await identifyRequest(key, body)
  const earlier = await findByIdempotencyKey(db, site, call)
  if (earlier) return earlier
  const price = await priceOf(db, site, today, body)
  const reservation = randomId()
  const { rentalUnitId, start, end, persons, contact, agreements, locale, message } = body
  const now = Math.floor(Date.now() / 1000)
  try {
    await db.batch(
      [
        sql`INSERT INTO rental_reservation (id, site_id, unit_id, start, "end", persons, price, locale, agreements,
        name, email, phone, message, call_key, digest, created_at)
        VALUES (${reservation}, ${site}, ${rentalUnitId}, ${start}, ${end}, ${persons}, ${price}, ${locale}, ${JSON.stringify(agreements)},
        ${contact.name}, ${contact.email}, ${contact.phone}, ${message ?? null}, ${call.key}, ${call.digest}, ${now})`,
        sql`INSERT INTO rental_night (site_id, unit_id, night, reservation_id)
        SELECT ${site}, ${rentalUnitId}, value, ${reservation} FROM json_each(${JSON.stringify(daysBetween(start, end))})`,
      ].map(statement => prepare(db, statement)),
    )
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const same = await findByIdempotencyKey(db, site, call)
    if (same) return same
    throw nightsTaken()
  }
  return toReservation({ id: reservation, rentalUnitId, start, end, persons, price })
}

const nightsTaken = () => new ApiError(409, 'These nights are no longer available', 'start')

async function priceOf(
  db: D1Database,
  site: number,
  today: string,
  body: StayBody,
): Promise<number> {
  const [unit, periods, required] = await Promise.all([
    findUnit(db, site, body.rentalUnitId),
    findPeriods(db, site, body.rentalUnitId, today),
    rows<{ id: number }>(
      db,
      sql`SELECT id FROM agreement WHERE site_id = ${site} AND doc->'required' = 'true'`,
    ),
  ])
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
    throw new ApiError(409, 'The price has changed', 'price')
  return stay.price
}

type StoredReservation = Omit<StayReservation, 'nights' | 'status'>

async function findByIdempotencyKey(
  db: D1Database,
  site: number,
  call: RequestIdentity,
): Promise<StayReservation | null> {
  const row = checkReplay(
    await first<StoredReservation & { digest: string }>(
      db,
      sql`
    SELECT id, unit_id AS rentalUnitId, start, "end", persons, price, digest FROM rental_reservation
    WHERE site_id = ${site} AND call_key = ${call.key}`,
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
}: StoredReservation): StayReservation => ({
  id,
  rentalUnitId,
  start,
  end,
  nights: nightsBetween(start, end),
  persons,
  price,
  status: 'requested',
})
