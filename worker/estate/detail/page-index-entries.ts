import type { EstateCard } from '../../../shared/estate/card.ts'
import { documents, videos } from '../../../shared/estate/media/documents.ts'
import type { DetailTab } from '../../../shared/estate/detail/detail-tab.ts'
import { floorPlans } from '../../../shared/estate/media/pictures.ts'
import { textOf } from '../../../shared/estate/read.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { IndexEntry } from './page-index.tsx'
import { tabAnchor } from './estate-tabs.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'

interface PageContents {
  estate: PublicEstate
  tabs: DetailTab[]
  entities: EstateCard[]
  hasCosts: boolean
  t: Translate
  locale: Locale
}

/** The parts of an estate's page that are there, in their order. */
export function pageIndexEntries({
  estate,
  tabs,
  entities,
  hasCosts,
  t,
  locale,
}: PageContents): IndexEntry[] {
  const parts: [isThere: boolean, anchor: string, title: string][] = [
    [textOf(estate.general.description, locale) !== null, 'description', 'estate.description'],
    [entities.length > 0, 'entities', 'estate.entities'],
    [floorPlans(estate).length > 0, 'plans', 'gallery.plans'],
    [videos(estate).length > 0, 'tours', 'detail.tours'],
    [estate.location !== null, 'map', 'estate.map'],
    [tabs.length > 0, 'details', 'estate.details'],
    [tabs.some(({ id }) => id === 'epc'), tabAnchor('epc'), 'detail.energy'],
    [documents(estate, locale).length > 0, 'documents', 'detail.documents'],
    [hasCosts, 'costs', 'detail.costs'],
    [rentalCost(estate) !== null, 'costs', 'detail.costs'],
    [true, 'contact', 'footer.contact'],
  ]
  return parts.flatMap(([isThere, anchor, title]) => (isThere ? [{ anchor, title: t(title) }] : []))
}
