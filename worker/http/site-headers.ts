import type { HostFacts } from '../versions/host-entry.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Headers of every response of a site, whichever handler made it. */
export function setSiteHeaders(
  headers: Headers,
  site: Pick<HostFacts, 'settings'> | null,
  https: boolean,
): void {
  if (site && headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Speculation-Rules', `"${SPECULATION_RULES}"`)
  setSecurityHeaders(headers, site, https)
}
