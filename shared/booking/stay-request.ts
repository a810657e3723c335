import type { Locale } from '../locale.ts'
import type { StayState } from './stay-state.ts'
import type { Day } from '../time/units.ts'

/** Body of POST /rental-units/reservation. The API decides on price and availability (BOOK-45). */
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
  /** The price that the visitor saw, in euro; the API refuses if it has changed. */
  price?: number
}

/** The nights are held; the agency confirms or declines. */
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
  status: StayState
}
