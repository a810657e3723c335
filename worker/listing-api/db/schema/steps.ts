import { CONTENT } from './steps/01-content.ts'
import { ESTATES } from './steps/02-estates.ts'
import { BOOKINGS } from './steps/03-bookings.ts'
import { IMPORTS } from './steps/04-imports.ts'
import { HELD_ESTATES } from './steps/05-held-estates.ts'
import { PARTS } from './steps/06-parts.ts'
import { SEALED_IMPORTS } from './steps/07-sealed-imports.ts'
import { UPLOADS } from './steps/08-uploads.ts'
import { FETCHED_PICTURES } from './steps/09-fetched-pictures.ts'
import { PART_HISTORY } from './steps/10-part-history.ts'
import { HOMES } from './steps/11-homes.ts'
import { FEED_DECISIONS } from './steps/12-feed-decisions.ts'
import { UPLOAD_DAYS } from './steps/13-upload-days.ts'
import { COLLECTION_ORDER } from './steps/14-collection-order.ts'
import { STAYS } from './steps/15-stays.ts'
import { MORE_FILTERS } from './steps/16-more-filters.ts'
import { HOME_CHECKS } from './steps/17-home-checks.ts'
import { FEED_SOURCES } from './steps/18-feed-sources.ts'
import { FEED_ORDER } from './steps/19-feed-order.ts'
import { UNNAMED_FILES } from './steps/20-unnamed-files.ts'
import { HOME_WORDS } from './steps/21-home-words.ts'
import { OWN_ID } from './steps/22-own-id.ts'
import { SHOWN_UNTIL } from './steps/23-shown-until.ts'
import { PRICE_MEANING } from './steps/24-price-meaning.ts'
import { FACTS } from './steps/25-facts.ts'

/**
 * The schema in numbered steps. A released step never changes: a new one is added at the end, and only adds, since a
 * version of the Worker before it may still meet its tables (LAPI-75).
 */
export const STEPS: readonly string[] = [
  CONTENT,
  ESTATES,
  BOOKINGS,
  IMPORTS,
  HELD_ESTATES,
  PARTS,
  SEALED_IMPORTS,
  UPLOADS,
  FETCHED_PICTURES,
  PART_HISTORY,
  HOMES,
  FEED_DECISIONS,
  UPLOAD_DAYS,
  COLLECTION_ORDER,
  STAYS,
  MORE_FILTERS,
  HOME_CHECKS,
  FEED_SOURCES,
  FEED_ORDER,
  UNNAMED_FILES,
  HOME_WORDS,
  OWN_ID,
  SHOWN_UNTIL,
  PRICE_MEANING,
  FACTS,
]
