import type { Locale } from '../locale.ts'
import type { Day } from '../time/units.ts'

/** Body of POST /rental-units/reservation. Price and availability are the API's to say (BOOK-45). */
export interface StayRequest {
  rentalUnitId: number
  start: Day
  end: Day
  persons: number
  contact: { name: string; email: string; phone: string }
  /** Ids of the agreements that were accepted; every required one is among them. */
  agreements: number[]
  locale: Locale
  message?: string
  /** What the visitor was shown, in euro; another price now is refused. */
  price?: number
}

/** The nights are kept from now on; the agency confirms. */
export interface StayReservation {
  /** 128 random bits. */
  id: string
  rentalUnitId: number
  start: Day
  end: Day
  nights: number
  persons: number
  /** In euro. */
  price: number
  status: 'requested' | 'cancelled'
}
