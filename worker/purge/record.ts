import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import {
  EVERYTHING,
  purgesKey,
  NO_SITE,
  rememberPurges,
  type Purges,
} from '../cache/known-purges.ts'
import { POLICIES } from '../cache/policies.ts'

/** A purge of one tag. */
export interface SitePurge {
  site: number
  tag: string
  /** Milliseconds since 1970. */
  at: number
}

/** How long an answer may at most be served before it is asked anew, in ms; a purge older than that touches nothing. */
export const PURGE_RETENTION_MS =
  1000 * Math.max(...Object.values(POLICIES).map(({ fresh, stale }) => fresh + stale))

/** More purges of a site than this are one purge of the whole site. */
const MAX_PURGES = 300

/**
 * Purges, here at once; then in D1, the authority; then in KV, which tells the other places within a minute. The
 * same marks may be written twice. Where D1 fails, KV still learns of them. Whether the other places will know.
 */
export async function recordPurges(
  env: Pick<Bindings, 'DB' | 'KV'>,
  marks: SitePurge[],
  now: number,
): Promise<boolean> {
  for (const { site, tag, at } of marks) rememberPurges(site, { [tag]: at })
  const sites = [...new Set(marks.map(mark => mark.site))]
  const failed = await savePurges(env.DB, marks, now).then(
    () => null,
    (error: unknown) => error ?? true,
  )
  if (failed) log({ event: 'marks-not-saved', error: String(failed).slice(0, 200) })
  const spread = sites.map(async site => {
    const all = failed ? await mergeWithKv(env.KV, site, marks) : await loadPurges(env.DB, site)
    await env.KV.put(purgesKey(site), JSON.stringify(all), {
      expirationTtl: Math.ceil(PURGE_RETENTION_MS / 1000),
    })
  })
  return Promise.all(spread).then(
    () => true,
    (error: unknown) => {
      log({ event: 'marks-not-spread', error: String(error).slice(0, 200) })
      return false
    },
  )
}

async function savePurges(db: D1Database, marks: SitePurge[], now: number): Promise<void> {
  await db.batch([
    db
      .prepare(`INSERT INTO mark (site_id, tag, at) SELECT value->>0, value->>1, value->>2 FROM json_each(?) WHERE true
      ON CONFLICT (site_id, tag) DO UPDATE SET at = max(at, excluded.at)`)
      .bind(JSON.stringify(marks.map(({ site, tag, at }) => [site, tag, at]))),
    db.prepare('DELETE FROM mark WHERE at < ?').bind(now - PURGE_RETENTION_MS),
  ])
}

async function loadPurges(db: D1Database, site: number): Promise<Purges> {
  const { results } = await db
    .prepare('SELECT tag, at FROM mark WHERE site_id = ? ORDER BY at DESC')
    .bind(site)
    .all<{ tag: string; at: number }>()
  const kept = Object.fromEntries(results.slice(0, MAX_PURGES).map(({ tag, at }) => [tag, at]))
  const swallowed = results[MAX_PURGES]
  if (!swallowed) return kept
  const whole = site === NO_SITE ? EVERYTHING : `site-${site}`
  return { ...kept, [whole]: Math.max(kept[whole] ?? 0, swallowed.at) }
}

async function mergeWithKv(kv: KVNamespace, site: number, marks: SitePurge[]): Promise<Purges> {
  const before = await kv.get<Record<string, number>>(purgesKey(site), 'json')
  return {
    ...before,
    ...Object.fromEntries(marks.filter(mark => mark.site === site).map(({ tag, at }) => [tag, at])),
  }
}
