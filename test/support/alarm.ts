import { AgencyObject } from '../../worker/agency/agency-object.ts'

/** What the platform calls, before fresh-start.ts puts nothing in its place. */
export const { alarm } = AgencyObject.prototype
