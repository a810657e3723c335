import * as v from 'valibot'
import {
  STAY_OUTCOMES,
  STAY_STATES,
  type StayOutcome,
  type StayState,
} from '../../../shared/booking/stay-state.ts'
import type { Day, Millis } from '../../../shared/time/units.ts'
import type { StayBooking } from './booking-rows.ts'

/** A stay as it was asked for, and what became of it. */
export interface Stay {
  key: string
  unitId: number
  start: Day
  end: Day
  state: StayState
  /** When a request lapses. */
  heldUntil: Millis
  freeDays: number
  decidedAt: Millis | null
  /** 'guest', 'clock' or 'person {id}'. */
  decidedBy: string | null
  /** What the agency wrote to the guest with it. */
  word: string | null
  revision: number
  /** What the listing API made of that. */
  outcome: StayOutcome
}

/** A stay with what its guest asked for. */
export interface WholeStay {
  stay: Stay
  booking: StayBooking
}

export type NewStay = Pick<Stay, 'unitId' | 'start' | 'end' | 'heldUntil' | 'freeDays'> & {
  remindAt: Millis | null
}

export interface StayDecision {
  /** The state that whoever decides has seen. */
  from: StayState
  to: StayState
  by: string
  word: string
}

/** A stay in a list of the desk. */
export type ListedStay = Pick<Stay, 'key' | 'unitId' | 'start' | 'end' | 'state' | 'heldUntil'> & {
  /** What the API calls it. */
  bookedId: string | null
  title: string
  name: string
  persons: number
  price: number | null
}

export const STAY_COLUMNS = `key, unit_id AS unitId, start, "end", state, held_until AS heldUntil, free_days AS freeDays,
  decided_at AS decidedAt, decided_by AS decidedBy, word, revision,
  CASE WHEN followed < revision THEN iif(noted < revision, 'pending', 'noted')
    WHEN refused = revision AND revision > 0 THEN 'refused' ELSE 'done' END AS outcome`

const STAYS = v.array(
  v.object({
    key: v.string(),
    unitId: v.number(),
    start: v.string(),
    end: v.string(),
    state: v.picklist(STAY_STATES),
    heldUntil: v.number(),
    freeDays: v.number(),
    decidedAt: v.nullable(v.number()),
    decidedBy: v.nullable(v.string()),
    word: v.nullable(v.string()),
    revision: v.number(),
    outcome: v.picklist(STAY_OUTCOMES),
  }),
)

export const toStays = (rows: unknown[]): Stay[] => v.parse(STAYS, rows)
