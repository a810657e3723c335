import type { Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/** A hostname that operators gave to a site. */
export interface Hostname {
  hostname: string
  site: number
  origin: string | null
  redirect: boolean
  proof: string
  provenAt: Millis | null
}

interface HostnameRow {
  hostname: string
  site_id: number
  origin: string | null
  redirect: number
  proof: string
  proven_at: Millis | null
}

const COLUMNS = 'hostname, site_id, origin, redirect, proof, proven_at'

const toHostname = (row: HostnameRow): Hostname => ({
  hostname: row.hostname,
  site: row.site_id,
  origin: row.origin,
  redirect: row.redirect === 1,
  proof: row.proof,
  provenAt: row.proven_at,
})

interface HostnamePage {
  /** The last hostname of the page before. */
  after?: string | undefined
  limit: number
}

/** All hostnames, in their order. */
export async function listHostnames(
  { DB }: Directory,
  { after = '', limit }: HostnamePage,
): Promise<Hostname[]> {
  const { results } = await DB.prepare(
    `SELECT ${COLUMNS} FROM hostname WHERE hostname > ?1 ORDER BY hostname LIMIT ?2`,
  )
    .bind(after, limit)
    .all<HostnameRow>()
  return results.map(toHostname)
}

/** The hostnames of a site, proven or not. */
export async function hostnamesOfSite(
  { DB }: Directory,
  site: number,
  { after = '', limit }: HostnamePage,
): Promise<Hostname[]> {
  const { results } = await DB.prepare(
    `SELECT ${COLUMNS} FROM hostname WHERE site_id = ?1 AND hostname > ?2 ORDER BY hostname LIMIT ?3`,
  )
    .bind(site, after, limit)
    .all<HostnameRow>()
  return results.map(toHostname)
}

export async function findHostname({ DB }: Directory, hostname: string): Promise<Hostname | null> {
  const row = await DB.prepare(`SELECT ${COLUMNS} FROM hostname WHERE hostname = ?1`)
    .bind(hostname)
    .first<HostnameRow>()
  return row && toHostname(row)
}

/** Those of a list that are proven to be another site's. */
export async function hostnamesOfOthers(
  { DB }: Directory,
  site: number,
  hostnames: string[],
): Promise<string[]> {
  const { results } = await DB.prepare(
    `SELECT hostname FROM hostname WHERE hostname IN (SELECT value FROM json_each(?1))
    AND site_id <> ?2 AND proven_at IS NOT NULL`,
  )
    .bind(JSON.stringify(hostnames), site)
    .all<{ hostname: string }>()
  return results.map(({ hostname }) => hostname)
}

/** A site has one origin: a proven hostname that asks for it takes it from the others. */
const clearOtherOrigins = (db: D1Database, site: number, hostname: string): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE hostname SET origin = NULL WHERE site_id = ?1 AND hostname <> ?2 AND proven_at IS NOT NULL',
    )
    .bind(site, hostname)

/** Gives a hostname to a site, or changes what was said of it; one that is proven stays its site's, with its proof. */
export async function putHostname(
  { DB }: Directory,
  { hostname, site, origin, redirect, proof, provenAt }: Hostname,
  now: Millis,
): Promise<void> {
  await DB.batch([
    ...(origin !== null && provenAt !== null ? [clearOtherOrigins(DB, site, hostname)] : []),
    DB.prepare(
      `INSERT INTO hostname (hostname, site_id, origin, redirect, proof, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (hostname) DO UPDATE SET origin = excluded.origin, redirect = excluded.redirect,
        site_id = excluded.site_id, proof = iif(site_id = excluded.site_id, proof, excluded.proof),
        proof_seen = iif(site_id = excluded.site_id, proof_seen, 0)
      WHERE site_id = excluded.site_id OR proven_at IS NULL`,
    ).bind(hostname, site, origin, Number(redirect), proof, now),
  ])
}

/** From now on the hostname counts. */
export async function markProven(
  { DB }: Directory,
  { hostname, site, origin }: Hostname,
  now: Millis,
): Promise<void> {
  await DB.batch([
    ...(origin === null ? [] : [clearOtherOrigins(DB, site, hostname)]),
    DB.prepare('UPDATE hostname SET proven_at = ?2 WHERE hostname = ?1').bind(hostname, now),
  ])
}

/** What was removed; null: there was none. */
export async function deleteHostname(
  { DB }: Directory,
  hostname: string,
): Promise<Hostname | null> {
  const row = await DB.prepare(`DELETE FROM hostname WHERE hostname = ?1 RETURNING ${COLUMNS}`)
    .bind(hostname)
    .first<HostnameRow>()
  return row && toHostname(row)
}
