import type { TaskHandlers } from '../agency/agency-object.ts'
import { deleteExpiredBookings } from '../booking/retention.ts'
import { completeBooking, remindOfBooking } from '../booking/tasks.ts'
import { tellWaitlist } from '../booking/waitlist/waitlist.ts'

const nothing = async (): Promise<null> => null

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  mail: nothing,
  booking: completeBooking,
  reminder: remindOfBooking,
  waitlist: tellWaitlist,
  'digest-mail': nothing,
  crawl: nothing,
  match: nothing,
  digest: nothing,
  retention: async (context, key) => (key === 'bookings' ? deleteExpiredBookings(context) : null),
}
