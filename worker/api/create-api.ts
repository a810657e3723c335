import { createAgendaCalls } from './agenda.ts'
import type { Api } from './api.ts'
import { createGetter, type CallContext } from './call-context.ts'
import { NO_DEADLINE, type Deadline } from '../http/deadline.ts'
import { createEntityCalls } from './entities.ts'
import { createEstateCalls } from './estates.ts'
import { createNavigationCalls } from './navigation.ts'
import { createPageCalls } from './pages.ts'
import { createRentalCalls } from './rentals.ts'
import { UNIMPLEMENTED_CALLS } from './unimplemented.ts'

/** The calls that a page makes, each through the cache with its policy and tags, or within what the request may wait. */
export function createApi({
  deadline = NO_DEADLINE,
  ...context
}: CallContext & { deadline?: Deadline }): Api {
  const get = createGetter(context)
  const { client, siteId } = context
  const uncached = { ...client, get: (path: string) => deadline.within(() => client.get(path)) }
  return {
    ...createNavigationCalls(context, get),
    ...createPageCalls(context, get),
    ...createEntityCalls(context, get),
    ...createEstateCalls(context, get),
    ...createRentalCalls(context, get, uncached),
    ...createAgendaCalls({ client: uncached, siteId }),
    ...UNIMPLEMENTED_CALLS,
  }
}
