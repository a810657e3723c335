import { matchRoute } from '../../shared/routes.ts'

const MAX_PATH = 200

/** Subjects of homes begin with this, and their public id follows. */
export const HOME = 'home/'

export const homeSubject = (publicId: string): string => HOME + publicId.toLowerCase()

/**
 * What a page is about, as it is counted: 'home/27' in whatever language and under whatever title, 'rental/401', else the page's
 * own path; what was asked of a list is not in it (FIGURE-7).
 */
export function subjectOf(pathname: string): string | null {
  const { name, params = {} } = matchRoute(pathname) ?? {}
  switch (name) {
    case 'estate':
    case 'estateDetail':
    case 'entityDetail':
      return homeSubject(params.entityId ?? params.estateId ?? '')
    case 'rental':
      return `rental/${params.rentalUnitId}`
    case 'detail':
    case 'feed':
    case 'ajax':
    case 'ajaxItem':
      return null
    default:
      return pathname.length <= MAX_PATH ? pathname : null
  }
}

/** A home's public id as subjects have it; null: it can be none. */
export const subjectId = (publicId: string): string | null =>
  /^[0-9a-zA-Z-]{1,40}$/.test(publicId) ? publicId.toLowerCase() : null
