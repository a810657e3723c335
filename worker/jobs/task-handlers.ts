import type { TaskHandlers } from '../agency/agency-object.ts'
import { backUpAgency } from '../backup/nightly.ts'
import { deliverMail } from '../mail/deliver.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { runCrawl } from '../subscription/crawl.ts'
import { runDigest } from '../subscription/digest.ts'
import { runMatch } from '../subscription/match.ts'

const nothing = async (): Promise<null> => null

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  mail: deliverMail,
  booking: nothing,
  reminder: nothing,
  waitlist: nothing,
  'digest-mail': deliverMail,
  crawl: runCrawl,
  match: runMatch,
  digest: runDigest,
  retention: deleteExpired,
  backup: backUpAgency,
}
