import type { Millis } from '../../../shared/time/units.ts'
import type { TaskContext } from '../../agency/agency-object.ts'
import { taskScope, UNKNOWN_SITE_DELAY } from '../tasks.ts'
import { decideStay } from './decide-stay.ts'
import { followStay } from './follow-stay.ts'
import { stayMails } from './tell-stay.ts'

/** Task: lapses a request that nobody answered, reminds its agency before, and tells the listing API what became of a stay. */
export async function tendStay(context: TaskContext, key: string): Promise<Millis | null> {
  const { agency, now } = context
  const due = await agency.stays.due(key, now)
  if (due.lapses || due.reminds || due.follows) {
    const scope = await taskScope(context)
    if (!scope) return now + UNKNOWN_SITE_DELAY
    const whole = await agency.stays.find(key)
    if (due.lapses)
      await decideStay(scope, key, { from: 'requested', to: 'lapsed', by: 'clock', word: '' })
    else if (due.reminds && whole)
      await agency.stays.remind(key, await stayMails(scope, 'reminder', whole), now)
    await followStay(scope, key)
  }
  return agency.stays.nextAt(key, now)
}
