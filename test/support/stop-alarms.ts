import { AgencyObject } from '../../worker/agency/agency-object.ts'

/** What the platform calls. */
export const { alarm } = AgencyObject.prototype

/**
 * Tasks run when a test says so (runDueTasks), with the bindings it says, and never by the clock. No spy, which a test's
 * restoreAllMocks would end.
 */
AgencyObject.prototype.alarm = async () => undefined
