import { ROUTES } from '../shared/routes.ts'
import { appointmentPage, postCancellation } from './booking/appointment/appointment-page.tsx'
import { afternoonRoute, afternoonTicketRoute } from './booking/afternoon/routes.ts'
import { postStay, stayPage } from './booking/stay/stay-page.tsx'
import { viewingPage } from './booking/viewing/viewing-page.tsx'
import { postReport, reportPage } from './content-report/report-page.tsx'
import { rolePage } from './content/content-page.tsx'
import { feed } from './seo/feed.ts'
import { comparePage } from './estate/compare/compare-page.tsx'
import { detailRedirect } from './estate/detail-redirect.ts'
import { withPreview } from './estate/preview/with-preview.tsx'
import { entityPage, estatePage, shortEstateAddress } from './estate/routes.tsx'
import { favoritesPage } from './favorites/page.tsx'
import { accessibilityPage } from './content/accessibility-page.tsx'
import { ownPageOr } from './content/own-page.ts'
import { privacyPage } from './content/privacy-page.tsx'
import type { PageRoute, PostingRoute } from './http/page-rules.ts'
import type { PageHandler } from './page/result.ts'
import { soldPricesPage } from './memory/page.tsx'
import { sentencePage } from './sentence/sentence-page.tsx'
import { rentalPage } from './rental/detail-page.tsx'
import { rentalsPage } from './rental/list-page.tsx'
import { postSharedList } from './shared-list/act.ts'
import { sharedListPage } from './shared-list/page.tsx'
import {
  postSubscription,
  subscribePage,
  subscribeSuccessPage,
} from './subscription/subscribe-page.tsx'
import { editPage, postEdit } from './subscription/edit-page.tsx'
import { postUnsubscribe, unsubscribePage } from './subscription/unsubscribe-page.tsx'

/** The handlers of a route: a posting one does not compile without `post`. */
type PageHandlers<Name> = { get: PageHandler } & (Name extends PostingRoute
  ? { post: PageHandler }
  : { post?: undefined })

/** Which room answers which route. */
export const PAGE_ROUTES: { [Name in PageRoute]: PageHandlers<Name> } = {
  privacy: { get: ownPageOr('privacy', privacyPage) },
  accessibility: { get: ownPageOr('accessibility', accessibilityPage) },
  report: { get: reportPage, post: postReport },
  terms: { get: rolePage(locale => ROUTES.terms[locale]) },
  subscribe: { get: subscribePage, post: postSubscription },
  subscribeSuccess: { get: subscribeSuccessPage },
  editSubscriptions: { get: editPage, post: postEdit },
  unsubscribe: { get: unsubscribePage, post: postUnsubscribe },
  favorites: { get: favoritesPage },
  soldPrices: { get: soldPricesPage },
  sentence: { get: sentencePage },
  compare: { get: comparePage },
  sharedList: { get: sharedListPage, post: postSharedList },
  estate: { get: withPreview(shortEstateAddress) },
  estateDetail: { get: withPreview(estatePage) },
  entityDetail: { get: withPreview(entityPage) },
  viewing: { get: viewingPage },
  feed: { get: feed },
  detail: { get: detailRedirect },
  afternoon: afternoonRoute,
  afternoonTicket: afternoonTicketRoute,
  cancelAppointment: { get: appointmentPage, post: postCancellation },
  stay: { get: stayPage, post: postStay },
  rentals: { get: rentalsPage },
  rental: { get: rentalPage },
}
