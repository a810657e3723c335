import { SECOND } from '../../shared/time/units.ts'
import type { TaskHandler } from '../agency/agency-object.ts'
import { nextRetentionAt } from '../agency/retention.ts'

/** The nightly task of an agency: deletes what is past its retention period, in slices. A rule that fails fails alone. */
export const deleteExpired: TaskHandler = async ({ siteId, agency, now }) => {
  const failures: unknown[] = []
  let isMoreLeft = false
  for (const rule of await agency.retention.rules()) {
    try {
      if (await agency.retention.deleteSlice(rule, now)) isMoreLeft = true
    } catch (error) {
      failures.push(error)
    }
  }
  if (isMoreLeft) return now + SECOND
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
  return nextRetentionAt(siteId, now)
}
