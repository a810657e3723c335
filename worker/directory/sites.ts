import type { Bindings } from '../env.ts'

/** The database that is about all agencies; worker/directory alone speaks its SQL. */
export type Directory = Pick<Bindings, 'DB'>

export const SITE_STATES = ['live', 'suspended', 'moved', 'removed'] as const

/**
 * 'suspended': every path answers 503. 'moved': every host sends its visitors to the site's origin. 'removed': its hosts
 * are unknown.
 */
export type SiteState = (typeof SITE_STATES)[number]

/** What the directory knows of a site. */
export interface DirectorySite {
  id: number
  name: string
  state: SiteState
  /** Scheme and host of its back end; '': the default one. */
  apiUrl: string
  /** The first hostname of its record, for operators; '': not read yet. */
  recordHostname: string
  /** Begins its absolute addresses; null: nobody chose one. */
  origin: string | null
  /** Those that are proven. */
  hostnames: string[]
  /** Of those the ones whose visitors are sent to the origin. */
  redirects: string[]
}

interface Row {
  id: number
  name: string
  state: SiteState
  api_url: string
  record_hostname: string
  hostname: string | null
  origin: string | null
  redirect: number | null
}

const SITE_WITH_HOSTNAMES = `SELECT site.id, name, state, api_url, record_hostname, hostname.hostname, hostname.origin, hostname.redirect
FROM site LEFT JOIN hostname ON hostname.site_id = site.id AND hostname.proven_at IS NOT NULL`

/** The site to which a hostname was given, and proven; null: none. Throws when the database does. */
export async function directorySite(
  { DB }: Directory,
  hostname: string,
): Promise<DirectorySite | null> {
  const { results } = await DB.prepare(
    `${SITE_WITH_HOSTNAMES}
    WHERE site.id = (SELECT site_id FROM hostname WHERE hostname = ?1 AND proven_at IS NOT NULL)
    ORDER BY hostname.created_at, hostname.hostname`,
  )
    .bind(hostname)
    .all<Row>()
  return toSite(results)
}

/** A site by its id, whatever its state; null: the directory does not know it. Throws when the database does. */
export async function directorySiteById(
  { DB }: Directory,
  id: number,
): Promise<DirectorySite | null> {
  const { results } = await DB.prepare(
    `${SITE_WITH_HOSTNAMES} WHERE site.id = ?1 ORDER BY hostname.created_at, hostname.hostname`,
  )
    .bind(id)
    .all<Row>()
  return toSite(results)
}

/** null: the directory does not know it. Throws when the database does. */
export async function siteState({ DB }: Directory, id: number): Promise<SiteState | null> {
  const row = await DB.prepare('SELECT state FROM site WHERE id = ?1')
    .bind(id)
    .first<{ state: SiteState }>()
  return row?.state ?? null
}

function toSite(rows: Row[]): DirectorySite | null {
  const [first] = rows
  if (!first) return null
  const hosts = rows.flatMap(({ hostname, redirect }) =>
    hostname === null ? [] : [{ hostname, isRedirect: redirect === 1 }],
  )
  return {
    id: first.id,
    name: first.name,
    state: first.state,
    apiUrl: first.api_url,
    recordHostname: first.record_hostname,
    origin: rows.find(({ origin }) => origin)?.origin ?? null,
    hostnames: hosts.map(({ hostname }) => hostname),
    redirects: hosts.filter(({ isRedirect }) => isRedirect).map(({ hostname }) => hostname),
  }
}
