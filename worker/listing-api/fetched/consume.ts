import * as v from 'valibot'
import type { storeAsset } from '../asset/store-asset.ts'
import type { Bindings } from '../bindings.ts'
import { findSiteId, isKnownSite } from '../http/known-sites.ts'
import { askListings } from '../store/ask.ts'
import { fetchPublic } from './fetch-public.ts'
import { newPace, type Pace } from './pace.ts'
import { REFUSALS } from './public-address.ts'

const MESSAGE = v.object({ site: v.pipe(v.number(), v.safeInteger()), address: v.string() })

/** When a site that has had its fetches of the day, or whose object does not answer, is asked again. */
const LATER_SECONDS = 3600
const FAULT_SECONDS = 60

/** Makes an asset of bytes, or says why not. */
type StoreAsset = typeof storeAsset

/** Fetches the pictures of a batch, one after the other. Each succeeds or fails by itself; one that failed comes again. */
export async function consumePictures(
  batch: Pick<MessageBatch, 'messages'>,
  env: Bindings,
  storeAsset: StoreAsset,
): Promise<void> {
  const pace = newPace()
  for (const message of batch.messages) {
    try {
      const { site, address } = v.parse(MESSAGE, message.body)
      const again = await takePicture({ env, site, address, pace, storeAsset })
      if (again === null) message.ack()
      else message.retry({ delaySeconds: again })
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : ''
      console.error(JSON.stringify({ event: 'picture-failed', reason }))
      if (v.isValiError(error)) message.ack()
      else message.retry({ delaySeconds: FAULT_SECONDS })
    }
  }
}

/** Gives when to try again, in seconds; null: it is done, or never will be. */
async function takePicture({
  env,
  site,
  address,
  pace,
  storeAsset,
}: {
  env: Bindings
  site: number
  address: string
  pace: Pace
  storeAsset: StoreAsset
}): Promise<number | null> {
  if (!(await isKnownSite(env.DB, site))) return null
  const ask = askListings(env, site)
  const start = await ask('startFetch', address)
  if (typeof start === 'string') return start === 'later' ? LATER_SECONDS : null
  const fetched = await fetchPublic(address, {
    dnsUrl: env.DNS_URL ?? '',
    isOwn: async host => (await findSiteId(env.DB, host)) !== null,
    pace,
  })
  if ('refused' in fetched)
    return ask('failFetch', address, REFUSALS[fetched.refused], fetched.later)
  const stored = await storeAsset({ env, ask, siteId: site }, start.asset, fetched.bytes, {
    only: 'picture',
  })
  if ('refused' in stored)
    return ask('failFetch', address, stored.refused.message, stored.refused.status === 503)
  // Told before it is noted as done: what breaks off in between is done again, and no page waits for a change.
  if (start.estates.length > 0) await env.CHANGES?.send({ site, estates: start.estates })
  await ask('finishFetch', address)
  return null
}
