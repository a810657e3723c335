/**
 * What becomes of a stay: a request holds the nights until the agency confirms or declines it, or it lapses; a request and
 * a confirmed stay can be cancelled.
 */
export const STAY_STATES = ['requested', 'confirmed', 'declined', 'lapsed', 'cancelled'] as const

export type StayState = (typeof STAY_STATES)[number]

/**
 * What the listing API made of the latest change of a stay: not asked yet; did not answer, of which both sides were told;
 * done; refused, or it has no such call, so that its nights may stand as they were.
 */
export const STAY_OUTCOMES = ['pending', 'noted', 'done', 'refused'] as const

export type StayOutcome = (typeof STAY_OUTCOMES)[number]

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
