import type { Scope } from './table.ts'

/** A route's name and parameters, as far as versions depend on them. */
type Route = { name: string; params: Readonly<Record<string, string>> } | null

const CONTENT: readonly Scope[] = ['site', 'pages', 'lists']
const SITEMAP: readonly Scope[] = [...CONTENT, 'rentals']
const RENTALS: readonly Scope[] = ['site', 'pages', 'rentals']
const ESTATE: readonly Scope[] = ['site', 'pages', 'estates']

/**
 * Which changes an address hangs on, besides `all`. An estate's page does not hang on `lists`: its similar homes may be
 * a day old (CACHE-67).
 */
export function scopesOfPage(route: Route, path: string): readonly Scope[] {
  switch (route?.name) {
    case 'estate':
    case 'estateDetail':
    case 'entityDetail':
      return [...ESTATE, ...estateScopes(route.params)]
    case 'rentals':
    case 'rental':
      return RENTALS
    default: {
      const [, id] = /^\/card\/([^./]+)\./.exec(path) ?? []
      if (id) return [...ESTATE, ...estateScopes({ estateId: id })]
      return path.startsWith('/sitemap') ? SITEMAP : CONTENT
    }
  }
}

const estateScopes = ({ estateId, entityId }: Readonly<Record<string, string>>): Scope[] =>
  [estateId, entityId].flatMap(id => (id && ID.test(id) ? [estateScope(id)] : []))

const ID = /^([1-9]\d{0,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** The scope of one estate, by the id in its address. */
export const estateScope = (id: string): Scope => `estate/${id.toLowerCase()}`
