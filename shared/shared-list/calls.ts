import type { Act, Refusal, SharedList } from './list.ts'
import type { Millis } from '../time/units.ts'

/** A list as one of those who have its link sees it. */
export interface SeenList {
  list: SharedList
  /** How many take part. */
  seats: number
  /** Who this is; null: has done nothing yet, or reads only. */
  seat: number | null
}

/** What stands under a link; 'ended': it was deleted; null: nothing ever did. */
export type Found = SeenList | 'ended' | null

/** 'seats': six others take part; 'often': too many acts in a minute. */
export type Outcome = SeenList | Refusal | 'seats' | 'often' | 'ended' | null

/** What the object of a list can be asked, besides to open a socket (fetch). */
export interface SharedListCalls {
  /** Makes the list, once. */
  begin(list: SharedList, seat: string, now: Millis): void
  /** A visit; it puts the end of the list off. */
  visit(seat: string | null, now: Millis): Found
  act(seat: string, act: Act, now: Millis): Outcome
  /** Deletes it for all; the address goes on saying so for a while. */
  end(now: Millis): void
  /** The same by one who takes part; 'outsider': who asks does not, and nothing is done. */
  endBy(seat: string | null, now: Millis): 'done' | 'outsider' | 'ended' | null
  /** For an operator, to whom it was reported: puts nothing off. null: there is none any more. */
  look(): SharedList | null
  /** Leaves nothing. */
  erase(): Promise<void>
}
