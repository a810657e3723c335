import { ApiError } from '../api/errors.ts'
import type { WorkContext } from '../http/work-context.ts'
import { loadSiteByHostname } from '../site/load-site.ts'

/**
 * Whether another site than this has a host, also by its record alone (ADMIN-144). Where nobody can tell, its owner's
 * proof does.
 */
export async function isElsewhere(
  hostname: string,
  siteId: number,
  context: WorkContext,
): Promise<boolean> {
  const found = await loadSiteByHostname(hostname, context).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  return found !== null && found.id !== siteId
}
