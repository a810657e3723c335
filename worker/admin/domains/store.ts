import type { Millis } from '../../../shared/time/units.ts'
import { sha256 } from '../../crypto/hash.ts'
import { findHostname, markProven, putHostname, type Hostname } from '../../directory/hostnames.ts'
import type { Directory } from '../../directory/sites.ts'
import type { ProveDomain } from './prove-domain.ts'

type NewDomain = Pick<Hostname, 'hostname' | 'site' | 'redirect'> & {
  /** Begins all absolute addresses of the site; null: another host's does. */
  origin: string | null
}

/** Maps a hostname to a site of the directory, or changes its mapping. null: it belongs to another site. */
export async function addDomain(
  env: Directory,
  { hostname, site, origin, redirect }: NewDomain,
  now: Millis,
): Promise<Hostname | null> {
  const known = await findHostname(env, hostname)
  if (known && known.site !== site) return null
  const proof =
    known?.proof ?? `baksteen=${(await sha256(`${hostname} ${crypto.randomUUID()}`)).slice(0, 32)}`
  const provenAt = known?.provenAt ?? null
  await putHostname(env, { hostname, site, origin, redirect, proof, provenAt }, now)
  return findHostname(env, hostname)
}

/** Looks for the proof; once it was seen, the domain counts. */
export async function checkDomain(
  env: Directory,
  hostname: string,
  prove: ProveDomain,
  now: Millis,
): Promise<Hostname | null> {
  const domain = await findHostname(env, hostname)
  if (!domain || domain.provenAt !== null || !(await prove(hostname, domain.proof))) return domain
  await markProven(env, domain, now)
  return { ...domain, provenAt: now }
}
