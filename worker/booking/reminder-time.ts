import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import type { Booking } from '../agency/booking/booking-rows.ts'

/** Who books later than this before a viewing needs no reminder. */
const SOON: Millis = 36 * HOUR

/** When to remind of a booking: a day before a viewing that was booked well ahead (BOOK-37); null: never. */
export const remindAt = ({
  createdAt,
  startsAt,
}: Pick<Booking, 'createdAt' | 'startsAt'>): Millis | null =>
  createdAt < startsAt - SOON ? startsAt - DAY : null
