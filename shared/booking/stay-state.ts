/**
 * What becomes of a stay: a request holds the nights until the agency confirms or declines it, or it lapses; a request and
 * a confirmed stay can be cancelled.
 */
export const STAY_STATES = ['requested', 'confirmed', 'declined', 'lapsed', 'cancelled'] as const

export type StayState = (typeof STAY_STATES)[number]

export const holdsNights = (state: StayState): boolean =>
  state === 'requested' || state === 'confirmed'

/** What may follow what; a lapsed one is confirmed anew only where its nights are still free. */
const FOLLOWING: Readonly<Record<StayState, readonly StayState[]>> = {
  requested: ['confirmed', 'declined', 'lapsed', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  lapsed: ['confirmed'],
  cancelled: [],
}

export const mayFollow = (from: StayState, to: StayState): boolean => FOLLOWING[from].includes(to)
