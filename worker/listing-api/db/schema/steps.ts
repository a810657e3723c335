import { BOOKINGS } from './bookings.ts'
import { COLLECTION_ORDER } from './collection-order.ts'
import { CONTENT } from './content.ts'
import { ESTATES } from './estates.ts'
import { FEED_DECISIONS } from './feed-decisions.ts'
import { FEED_ORDER, FEED_SOURCES } from './feed-sources.ts'
import { FETCHED_PICTURES } from './fetched-pictures.ts'
import { HELD_ESTATES } from './held-estates.ts'
import { HOME_CHECKS, HOME_WORDS, HOMES } from './homes.ts'
import { IMPORTS, SEALED_IMPORTS } from './imports.ts'
import { MORE_FILTERS } from './more-filters.ts'
import { PART_HISTORY } from './part-history.ts'
import { PARTS } from './parts.ts'
import { STAYS } from './stays.ts'
import { UNNAMED_FILES } from './unnamed-files.ts'
import { UPLOAD_DAYS, UPLOADS } from './uploads.ts'

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
]
