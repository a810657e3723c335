import type { Millis } from '../../shared/time/units.ts'
import type { AgencyCalls } from '../agency/store.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { knownVersions, rememberVersions } from '../versions/known.ts'
import { tableToText } from '../versions/table-text.ts'
import { raise, type Change, type Scope } from '../versions/table.ts'
import { spread } from './publish.ts'

/** What changed of one site; site 0 stands for all of them. */
export interface SiteChange {
  site: number
  scopes: readonly Scope[]
}

type How = Pick<Change, 'hard' | 'isAnnounced'>

/** Sites whose stores are told at one time. */
const AT_ONCE = 20

/**
 * Gives what changed a new version, so that its pages and answers are made anew: here at once, elsewhere when KV
 * shows it, a minute or more later; homes by PURGE-52. Whether other places will learn of it; where not, it holds here, and the caller shall try again.
 */
export async function raiseVersions(
  env: Bindings,
  changes: readonly SiteChange[],
  how: How,
  now: Millis,
): Promise<boolean> {
  return (await raiseSites(env, changes, how, now)).size === 0
}

/** The same; gives the sites of which other places will not learn it. */
export async function raiseSites(
  env: Bindings,
  changes: readonly SiteChange[],
  how: How,
  now: Millis,
): Promise<ReadonlySet<number>> {
  const bySite = Map.groupBy(changes, change => change.site)
  const sites = [...bySite].map(([site, own]) => ({
    site,
    scopes: [...new Set(own.flatMap(change => change.scopes))],
  }))
  const failed = new Set<number>()
  for (let start = 0; start < sites.length; start += AT_ONCE) {
    await Promise.all(
      sites.slice(start, start + AT_ONCE).map(async each => {
        if (!(await raiseOne(env, each, how, now))) failed.add(each.site)
      }),
    )
  }
  log({ event: 'purged', sites: sites.length, hard: how.hard ?? false, spread: failed.size === 0 })
  return failed
}

/** The same from within an agency's own work. A change that cannot be told stops nothing. */
export async function raiseWithin(
  {
    env,
    site,
    agency,
    now,
  }: {
    env: Bindings
    site: { id: number }
    agency: Pick<AgencyCalls, 'versions'>
    now: Millis
  },
  scopes: readonly Scope[],
  how: How = {},
): Promise<void> {
  try {
    const raised = await agency.versions.raise({ ...how, scopes, at: now }, now)
    await spread(env, site.id, raised, now, agency)
  } catch (error) {
    log({ event: 'versions-not-raised', site: site.id, error: describeError(error) })
  }
}

async function raiseOne(
  env: Bindings,
  { site, scopes }: SiteChange,
  how: How,
  now: Millis,
): Promise<boolean> {
  const change = { scopes, at: now, ...how }
  try {
    const raised = await agencyOf(env, site).versions.raise(change, now)
    return await spread(env, site, raised, now)
  } catch (error) {
    log({ event: 'versions-not-raised', site, error: describeError(error) })
    const table = raise(knownVersions(site), change, now)
    rememberVersions(site, table)
    env.PASSED_ON?.raised.set(site, tableToText(table))
    return false
  }
}
