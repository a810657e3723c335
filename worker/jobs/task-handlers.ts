import type { TaskHandlers } from '../agency/agency-object.ts'
import { runCrawl } from '../subscription/crawl.ts'
import { runDigest } from '../subscription/digest.ts'
import { runMatch } from '../subscription/match.ts'

const nothing = async (): Promise<null> => null

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  mail: nothing,
  booking: nothing,
  reminder: nothing,
  waitlist: nothing,
  'digest-mail': nothing,
  crawl: runCrawl,
  match: runMatch,
  digest: runDigest,
  retention: nothing,
}
