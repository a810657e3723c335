import { absenceAsValue } from '../api/parse-response.ts'
import { connect } from '../api/connect.ts'
import type { Bindings } from '../env.ts'

/** The calls are an optional extension: an API that lacks them manages personal data itself. */
const UNSUPPORTED = { 404: null, 405: null, 501: null }

const callPersons = (
  env: Bindings,
  site: number,
  act: 'export' | 'erase',
  email: string,
): Promise<unknown> =>
  absenceAsValue(UNSUPPORTED, () =>
    connect(env, { siteId: site }).post(`/sites/${site}/persons/${act}`, { email }),
  )

/** What the listing API holds of an address, of its bookings above all (GDPR 15, 20); null: it manages that itself. */
export const exportAtListingApi = (env: Bindings, site: number, email: string): Promise<unknown> =>
  callPersons(env, site, 'export', email)

/** Erases an address there (GDPR 17), before it is erased here, since a failure must be tried again from here. */
export const eraseAtListingApi = (env: Bindings, site: number, email: string): Promise<unknown> =>
  callPersons(env, site, 'erase', email)
