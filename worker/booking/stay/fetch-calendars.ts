import * as v from 'valibot'
import { HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { TaskContext } from '../../agency/agency-object.ts'
import { connect } from '../../api/connect.ts'
import { raiseWithin } from '../../purge/raise.ts'
import { taskScope, UNKNOWN_SITE_DELAY } from '../tasks.ts'

const FETCHED = v.object({
  fetched: v.number(),
  all: v.number(),
  waiting: v.optional(v.number(), 0),
})

/** How often the calendars of an agency's holiday homes are fetched. */
const INTERVAL: Millis = HOUR

/** Task: has the listing API fetch the calendars of portals, as long as there are any with an address. */
export async function fetchCalendars(context: TaskContext): Promise<Millis | null> {
  const scope = await taskScope(context)
  if (!scope) return context.now + UNKNOWN_SITE_DELAY
  const { env, site, now } = scope
  const { fetched, all, waiting } = v.parse(
    FETCHED,
    await connect(env, { siteId: site.id }).post(
      `/sites/${site.id}/rental-units/calendars/fetch`,
      {},
    ),
  )
  if (fetched > 0) await raiseWithin(scope, ['rentals'])
  if (all === 0) return null
  return now + (waiting > 0 ? MINUTE : INTERVAL)
}
