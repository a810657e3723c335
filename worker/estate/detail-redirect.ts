import { href } from '../../shared/routes.ts'
import type { PageHandler } from '../page/result.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { isAbsent, notFound } from '../http/absence.ts'

/** /detail?estate=ID or ?unit=ID sends on to that page, and reads nothing else (ROUTE-31). */
export const detailRedirect: PageHandler = async (request, _params) => {
  const { url, locale } = request
  const estateId = url.searchParams.get('estate')
  const rentalUnitId = url.searchParams.get('unit')
  if (estateId) {
    const estate = await loadEstate(request, estateId)
    if (!isAbsent(estate))
      return { kind: 'redirect', to: href('estate', locale, { estateId }), status: 302 }
  }
  if (rentalUnitId && /^[1-9]\d{0,9}$/.test(rentalUnitId))
    return { kind: 'redirect', to: href('rental', locale, { rentalUnitId }), status: 302 }
  return notFound()
}
