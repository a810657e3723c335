import type { Millis } from '../../shared/time/units.ts'
import { keyedHash } from '../crypto/hash.ts'
import { findHostname, markProven, putHostname, type Hostname } from '../directory/hostnames.ts'
import type { Bindings } from '../env.ts'
import type { Directory } from '../directory/sites.ts'
import type { ProveDomain } from './prove-domain.ts'

type NewDomain = Pick<Hostname, 'hostname' | 'site' | 'redirect'> & {
  /** Begins all absolute addresses of the site; null: another host's does. */
  origin: string | null
}

/**
 * Maps a hostname to a site of the directory, or changes its mapping. One that another site named and never proved is free:
 * a name alone keeps nobody out. `isOwn`: the site has it by its record, and nothing is to be proven. null: it is another
 * site's.
 */
export async function addDomain(
  env: Directory & Pick<Bindings, 'TOKEN_SECRET'>,
  { hostname, site, origin, redirect }: NewDomain,
  now: Millis,
  { isOwn = false } = {},
): Promise<Hostname | null> {
  const known = await findHostname(env, hostname)
  if (known && known.site !== site && known.provenAt !== null) return null
  const isKnown = known?.site === site
  // The same for a site each time it is asked, so that what its owner published stays true.
  const proof = isKnown
    ? known.proof
    : `baksteen=${(await keyedHash(env, `domain/${site}/${hostname}`)).slice(0, 32)}`
  const provenAt = isKnown ? known.provenAt : null
  await putHostname(env, { hostname, site, origin, redirect, proof, provenAt }, now)
  const added = await findHostname(env, hostname)
  if (!added || added.site !== site) return null
  if (!isOwn || added.provenAt !== null) return added
  await markProven(env, added, now)
  return { ...added, provenAt: now }
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
