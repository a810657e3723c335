import { SECOND, type Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import { setNewest } from '../cache/set-newest.ts'
import { wait } from '../cache/wait.ts'
import type { Bindings } from '../env.ts'
import { rememberVersions } from '../versions/known.ts'
import { tableFromText } from '../versions/table-text.ts'
import type { Scope } from '../versions/table.ts'

/** How long a page waits for its agency's store. */
const WAITS: Millis = 300
/** How often in a second an isolate asks one store, so that no crowd of visitors keeps it from its work. */
const MAX_IN_SECOND = 10
const MAX_SITES = 2000

/** By site, the second in which its store was last asked, and how often. */
const calls = new Map<number, { second: number; count: number }>()

/** Whether an address shows one home or holiday home, which may have been removed for good since KV was told. */
export const showsHome = (hangsOn: readonly Scope[]): boolean =>
  hangsOn.includes('estates') || hangsOn.includes('rentals')

/**
 * Learns a site's changes from its store, since KV may be a minute and more behind (PURGE-52). Never throws; a store that
 * does not answer within 300 ms is not waited for.
 */
export async function refreshVersions(
  env: Pick<Bindings, 'AGENCY' | 'JURISDICTION'>,
  site: number,
  now: Millis,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  const second = Math.floor(now / SECOND)
  const before = calls.get(site)
  const count = before?.second === second ? before.count + 1 : 1
  if (count > MAX_IN_SECOND) return
  setNewest(calls, site, { second, count }, MAX_SITES)
  const learn = async (): Promise<void> =>
    rememberVersions(site, tableFromText(await agencyOf(env, site).versions.current()))
  const learned = learn().catch(() => undefined)
  ctx.waitUntil(learned)
  await Promise.race([learned, wait(WAITS)])
}
