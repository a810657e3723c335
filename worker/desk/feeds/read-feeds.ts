import * as v from 'valibot'
import { ApiError } from '../../api/errors.ts'
import { readContent } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'

const count = v.fallback(v.number(), 0)
const text = v.fallback(v.string(), '')

const REMARK = v.object({ line: count, field: text, message: text })

const REPORT = v.object({
  state: v.fallback(v.picklist(['applied', 'quarantined', 'refused']), 'applied'),
  created: count,
  updated: count,
  unchanged: count,
  archived: count,
  rejected: v.fallback(v.array(REMARK), []),
  warnings: v.fallback(v.array(REMARK), []),
  heldBack: v.fallback(v.array(v.object({ line: count, externalId: text, message: text })), []),
})

const RUN = v.object({
  id: v.string(),
  source: v.fallback(v.string(), 'feed'),
  startedAt: v.number(),
  finishedAt: v.fallback(v.nullish(v.number()), null),
  report: v.fallback(v.nullish(REPORT), null),
  progress: v.fallback(
    v.nullish(
      v.variant('stage', [
        v.object({ stage: v.literal('reading'), lines: v.number() }),
        v.object({ stage: v.literal('writing'), done: v.number(), of: v.number() }),
      ]),
    ),
    null,
  ),
})

export type Run = v.InferOutput<typeof RUN>
export type Report = v.InferOutput<typeof REPORT>

const HELD = v.nullable(
  v.object({
    run: v.string(),
    total: v.number(),
    homes: v.array(
      v.object({
        externalId: v.string(),
        id: v.string(),
        title: v.fallback(v.nullable(v.record(v.string(), v.nullable(v.string()))), null),
        place: text,
      }),
    ),
  }),
)

/** Homes that wait for somebody to say whether they go. */
export type HeldHomes = NonNullable<v.InferOutput<typeof HELD>>

const FETCHED = v.object({
  counts: v.fallback(v.record(v.string(), v.number()), {}),
  failures: v.fallback(
    v.array(v.object({ address: text, failure: text, externalIds: v.fallback(v.array(text), []) })),
    [],
  ),
})

export type Fetched = v.InferOutput<typeof FETCHED>

/** What came in; null where the API does not tell, or could not. */
export interface Feeds {
  runs: Run[] | null
  held: HeldHomes | null
  fetched: Fetched | null
}

/** Each by itself: what fails is left out. */
export async function readFeeds(c: Desk): Promise<Feeds> {
  const [runs, held, fetched] = await Promise.all([
    read(c, '/imports', v.array(v.fallback(v.nullable(RUN), null))),
    read(c, '/imports/held', HELD),
    read(c, '/fetched-pictures', FETCHED),
  ])
  return { runs: runs && runs.filter(run => run !== null), held, fetched }
}

/** The homes of the last feed that was held back, for Today and the page of feeds. */
export const heldHomes = (c: Desk): Promise<HeldHomes | null> => read(c, '/imports/held', HELD)

async function read<T>(
  c: Desk,
  address: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  try {
    const found = await readContent(c, address)
    const parsed = v.safeParse(schema, found?.content)
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof ApiError || error instanceof SyntaxError) return null
    throw error
  }
}
