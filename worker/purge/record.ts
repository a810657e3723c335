import { millis, seconds, type Millis } from '../../shared/time/units.ts'
import {
  EVERYTHING,
  NO_SITE,
  purgesKey,
  rememberPurges,
  type Purges,
} from '../cache/known-purges.ts'
import { MAX_SERVED_SECONDS } from '../cache/policies.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'

/** A purge of one tag. */
export interface SitePurge {
  site: number
  tag: string
  at: Millis
}

/** An older purge touches nothing: no response is served that long. */
const PURGE_RETENTION_MS = millis(MAX_SERVED_SECONDS)

/** More purges of a site than this become one purge of the whole site. */
const MAX_PURGES = 300

/**
 * Records purges in this isolate, then in D1, the authority, then in KV, by which other locations learn of them
 * within a minute. Recording a purge twice changes nothing. When D1 fails, KV is still told.
 * Whether other locations will learn of them.
 */
export async function recordPurges(
  env: Pick<Bindings, 'DB' | 'KV'>,
  purges: SitePurge[],
  now: Millis,
): Promise<boolean> {
  for (const { site, tag, at } of purges) rememberPurges(site, { [tag]: at })
  const isSaved = await savePurges(env.DB, purges, now).then(
    () => true,
    (error: unknown) => {
      log({ event: 'purges-not-saved', error: describeError(error) })
      return false
    },
  )
  const writes = [...new Set(purges.map(({ site }) => site))].map(async site => {
    const all = isSaved ? await loadPurges(env.DB, site) : await mergeWithKv(env.KV, site, purges)
    await env.KV.put(purgesKey(site), JSON.stringify(all), {
      expirationTtl: Math.ceil(seconds(PURGE_RETENTION_MS)),
    })
  })
  return Promise.all(writes).then(
    () => true,
    (error: unknown) => {
      log({ event: 'purges-not-spread', error: describeError(error) })
      return false
    },
  )
}

async function savePurges(db: D1Database, purges: SitePurge[], now: Millis): Promise<void> {
  await db.batch([
    db
      .prepare(`INSERT INTO mark (site_id, tag, at) SELECT value->>0, value->>1, value->>2 FROM json_each(?) WHERE true
      ON CONFLICT (site_id, tag) DO UPDATE SET at = max(at, excluded.at)`)
      .bind(JSON.stringify(purges.map(({ site, tag, at }) => [site, tag, at]))),
    db.prepare('DELETE FROM mark WHERE at < ?').bind(now - PURGE_RETENTION_MS),
  ])
}

async function loadPurges(db: D1Database, site: number): Promise<Purges> {
  const { results } = await db
    .prepare('SELECT tag, at FROM mark WHERE site_id = ? ORDER BY at DESC')
    .bind(site)
    .all<{ tag: string; at: Millis }>()
  const newest = Object.fromEntries(results.slice(0, MAX_PURGES).map(({ tag, at }) => [tag, at]))
  const dropped = results[MAX_PURGES]
  if (!dropped) return newest
  const all = site === NO_SITE ? EVERYTHING : `site-${site}`
  return { ...newest, [all]: Math.max(newest[all] ?? 0, dropped.at) }
}

async function mergeWithKv(kv: KVNamespace, site: number, purges: SitePurge[]): Promise<Purges> {
  const before = await kv.get<Purges>(purgesKey(site), 'json')
  const own = purges.filter(purge => purge.site === site).map(({ tag, at }) => [tag, at])
  return { ...before, ...Object.fromEntries(own) }
}
