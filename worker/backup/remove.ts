import { DAY, type Millis } from '../../shared/time/units.ts'
import { agencyOf, agencyStub } from '../agency/stub.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { keyPrefix } from '../cache/cache-entry.ts'
import {
  copiesDue,
  finishRemoval,
  forgetCopies,
  type LastCopy,
  removalsDue,
} from '../directory/removals.ts'
import { directorySiteById } from '../directory/sites.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { sharedListStub } from '../shared-list/stub.ts'
import { forgetWidths } from '../site/assets/widths.ts'
import { forgetSites } from '../site/find.ts'
import { forgetHostname } from '../site/find-host.ts'
import { hostKey } from '../versions/host-entry.ts'
import { keyHeaders } from './export.ts'
import { keepLastCopy } from './last-copy.ts'
import { COPY_LIFE, copiesOf } from './nightly.ts'
import { exportsOf } from './owner-export.ts'

/** A listing API of the site's own keeps what it has. */
const NOT_OURS: ReadonlySet<number> = new Set([404, 405, 501])

/** What an invocation may ask of KV, which allows 1,000 calls; the rest is left for what else it does. */
export interface KvCalls {
  left: number
}

export const kvCalls = (): KvCalls => ({ left: 800 })

/**
 * Every five minutes: erases the sites whose seven days are over, and goes on where it was cut off. One that fails is tried
 * again, and stops no other.
 */
export async function removeDueAgencies(env: Bindings, now: Millis): Promise<void> {
  const calls = kvCalls()
  for (const siteId of await removalsDue(env, now))
    await removeAgency(env, siteId, now, calls).catch((error: unknown) =>
      log({ event: 'agency-not-removed', site: siteId, error: describeError(error) }),
    )
}

/** Nightly: deletes the copies of removed sites that are due. */
export async function deleteRemovedCopies(env: Bindings, now: Millis): Promise<void> {
  for (const siteId of await copiesDue(env, now)) {
    await deleteFiles(env, copiesOf(siteId))
    await deleteFiles(env, exportsOf(siteId))
    await forgetCopies(env, siteId)
    log({ event: 'copies-removed', site: siteId })
  }
}

/** Of the bucket of copies. */
async function deleteFiles({ BACKUPS }: Bindings, prefix: string): Promise<void> {
  for (;;) {
    const found = await BACKUPS?.list({ prefix })
    if (!found || found.objects.length === 0) return
    await BACKUPS?.delete(found.objects.map(({ key }) => key))
  }
}

/**
 * Erases all that an agency has, after a last copy: its store, its listings, its answers in KV, its
 * pictures, the files that its owners asked for, its hostnames. Every step may be made again. Throws when one fails; its hostnames go last, so that it is not forgotten half way.
 * null: more is cached of it than this invocation may delete, and the next one goes on.
 */
export async function removeAgency(
  env: Bindings,
  siteId: number,
  now: Millis,
  calls = kvCalls(),
): Promise<LastCopy | null> {
  const copy = await keepLastCopy(env, siteId, now)
  const response = await sendToApi(
    env,
    { siteId },
    new Request(`${API_PLACEHOLDER}/sites/${siteId}`, {
      method: 'DELETE',
      headers: keyHeaders(env),
    }),
  )
  await response.body?.cancel()
  if (!response.ok && !NOT_OURS.has(response.status))
    throw new Error(`the listing API did not delete the site: ${response.status}`)
  await eraseSharedLists(env, siteId)
  await agencyStub(env, siteId).erase()
  if (!(await deleteCached(env.KV, siteId, calls))) {
    log({ event: 'agency-half-removed', site: siteId })
    return null
  }
  await forgetWidths(env, siteId)
  await deleteFiles(env, exportsOf(siteId))
  const site = await directorySiteById(env, siteId)
  const hosts = [site?.recordHostname ?? '', ...(site?.hostnames ?? [])].filter(Boolean)
  await forgetHosts(env, hosts)
  // By the night before their 30 days are over.
  await finishRemoval(env, siteId, now + COPY_LIFE - DAY)
  // Whoever asked for one in between had its suspended site written there.
  await forgetHosts(env, hosts).catch((error: unknown) =>
    log({ event: 'hosts-not-forgotten', site: siteId, error: describeError(error) }),
  )
  forgetSites()
  log({ event: 'agency-removed', site: siteId, copy: copy.name })
  return copy
}

async function forgetHosts(env: Bindings, hostnames: string[]): Promise<void> {
  for (const hostname of hostnames) {
    await env.KV.delete(hostKey(hostname))
    forgetHostname(hostname)
  }
}

/** They are visitors' own and in no copy; without the agency nobody could end them. */
async function eraseSharedLists(env: Bindings, siteId: number): Promise<void> {
  const { sharedLists } = agencyOf(env, siteId)
  for (;;) {
    const hashes = await sharedLists.some()
    if (hashes.length === 0) return
    await Promise.all(hashes.map(hash => sharedListStub(env, siteId, hash).erase()))
    for (const hash of hashes) await sharedLists.forget(hash)
  }
}

/** Whether all is deleted; false: no more calls are left. */
async function deleteCached(kv: KVNamespace, siteId: number, calls: KvCalls): Promise<boolean> {
  while (calls.left > 1) {
    calls.left--
    const { keys, list_complete: isComplete } = await kv.list({
      prefix: keyPrefix(siteId),
      limit: Math.min(calls.left, 1000),
    })
    calls.left -= keys.length
    await Promise.all(keys.map(({ name }) => kv.delete(name)))
    if (isComplete) return true
  }
  return false
}
