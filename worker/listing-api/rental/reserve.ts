import * as v from 'valibot'
import { daysFrom, nightsBetween } from '../../../shared/day.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { StayReservation } from '../../../shared/rental/reservation.ts'
import { stayOf } from '../../../shared/rental/stay.ts'
import { isTaken, once, randomId, sameCall, type Once } from '../once.ts'
import { Contact } from '../person/contact.ts'
import { notFound, Problem } from '../problem.ts'
import { first, prepare, rows, sql } from '../sql.ts'
import { findPeriods, findUnit } from './queries.ts'
import { day } from './search-schema.ts'

const MAX_MESSAGE = 2000
const wholeId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The body of POST /rental-units/reservation (spec 7). */
export const StayBody = v.strictObject({
  rentalUnitId: wholeId,
  start: day,
  end: day,
  persons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  contact: Contact,
  agreements: v.pipe(
    v.array(wholeId),
    v.maxLength(50),
    v.description('Every required agreement is among them'),
  ),
  locale: v.picklist(LOCALES),
  message: v.optional(v.pipe(v.string(), v.maxLength(MAX_MESSAGE))),
  price: v.optional(
    v.pipe(v.number(), v.description('What the guest was shown; another price now is refused')),
  ),
})

type StayBody = v.InferOutput<typeof StayBody>

/** Keeps the nights for a guest. The price is worked out here; nights that are taken are refused by their key. */
export async function reserveStay(
  db: D1Database,
  site: number,
  today: string,
  body: StayBody,
  key?: string,
): Promise<StayReservation> {
  const call = await once(key, body)
  const earlier = await findByCall(db, site, call)
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
        SELECT ${site}, ${rentalUnitId}, value, ${reservation} FROM json_each(${JSON.stringify(daysFrom(start, end))})`,
      ].map(statement => prepare(db, statement)),
    )
  } catch (error) {
    if (!isTaken(error)) throw error
    const same = await findByCall(db, site, call)
    if (same) return same
    throw taken()
  }
  return answer({ id: reservation, rentalUnitId, start, end, persons, price })
}

const taken = () => new Problem(409, 'These nights cannot be had any more', 'start')

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
  if (body.start < today) throw new Problem(400, 'Arrival is in the past', 'start')
  if (body.end <= body.start) throw new Problem(400, 'Departure comes after arrival', 'end')
  const { general } = JSON.parse(unit.doc) as RentalUnit
  if (general.maxOccupation && body.persons > general.maxOccupation)
    throw new Problem(400, `At most ${general.maxOccupation} persons`, 'persons')
  if (!required.every(agreement => body.agreements.includes(agreement.id)))
    throw new Problem(400, 'Every required agreement must be accepted', 'agreements')
  const stay = stayOf(periods, body.start, body.end)
  if (!stay) {
    if (
      stayOf(
        periods.map(period => ({ ...period, available: true })),
        body.start,
        body.end,
      )
    )
      throw taken()
    throw new Problem(400, 'No period runs from this day to that', 'start')
  }
  if (body.price !== undefined && body.price !== stay.price)
    throw new Problem(409, 'The price has changed', 'price')
  return stay.price
}

type Kept = Omit<StayReservation, 'nights' | 'status'>

async function findByCall(
  db: D1Database,
  site: number,
  call: Once,
): Promise<StayReservation | null> {
  const row = sameCall(
    await first<Kept & { digest: string }>(
      db,
      sql`
    SELECT id, unit_id AS rentalUnitId, start, "end", persons, price, digest FROM rental_reservation
    WHERE site_id = ${site} AND call_key = ${call.key}`,
    ),
    call,
  )
  return row && answer(row)
}

const answer = ({ id, rentalUnitId, start, end, persons, price }: Kept): StayReservation => ({
  id,
  rentalUnitId,
  start,
  end,
  nights: nightsBetween(start, end),
  persons,
  price,
  status: 'requested',
})
