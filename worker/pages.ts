import type { RouteName } from '../shared/routes.ts'
import { ROUTES } from '../shared/routes.ts'
import { rolePage } from './content/content-page.tsx'
import { feed } from './discovery/feed.ts'
import { genericDetail } from './estate/generic-detail.ts'
import { entityPage, estatePage, shortEstateAddress } from './estate/routes.tsx'
import type { PageRoute } from './page-answer.ts'

/** Which concept answers which route; a route without a row is a 404 page. */
export const PAGES: Partial<Record<RouteName, PageRoute>> = {
  privacy: { get: rolePage(locale => ROUTES.privacy[locale]) },
  terms: { get: rolePage(locale => ROUTES.terms[locale]) },
  estate: { get: shortEstateAddress },
  estateDetail: { get: estatePage },
  feed: { get: feed },
  detail: { get: genericDetail },
  entityDetail: { get: entityPage },
}
