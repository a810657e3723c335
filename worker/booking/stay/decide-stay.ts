import { holdsNights, type StayState } from '../../../shared/booking/stay-state.ts'
import type { StayDecision, WholeStay } from '../../agency/booking/stay-rows.ts'
import { ApiError } from '../../api/errors.ts'
import { raiseWithin } from '../../purge/raise.ts'
import { bookingCalls } from '../calls.ts'
import type { BookingScope } from '../reconcile.ts'
import { followStay } from './follow-stay.ts'
import { newsOf } from './stay-mails.ts'
import { stayMails } from './tell-stay.ts'

/** 'done'; the state that it has, where that is not the one that was seen; 'taken' or 'unavailable' by the API; null: it is gone. */
type Decided = 'done' | StayState | 'taken' | 'unavailable' | null

/**
 * Confirms, declines, lapses or cancels a stay, once. Nights are freed at the listing API at once, or as soon as it
 * answers, and both sides are told which; a request that has lapsed takes its nights anew before anybody is told.
 */
export async function decideStay(
  scope: BookingScope,
  key: string,
  decision: StayDecision,
): Promise<Decided> {
  const { agency, now } = scope
  const whole = await agency.stays.find(key)
  if (!whole) return null
  const { from, to, by, word } = decision
  if (whole.stay.state !== from) return whole.stay.state
  if (from === 'lapsed') {
    const refused = await takeAnew(scope, whole)
    if (refused) return refused
  }
  const after: WholeStay = {
    ...whole,
    stay: { ...whole.stay, state: to, decidedAt: now, decidedBy: by, word: word || null },
  }
  // What frees nights is told once it is known whether the API has freed them.
  const mails = holdsNights(to) ? await stayMails(scope, newsOf(from, after.stay), after) : []
  const decided = await agency.stays.decide(key, decision, mails, now)
  // Where that fails both sides hear so, and the task of the stay tries again.
  if (decided === 'done') await followStay(scope, key).catch(() => undefined)
  // Its guest was erased in between: nobody takes the nights that were just taken anew.
  else if (decided === null && from === 'lapsed')
    await bookingCalls(scope.env, scope.site.id)
      .changeStay(whole.booking.bookedId ?? '', {
        state: 'cancelled',
        revision: whole.stay.revision + 2,
      })
      .catch(() => undefined)
  return decided
}

/** The nights of a request that has lapsed, where nobody has them. */
async function takeAnew(
  scope: BookingScope,
  { stay, booking }: WholeStay,
): Promise<'taken' | 'unavailable' | null> {
  try {
    await bookingCalls(scope.env, scope.site.id).changeStay(booking.bookedId ?? '', {
      state: 'confirmed',
      revision: stay.revision + 1,
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 409) return 'unavailable'
    await raiseWithin(scope, ['rentals'])
    return 'taken'
  }
}
