import type { Site } from '../../shared/site/site.ts'
import type { Bindings } from '../env.ts'

/** What operators mapped, as far as it is proven. */
export interface DomainMapping {
  /** Of the hostname; null: it is not mapped. */
  site: number | null
  redirect: boolean
  /** Of the site; null: as its record says. */
  origin: string | null
  hostnames: string[]
}

interface DomainRow {
  hostname: string
  site_id: number
  origin: string | null
  redirect: number
}

const PROVEN = 'SELECT hostname, site_id, origin, redirect FROM domain WHERE proven_at IS NOT NULL'

/** The proven domains of the site that a hostname is mapped to. Throws when the database does. */
export async function mappingOfHost(
  { DB }: Pick<Bindings, 'DB'>,
  hostname: string,
): Promise<DomainMapping> {
  const { results } = await DB.prepare(
    `${PROVEN} AND site_id = (SELECT site_id FROM domain WHERE hostname = ? AND proven_at IS NOT NULL)`,
  )
    .bind(hostname)
    .all<DomainRow>()
  const own = results.find(row => row.hostname === hostname)
  return toMapping(results, own?.site_id ?? null, own?.redirect === 1)
}

/** The proven domains of a site. Throws when the database does. */
export async function mappingOfSite(
  { DB }: Pick<Bindings, 'DB'>,
  site: number,
): Promise<DomainMapping> {
  const { results } = await DB.prepare(`${PROVEN} AND site_id = ?`).bind(site).all<DomainRow>()
  return toMapping(results, site, false)
}

const toMapping = (rows: DomainRow[], site: number | null, redirect: boolean): DomainMapping => ({
  site,
  redirect,
  origin: rows.find(row => row.origin)?.origin ?? null,
  hostnames: rows.map(row => row.hostname),
})

/** A site as one of its hosts shows it. */
export interface HostedSite extends Site {
  /** The origin to which visitors of this host are redirected; null: the host has pages of its own. */
  movedTo: string | null
}

/** The site's record with its mapping: the mapped origin replaces its own, mapped hosts are added. */
export function withMapping(
  site: Site,
  { origin, hostnames, redirect }: DomainMapping,
): HostedSite {
  const own = origin ?? site.origin ?? `https://${site.hostnames[0]}`
  return {
    ...site,
    origin: origin ?? site.origin,
    hostnames: [...new Set([...site.hostnames, ...hostnames])],
    movedTo: redirect ? own : null,
  }
}
