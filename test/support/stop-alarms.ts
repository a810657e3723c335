import { vi } from 'vitest'
import { AgencyObject } from '../../worker/agency/agency-object.ts'

/** Tasks run when a test says so (runDueTasks), with the bindings it says, and never by the clock. */
vi.spyOn(AgencyObject.prototype, 'alarm').mockResolvedValue()
