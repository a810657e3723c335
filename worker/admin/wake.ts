import type { Context } from 'hono'
import * as v from 'valibot'
import { AGENCY_SCHEMA } from '../agency/schema/steps.ts'
import { agencyStub } from '../agency/stub.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { keyHeaders } from '../backup/export.ts'
import { nextSiteIds } from '../directory/site-ids.ts'
import type { Bindings } from '../env.ts'
import { describeError } from '../http/log.ts'
import type { SchemaState } from '../store/schema.ts'
import { ofSite } from './copies.ts'
import type { AdminEnv } from './env.ts'

const SITES_AT_ONCE = 500

/** If an object did not report its schema, only the error. */
type Woken = SchemaState | { error: string }

const STATE = v.object({ step: v.number(), of: v.number(), error: v.nullable(v.string()) })

/** GET /admin/wake?after=: the numbers of 500 agencies after this one. */
export async function wakeListRoute(c: Context<AdminEnv>): Promise<Response> {
  const after = Number(/^\d{1,15}$/.exec(c.req.query('after') ?? '0'))
  return c.json({ sites: await nextSiteIds(c.env, after, SITES_AT_ONCE) })
}

/**
 * POST /admin/agencies/{id}/wake: both objects apply the steps of their schema that they lack, late ones too. `listings` is
 * null where a back end of the site's own has them, or where there are none.
 */
export const wakeRoute = ofSite(async (c, { id, apiUrl }) => {
  const [agency, listings] = await Promise.all([
    settled(async () => {
      const { step, error } = await agencyStub(c.env, id).wakeSchema()
      // Of this Worker, since the object may still run the code before it.
      return { step, of: AGENCY_SCHEMA.steps.length, error }
    }),
    apiUrl ? null : settled(() => wakeListings(c.env, id)),
  ])
  return c.json({ agency, listings })
})

/** The state that an object gives, or why it gives none. */
const settled = async <State extends SchemaState | null>(
  wake: () => Promise<State>,
): Promise<State | Woken> => {
  try {
    return await wake()
  } catch (error) {
    return { error: describeError(error) }
  }
}

async function wakeListings(env: Bindings, siteId: number): Promise<SchemaState | null> {
  const request = new Request(`${API_PLACEHOLDER}/sites/${siteId}/wake`, {
    method: 'POST',
    headers: keyHeaders(env),
  })
  const response = await sendToApi(env, { siteId, apiUrl: '' }, request)
  if (response.ok) return v.parse(STATE, await response.json())
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`the listing API answered ${response.status}`)
}
