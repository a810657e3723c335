import type { Millis } from '../../../shared/time/units.ts'
import type { TaskContext } from '../../agency/agency-object.ts'
import { taskScope, UNKNOWN_SITE_DELAY } from '../tasks.ts'
import { reconcileTogether } from './reconcile-together.ts'

/** Task: brings viewings that were asked for together to their end. Throws where the API can't tell, so that it is asked again. */
export async function completeAfternoon(
  context: TaskContext,
  together: string,
): Promise<Millis | null> {
  const rows = await context.agency.afternoons.asked(together)
  if (!rows.some(({ state }) => state === 'pending')) return null
  const scope = await taskScope(context)
  if (!scope) return context.now + UNKNOWN_SITE_DELAY
  // By now the visitor has been promised the outcome by mail.
  await context.agency.afternoons.promiseOutcome(together)
  const outcome = await reconcileTogether(scope, together)
  if (outcome === 'unknown' || outcome === 'fault') throw new Error(`outcome ${outcome}`)
  return null
}
