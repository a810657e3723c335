import { createAgendaCalls } from './agenda.ts'
import type { Api } from './api.ts'
import { createGetter, type CallContext } from './call-context.ts'
import { createEntityCalls } from './entities.ts'
import { createEstateCalls } from './estates.ts'
import { createNavigationCalls } from './navigation.ts'
import { createPageCalls } from './pages.ts'
import { createRentalCalls } from './rentals.ts'
import { UNIMPLEMENTED_CALLS } from './unimplemented.ts'

/** The calls that a page makes, each through the cache with its policy and tags. */
export function createApi(context: CallContext): Api {
  const get = createGetter(context)
  return {
    ...createNavigationCalls(context, get),
    ...createPageCalls(context, get),
    ...createEntityCalls(context, get),
    ...createEstateCalls(context, get),
    ...createRentalCalls(context, get),
    ...createAgendaCalls(context),
    ...UNIMPLEMENTED_CALLS,
  }
}
