import type {
  Employee,
  EntityCollection,
  EstateCollection,
  Notification,
  Office,
  Quote,
  Review,
} from '../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../shared/content/page.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import type { SalesRep } from '../../shared/estate/record/attachments.ts'
import type { Markers } from '../../shared/search/marker-tuple.ts'
import type { EstateQuery, EstateSearch, FilterValues } from '../../shared/search/search.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import type { Absence } from '../http/absence.ts'
import type { AgendaCalls } from './agenda.ts'
import type { ApiError } from './errors.ts'
import type { RentalCalls } from './rentals.ts'
import type { UnimplementedCalls } from './unimplemented.ts'

/** The listing API as a site uses it, in one language. Responses come through the cache unless a call says otherwise. */
export interface Api extends RentalCalls, AgendaCalls, UnimplementedCalls {
  navigation(name: string): Promise<Navigation | null>
  pages(): Promise<Omit<Page, 'sections'>[]>
  /** `isAside`: for a link to it. */
  pageByUrl(url: string, use?: { isAside?: boolean }): Promise<Page | null>
  page(id: number): Promise<Page | null>
  entities(): Promise<EntityCollection[]>
  items<N extends keyof EntityItems>(kind: N, name: string): Promise<EntityItems[N][]>
  /** Never throws: a failed search is total 0, no results and the error (API-18). */
  searchEstates(search: EstateSearch, use?: SearchUse): Promise<EstateResults>
  /** All markers of a search, an extension; null where the API lacks it. */
  markers(query: EstateQuery): Promise<Markers | null>
  /** Never throws: a failed load is logged and gives the empty filter model (API-19), with the error. */
  filterValues(query: EstateQuery, use?: SearchUse): Promise<FilterValues & { error?: ApiError }>
  /** A numeric id is read from /estates/v2, a guid from /estates/skarabee; any other makes no call and is not found. */
  estate(id: string): Promise<Estate | Absence>
  estateGroup(id: string): Promise<EstateCard[]>
  contactInfo(id: string): Promise<SalesRep | null>
  collection(id: number): Promise<EstateCollection | null>
  estatePage(estateId: string): Promise<EstatePage | null>
  agreements(): Promise<Agreement[]>
}

/**
 * 'shared': asked by the site itself, so for many visitors, and worth a place in KV whatever it asks; 'main': what most of
 * them see, so KV's copy is renewed daily.
 */
export type SearchUse = 'shared' | 'main'

export interface EntityItems {
  employees: Employee
  offices: Office
  reviews: Review
  quotes: Quote
  notifications: Notification
}

export interface EstateResults {
  total: number
  results: EstateCard[]
  error: ApiError | null
}
