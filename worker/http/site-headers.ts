import type { Site } from '../../shared/site/site.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Headers of every response of a site, whichever handler made it. */
export function setSiteHeaders(headers: Headers, site: Site | null, https: boolean): void {
  if (site && headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Speculation-Rules', `"${SPECULATION_RULES}"`)
  setSecurityHeaders(headers, site, https)
}
