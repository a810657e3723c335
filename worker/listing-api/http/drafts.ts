import type { Context } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../env.ts'
import { isTrustedCaller } from './access.ts'

export const DraftsQuery = v.object({
  unpublished: v.optional(
    v.pipe(
      v.picklist(['1']),
      v.description('Extension: includes drafts, for bound Workers and callers with the API key'),
    ),
  ),
})

/** For other callers drafts do not exist. */
export const includesDrafts = async (
  c: Context<ListingEnv>,
  requested: string | undefined,
): Promise<boolean> => requested === '1' && (await isTrustedCaller(c))
