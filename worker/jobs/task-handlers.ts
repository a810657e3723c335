import type { TaskHandlers } from '../agency/agency-object.ts'
import { backUpAgency } from '../backup/nightly.ts'
import { deliverMail } from '../mail/deliver.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { publishVersions } from '../purge/publish.ts'

const nothing = async (): Promise<null> => null

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  'publish-versions': publishVersions,
  mail: deliverMail,
  booking: nothing,
  reminder: nothing,
  waitlist: nothing,
  'digest-mail': deliverMail,
  crawl: nothing,
  match: nothing,
  digest: nothing,
  retention: deleteExpired,
  backup: backUpAgency,
}
