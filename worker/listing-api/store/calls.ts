import { listAgreements } from '../agreement/queries.ts'
import { cancelAppointment, findAppointment } from '../agenda/appointments.ts'
import { bookViewing } from '../agenda/book.ts'
import { bookTogether } from '../agenda/book-together.ts'
import { findLiveAgenda } from '../agenda/queries.ts'
import {
  absentAssets,
  findAsset,
  findUpload,
  listAssets,
  removeAsset,
  saveAsset,
} from '../asset/queries.ts'
import { countUpload, usage } from '../asset/quota.ts'
import { noteUnnamed, removeUnnamed, sentNames } from '../asset/unnamed.ts'
import { findCollection } from '../collection/queries.ts'
import { findItems, listEntities } from '../entity/queries.ts'
import { findEstatePage } from '../estate-page/queries.ts'
import { findMarkers } from '../estate/markers.ts'
import { findChanges, findContact, findEstate, findGroup } from '../estate/queries.ts'
import { searchEstates } from '../estate/search.ts'
import {
  failFetch,
  finishFetch,
  listFetches,
  markQueued,
  startFetch,
  waitingAddresses,
} from '../fetched/addresses.ts'
import { findFilterValues } from '../filter/queries.ts'
import { changeHome } from '../homes/change-home.ts'
import { listHomes } from '../homes/list-homes.ts'
import { readHome } from '../homes/read-home.ts'
import { applyNext } from '../import/apply.ts'
import { listHeld } from '../import/held-estates.ts'
import {
  findHeldRemovals,
  holdRemovals,
  keepHeld,
  releaseSpared,
  removeHeld,
} from '../import/removals/held-removals.ts'
import {
  countMissing,
  findDeleted,
  forgiveMissing,
  listActive,
  stageRemovals,
} from '../import/removals/removals.ts'
import { beginImport, continueRun, finishImport, listImports, sealImport } from '../import/runs.ts'
import { clearStaged, compareLines, dropOrphans, stageLines } from '../import/stage.ts'
import { findNavigation } from '../navigation/queries.ts'
import { findPage, findPageByUrl, listPages } from '../page/queries.ts'
import { anonymizePast, erasePerson, findPerson } from '../person/queries.ts'
import { listUpcoming } from '../person/upcoming.ts'
import { makeSite, writeParts } from '../parts/write-parts.ts'
import { readPart, readParts } from '../parts/read-parts.ts'
import { dropDraft, findDraft, listNamedPages, saveDraft } from '../parts/single/drafts.ts'
import { findVersion, listVersions } from '../parts/single/versions.ts'
import { findPlaces } from '../place/queries.ts'
import {
  dropCalendar,
  failedCalendars,
  fetchedCalendars,
  noteFailure,
  putCalendar,
  takeCalendar,
} from '../rental/calendars.ts'
import { blockNights, takenNights } from '../rental/nights.ts'
import { findPeriods, findUnit } from '../rental/queries.ts'
import { reserveStay } from '../rental/reserve.ts'
import { changeStay } from '../rental/stay-state.ts'
import { unitNights } from '../rental/unit-nights.ts'
import { findRentalFilters, searchRentals } from '../rental/search.ts'
import { exportSlice } from '../site/export-slice.ts'
import { findAgency, findSite, findSiteRecord } from '../site/queries.ts'
import { beginRestore, finishRestore, restoreRows } from '../site/restore-rows.ts'
import { findMessages } from '../translation/queries.ts'

/**
 * What a site's object can be asked: synchronous functions of its database, each one transaction, each with one effect
 * however often it is made. A call is added before it is used and dropped after, since Workers of two versions may meet.
 */
export const CALLS = {
  absentAssets,
  anonymizePast,
  applyNext,
  beginImport,
  blockNights,
  bookTogether,
  bookViewing,
  cancelAppointment,
  changeHome,
  changeStay,
  clearStaged,
  compareLines,
  continueRun,
  countMissing,
  countUpload,
  dropCalendar,
  dropDraft,
  dropOrphans,
  erasePerson,
  exportSlice,
  failFetch,
  failedCalendars,
  fetchedCalendars,
  findAgency,
  findAppointment,
  findAsset,
  findChanges,
  findCollection,
  findContact,
  findDeleted,
  findDraft,
  findEstate,
  findEstatePage,
  findFilterValues,
  findGroup,
  findHeldRemovals,
  findItems,
  findLiveAgenda,
  findMarkers,
  findMessages,
  findNavigation,
  findPage,
  findPageByUrl,
  findPeriods,
  findPerson,
  findPlaces,
  findRentalFilters,
  findSite,
  findSiteRecord,
  findUnit,
  findUpload,
  findVersion,
  finishFetch,
  finishImport,
  forgiveMissing,
  holdRemovals,
  keepHeld,
  listActive,
  listAgreements,
  listAssets,
  listEntities,
  listFetches,
  listHeld,
  listHomes,
  listImports,
  listNamedPages,
  listPages,
  listUpcoming,
  listVersions,
  markQueued,
  noteFailure,
  noteUnnamed,
  putCalendar,
  readHome,
  readPart,
  readParts,
  releaseSpared,
  removeAsset,
  removeHeld,
  removeUnnamed,
  reserveStay,
  saveAsset,
  saveDraft,
  sealImport,
  searchEstates,
  searchRentals,
  sentNames,
  stageLines,
  stageRemovals,
  startFetch,
  takeCalendar,
  takenNights,
  unitNights,
  usage,
  waitingAddresses,
  writeParts,
}

/** What an object can be asked that has no site. */
export const RESTORE_CALLS = { beginRestore, restoreRows, finishRestore, makeSite }
