import { ROUTES } from '../../shared/routes.ts'
import { isAbsent } from '../http/absence.ts'
import type { PageHandler } from '../page/result.ts'
import { contentPage } from './content-page.tsx'

/** The agency's own page at the address of a route; where it has published none there, the product's (PRIV-40, CONTENT-77). */
export const ownPageOr =
  (route: 'privacy' | 'accessibility', page: PageHandler): PageHandler =>
  async (request, params) => {
    const own = await contentPage(request, ROUTES[route][request.locale])
    return isAbsent(own) ? page(request, params) : own
  }
