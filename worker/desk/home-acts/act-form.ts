import * as v from 'valibot'
import { HOME_ACTS } from '../../../shared/homes/home-acts.ts'

/** What a button of the page of acts asks for. */
export const ACT_FORM = v.variant('act', [
  v.object({
    act: v.picklist(HOME_ACTS),
    price: v.fallback(v.string(), ''),
    /** A price that was asked about, and is meant. */
    sure: v.fallback(v.string(), ''),
    day: v.fallback(v.string(), ''),
  }),
  v.object({ act: v.literal('undo'), row: v.pipe(v.string(), v.uuid()) }),
])

export type ActForm = v.InferOutput<typeof ACT_FORM>
