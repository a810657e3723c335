import type { Schema } from '../../store/schema.ts'
import CONTENT from './001-content.sql'
import ESTATES from './002-estates.sql'
import BOOKINGS from './003-bookings.sql'
import IMPORTS from './004-imports.sql'
import HELD_ESTATES from './005-held-estates.sql'
import PARTS from './006-parts.sql'
import SEALED_IMPORTS from './007-sealed-imports.sql'
import UPLOADS from './008-uploads.sql'
import FETCHED_PICTURES from './009-fetched-pictures.sql'
import PART_HISTORY from './010-part-history.sql'
import HOMES from './011-homes.sql'
import FEED_DECISIONS from './012-feed-decisions.sql'
import UPLOAD_DAYS from './013-upload-days.sql'
import COLLECTION_ORDER from './014-collection-order.sql'
import STAYS from './015-stays.sql'
import MORE_FILTERS from './016-more-filters.sql'
import HOME_CHECKS from './017-home-checks.sql'
import FEED_SOURCES from './018-feed-sources.sql'
import FEED_ORDER from './019-feed-order.sql'
import UNNAMED_FILES from './020-unnamed-files.sql'
import HOME_WORDS from './021-home-words.sql'
import OWN_ID from './022-own-id.sql'
import SHOWN_UNTIL from './023-shown-until.sql'
import PRICE_MEANING from './024-price-meaning.sql'
import FACTS from './025-facts.sql'

/**
 * The schema in numbered steps. A released step never changes: a new one is added at the end, and only adds, since a
 * version of the Worker before it may still meet its tables (LAPI-75).
 */
export const STEPS: readonly string[] = [
  /** Content of an agency: documents, found by name. There is one row in `site`, written last when a site is put in. */
  CONTENT,
  /**
   * What a search needs; the whole estate stands in estate_doc. One index a sort and one a facet; each holds every column
   * a search filters on, and the two that its own condition names.
   */
  ESTATES,
  /** Holiday homes and agendas, with what visitors booked of them. */
  BOOKINGS,
  /** Running imports and restores, and the results of imports. */
  IMPORTS,
  /** Why an estate is kept and not shown, and since when a feed lacks one that nobody took off. */
  HELD_ESTATES,
  /** What the calls that write parts of a pack keep beside the rows of old. */
  PARTS,
  /** What a run that was read to its end comes to, and which estates it archives: enough for the object to finish it. */
  SEALED_IMPORTS,
  /** Uploaded files: digests of the upload and of the stored file, which is its name in R2. */
  UPLOADS,
  /** Pictures that a feed names by their address: what became of each, and which estates show it. */
  FETCHED_PICTURES,
  /** What parts were before they were changed, and what is being written and not published yet. */
  PART_HISTORY,
  /** What the desk finds homes by, and what people decided of them. */
  HOMES,
  /** How far a run is, and what somebody decides of homes that a feed would have taken off. */
  FEED_DECISIONS,
  /** How many files were sent on a day. */
  UPLOAD_DAYS,
  /** Collections keep the order in which their homes were named; those of before are shown the newest first. */
  COLLECTION_ORDER,
  /** What becomes of a stay, the nights that an owner keeps with why, and whose calendars a unit reads. */
  STAYS,
  /**
   * What more one may search by, read from the card of a home, which is written anew with it; and one index of it all, so that such
   * a search touches no table either.
   */
  MORE_FILTERS,
  /** The day from which the gaps of a home may be others though nobody writes it; '': they were never looked at again. */
  HOME_CHECKS,
  /** Which of an agency's feeds brought a home. */
  FEED_SOURCES,
  /** Since when what a feed last said of a home was true, as its sender has it; of before, and where none is said, null. */
  FEED_ORDER,
  /** Since which day nothing names a file; one without a row is named, or was not looked at. */
  UNNAMED_FILES,
  /** Names of agents are found as whole words: each row is made anew when homes are next listed. */
  HOME_WORDS,
  /** What an agency is called wherever it stands: a folder is bound to it by this, since its number is another one elsewhere. */
  OWN_ID,
  /** Until when a home is shown without what its advert may not be without: of what a reason showed without an end, 90 days. */
  SHOWN_UNTIL,
  /** What the price of a home is besides an amount in euro or a month's rent, read from its card: few homes have it, for their pins. */
  PRICE_MEANING,
  /**
   * What a home says under criteria without a column, read from its card; the one index of what more one may search by holds it too,
   * made again under its name, which an older version asks for. And by which rows the facts of all homes were made.
   */
  FACTS,
]

/** Numbers of steps that wait for `npm run agency -- wake`. A later release takes one off the list, and may then count on it. */
const LATE_STEPS: readonly number[] = []

export const LISTINGS_SCHEMA: Schema = { key: 'schema-step', steps: STEPS, late: LATE_STEPS }
