import type { TaskHandlers } from '../agency/agency-object.ts'
import { publishVersions } from '../purge/publish.ts'

const nothing = async (): Promise<null> => null

/** What each kind of task of an agency does. */
export const TASK_HANDLERS: TaskHandlers = {
  'publish-versions': publishVersions,
  mail: nothing,
  booking: nothing,
  reminder: nothing,
  waitlist: nothing,
  'digest-mail': nothing,
  crawl: nothing,
  match: nothing,
  digest: nothing,
  retention: nothing,
}
