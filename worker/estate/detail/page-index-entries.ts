import type { EstateCard } from '../../../shared/estate/card.ts'
import { documents, videos } from '../../../shared/estate/media/documents.ts'
import type { DetailTab } from '../../../shared/estate/detail/detail-tab.ts'
import { floorPlans } from '../../../shared/estate/media/pictures.ts'
import { textOf } from '../../../shared/estate/read.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { StoryBlock } from './block-order.ts'
import type { IndexEntry } from './page-index.tsx'
import { tabAnchor } from './estate-tabs.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'

interface PageContents {
  estate: PublicEstate
  tabs: DetailTab[]
  entities: EstateCard[]
  hasRooms: boolean
  hasCosts: boolean
  order: readonly StoryBlock[]
  t: Translate
  locale: Locale
}

/** The parts of an estate's page that are there, in their order. */
export function pageIndexEntries({
  estate,
  tabs,
  entities,
  hasRooms,
  hasCosts,
  order,
  t,
  locale,
}: PageContents): IndexEntry[] {
  const entry = (isThere: boolean, anchor: string, title: string): IndexEntry[] =>
    isThere ? [{ anchor, title: t(title) }] : []
  const entriesOf: Record<StoryBlock, IndexEntry[]> = {
    description: entry(
      textOf(estate.general.description, locale) !== null,
      'description',
      'estate.description',
    ),
    project: entry(entities.length > 0, 'entities', 'estate.entities'),
    plans: [
      ...entry(floorPlans(estate).length > 0, 'plans', 'gallery.plans'),
      ...entry(hasRooms, 'rooms', 'rooms.title'),
    ],
    tours: entry(videos(estate).length > 0, 'tours', 'detail.tours'),
    map: entry(estate.location !== null, 'map', 'estate.map'),
    details: [
      ...entry(tabs.length > 0, 'details', 'estate.details'),
      ...entry(
        tabs.some(({ id }) => id === 'epc'),
        tabAnchor('epc'),
        'detail.energy',
      ),
    ],
    documents: entry(documents(estate, locale).length > 0, 'documents', 'detail.documents'),
    costs: entry(hasCosts || rentalCost(estate) !== null, 'costs', 'detail.costs'),
  }
  return [...order.flatMap(name => entriesOf[name]), ...entry(true, 'contact', 'footer.contact')]
}
