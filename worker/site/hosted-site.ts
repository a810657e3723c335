import type { Site } from '../../shared/site/site.ts'
import type { DirectorySite, SiteState } from '../directory/sites.ts'

/** A site as one of its hosts shows it. */
export interface HostedSite extends Site {
  state: SiteState
  /** Scheme and host of its back end; '': the default one. */
  apiUrl: string
  /** The origin to which visitors of this host are redirected; null: the host has pages of its own. */
  movedTo: string | null
}

/**
 * A site's record with what the directory knows better. Of a back end of its own neither hostnames nor origin decide
 * anything, only the hostname that the default API had for the site; elsewhere hostnames that are another site's do not count, nor an origin on none of the site's. null: no
 * hostname is left.
 */
export function withDirectory(
  record: Site,
  known: DirectorySite | null,
  { hostname, ofOthers = [] }: { hostname?: string | undefined; ofOthers?: string[] } = {},
): HostedSite | null {
  const own = known?.apiUrl
    ? [known.recordHostname].filter(Boolean)
    : record.hostnames.filter(host => !ofOthers.includes(host))
  const hostnames = [...new Set([...own, ...(known?.hostnames ?? [])])]
  const [first] = hostnames
  if (first === undefined) return null
  const origin =
    known?.origin ??
    (!known?.apiUrl && record.origin && own.includes(new URL(record.origin).hostname)
      ? record.origin
      : null)
  const isMoved =
    known?.state === 'moved' || (hostname !== undefined && known?.redirects.includes(hostname))
  return {
    ...record,
    origin,
    hostnames,
    state: known?.state ?? 'live',
    apiUrl: known?.apiUrl ?? '',
    movedTo: isMoved ? (origin ?? `https://${first}`) : null,
  }
}
