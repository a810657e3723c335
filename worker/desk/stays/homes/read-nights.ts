import * as v from 'valibot'
import { CALENDAR_FAILURES, type UnitNights } from '../../../../shared/rental/unit-nights.ts'
import type { Day } from '../../../../shared/time/units.ts'
import { ApiError } from '../../../api/errors.ts'
import { describeError } from '../../../http/log.ts'
import { readContent } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'

const seconds = v.nullable(v.number())

const NIGHTS: v.GenericSchema<unknown, UnitNights> = v.object({
  name: v.string(),
  nights: v.array(
    v.object({
      night: v.string(),
      stay: v.nullable(v.string()),
      isOwn: v.boolean(),
      sources: v.array(v.string()),
    }),
  ),
  blocks: v.array(
    v.object({ start: v.string(), end: v.string(), reason: v.nullish(v.string(), null) }),
  ),
  calendars: v.array(
    v.object({
      source: v.string(),
      address: v.nullable(v.string()),
      readAt: seconds,
      triedAt: seconds,
      failure: v.nullable(v.picklist(CALENDAR_FAILURES)),
      nights: v.number(),
    }),
  ),
})

/** Who has which night of a holiday home; null: it is kept elsewhere, or there is none of that number. Throws ApiError. */
export async function readNights(
  c: Desk,
  unit: number | string,
  { start, end }: { start: Day; end: Day },
): Promise<UnitNights | null> {
  const read = await readContent(
    c,
    `/rental-units/${encodeURIComponent(unit)}/nights?from=${start}&until=${end}`,
  ).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError(0, describeError(error))
  })
  return read && v.parse(NIGHTS, read.content)
}
