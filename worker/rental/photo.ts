import type { Handler } from 'hono'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { GatewayEnv } from '../site/hono-env.ts'
import { readKnown, wholeFile } from '../site/assets/response.ts'
import { retryHeaders, statusOf } from '../store/refusal.ts'

const ID = /^[\w-]{1,64}$/

/** GET /rental-units/photo/{unit}/{photo}: a rental unit's photo, under the same rules as assets. */
export const rentalPhoto: Handler<GatewayEnv, '/rental-units/photo/:unit/:photo'> = async c => {
  const { site } = c.var
  const { unit, photo } = c.req.param()
  if (!ID.test(unit) || !ID.test(photo)) return c.body(null, 404)
  try {
    const known = await readKnown(
      await connect(c.env, { siteId: site.id, request: c.var.trace.id }).raw(
        `/sites/${site.id}/rental-units/photo/${unit}/${photo}`,
      ),
    )
    return known ? wholeFile(known, 'short', photo) : c.body(null, 404)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isAbsent = error.status >= 400 && error.status < 500
    const refused = isAbsent ? 'not-found' : 'unavailable'
    return c.body(null, statusOf(refused), retryHeaders(refused))
  }
}
