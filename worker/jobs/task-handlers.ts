import type { TaskHandler, TaskHandlers } from '../agency/agency-object.ts'
import { EXPIRED_BOOKINGS } from '../agency/booking/bookings.ts'
import { forgetUnnamedFiles } from '../backup/forget-files.ts'
import { backUpAgency } from '../backup/nightly.ts'
import { makeExport } from '../backup/owner-export.ts'
import { deleteExpiredBookings } from '../booking/retention.ts'
import { fetchCalendars } from '../booking/stay/fetch-calendars.ts'
import { tendStay } from '../booking/stay/stay-task.ts'
import { completeBooking, remindOfBooking } from '../booking/tasks.ts'
import { tellWaitlist } from '../booking/waitlist/waitlist.ts'
import { handBackEnquiry } from '../crm/hand-back.ts'
import { pullCrm } from '../crm/pull.ts'
import { deliverMail } from '../mail/deliver.ts'
import { renewOwnDomain } from '../mail/own-domain.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { warnOfKeys } from '../public-api/warn-of-keys.ts'
import { publishVersions } from '../purge/publish.ts'
import { runCrawl } from '../subscription/crawl.ts'
import { runDigest } from '../subscription/digest.ts'
import { runMatch } from '../subscription/match.ts'

/** What is done each night, at a time of the agency's own. */
const nightly: TaskHandler = async context => {
  await renewOwnDomain(context)
  await warnOfKeys(context)
  await forgetUnnamedFiles(context)
  return backUpAgency(context)
}

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  'publish-versions': publishVersions,
  mail: deliverMail,
  booking: completeBooking,
  reminder: remindOfBooking,
  waitlist: tellWaitlist,
  'digest-mail': deliverMail,
  crawl: runCrawl,
  match: runMatch,
  digest: runDigest,
  retention: (context, key) =>
    key === EXPIRED_BOOKINGS ? deleteExpiredBookings(context) : deleteExpired(context, key),
  backup: nightly,
  'crm-contact': handBackEnquiry,
  'crm-pull': pullCrm,
  export: makeExport,
  stay: tendStay,
  calendars: fetchCalendars,
  afternoon: async (context, key) =>
    (await import('../booking/afternoon/complete.ts')).completeAfternoon(context, key),
}
