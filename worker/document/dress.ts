import type { Site } from '../../shared/site/site.ts'
import { SPECULATION_RULES } from '../discovery/speculation-rules.ts'
import { secure } from './security-headers.ts'

/** What an answer of a site carries on top of its own headers, whoever made it. */
export function dress(headers: Headers, site: Site | null, https: boolean): void {
  if (site && headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Speculation-Rules', `"${SPECULATION_RULES}"`)
  secure(headers, site, https)
}
