import type { RouteName } from '../shared/routes.ts'
import { ROUTES } from '../shared/routes.ts'
import { appointmentPage, postCancellation } from './booking/appointment/appointment-page.tsx'
import { withViewing } from './booking/viewing/viewing-page.tsx'
import { rolePage } from './content/content-page.tsx'
import { feed } from './seo/feed.ts'
import { comparePage } from './estate/compare/compare-page.tsx'
import { detailRedirect } from './estate/detail-redirect.ts'
import { entityPage, estatePage, shortEstateAddress } from './estate/routes.tsx'
import { favoritesPage } from './favorites/page.tsx'
import { accessibilityPage } from './content/accessibility-page.tsx'
import type { PageRoute } from './page/result.ts'
import { rentalPage } from './rental/detail-page.tsx'
import { rentalsPage } from './rental/list-page.tsx'
import {
  postSubscription,
  subscribePage,
  subscribeSuccessPage,
} from './subscription/subscribe-page.tsx'
import { editPage, postEdit } from './subscription/edit-page.tsx'
import { postUnsubscribe, unsubscribePage } from './subscription/unsubscribe-page.tsx'

/** Which concept answers which route; a route without a row is a 404 page. */
export const PAGE_ROUTES: Partial<Record<RouteName, PageRoute>> = {
  privacy: { get: rolePage(locale => ROUTES.privacy[locale]) },
  accessibility: { get: accessibilityPage },
  terms: { get: rolePage(locale => ROUTES.terms[locale]) },
  subscribe: { get: subscribePage, post: postSubscription },
  subscribeSuccess: { get: subscribeSuccessPage },
  editSubscriptions: { get: editPage, post: postEdit, personal: true },
  unsubscribe: { get: unsubscribePage, post: postUnsubscribe, personal: true, anyOrigin: true },
  favorites: { get: favoritesPage, personal: true },
  compare: { get: comparePage },
  estate: withViewing(shortEstateAddress),
  estateDetail: withViewing(estatePage),
  feed: { get: feed },
  detail: { get: detailRedirect },
  cancelAppointment: { get: appointmentPage, post: postCancellation, personal: true },
  rentals: { get: rentalsPage },
  rental: { get: rentalPage },
  entityDetail: withViewing(entityPage),
}
