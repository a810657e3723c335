import type { Millis } from '../../../shared/time/units.ts'
import { sha256 } from '../../crypto/hash.ts'
import type { Bindings } from '../../env.ts'
import type { ProveDomain } from './prove-domain.ts'

export interface Domain {
  hostname: string
  site: number
  origin: string | null
  redirect: boolean
  proof: string
  provenAt: Millis | null
}

interface NewDomain {
  hostname: string
  site: number
  /** Begins all absolute addresses of the site; null: another host's does. */
  origin: string | null
  redirect: boolean
}

interface DomainRow {
  hostname: string
  site_id: number
  origin: string | null
  redirect: number
  proof: string
  proven_at: Millis | null
}

const toDomain = (row: DomainRow): Domain => ({
  hostname: row.hostname,
  site: row.site_id,
  origin: row.origin,
  redirect: row.redirect === 1,
  proof: row.proof,
  provenAt: row.proven_at,
})

export async function listDomains({ DB }: Pick<Bindings, 'DB'>): Promise<Domain[]> {
  const { results } = await DB.prepare(
    'SELECT * FROM domain ORDER BY site_id, hostname LIMIT 1000',
  ).all<DomainRow>()
  return results.map(toDomain)
}

async function findDomain({ DB }: Pick<Bindings, 'DB'>, hostname: string): Promise<Domain | null> {
  const row = await DB.prepare('SELECT * FROM domain WHERE hostname = ?')
    .bind(hostname)
    .first<DomainRow>()
  return row && toDomain(row)
}

/** A site has one origin: a proven hostname that asks for it takes it from the others. */
const clearOtherOrigins = (db: D1Database, site: number, hostname: string): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE domain SET origin = NULL WHERE site_id = ? AND hostname <> ? AND proven_at IS NOT NULL',
    )
    .bind(site, hostname)

/** Maps a hostname to a site, or changes its mapping. null: it belongs to another site. */
export async function addDomain(
  env: Pick<Bindings, 'DB'>,
  { hostname, site, origin, redirect }: NewDomain,
  now: Millis,
): Promise<Domain | null> {
  const known = await findDomain(env, hostname)
  if (known && known.site !== site) return null
  const proof =
    known?.proof ?? `baksteen=${(await sha256(`${hostname} ${crypto.randomUUID()}`)).slice(0, 32)}`
  await env.DB.batch([
    ...(origin !== null && known && known.provenAt !== null
      ? [clearOtherOrigins(env.DB, site, hostname)]
      : []),
    env.DB.prepare(`INSERT INTO domain (hostname, site_id, origin, redirect, proof, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (hostname) DO UPDATE SET origin = excluded.origin, redirect = excluded.redirect`).bind(
      hostname,
      site,
      origin,
      Number(redirect),
      proof,
      now,
    ),
  ])
  return findDomain(env, hostname)
}

/** Looks for the proof; once it was seen, the domain counts. */
export async function checkDomain(
  env: Pick<Bindings, 'DB'>,
  hostname: string,
  prove: ProveDomain,
  now: Millis,
): Promise<Domain | null> {
  const domain = await findDomain(env, hostname)
  if (!domain || domain.provenAt !== null || !(await prove(hostname, domain.proof))) return domain
  await env.DB.batch([
    ...(domain.origin === null ? [] : [clearOtherOrigins(env.DB, domain.site, hostname)]),
    env.DB.prepare('UPDATE domain SET proven_at = ? WHERE hostname = ?').bind(now, hostname),
  ])
  return { ...domain, provenAt: now }
}

export const removeDomain = async (
  { DB }: Pick<Bindings, 'DB'>,
  hostname: string,
): Promise<Domain | null> => {
  const row = await DB.prepare('DELETE FROM domain WHERE hostname = ? RETURNING *')
    .bind(hostname)
    .first<DomainRow>()
  return row && toDomain(row)
}
