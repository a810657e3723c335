import * as v from 'valibot'
import type { RentalUnit } from '../../../../shared/rental/rental-unit.ts'
import { rentalTitle } from '../../../../shared/rental/unit-text.ts'
import { objectOf } from '../../../api/parse-response.ts'
import { ApiError } from '../../../api/errors.ts'
import { askContent, isElsewhere, readContent } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { wordsOf } from '../../page/document.tsx'

const UNIT = objectOf<RentalUnit>({
  id: v.number(),
  photos: v.array(v.unknown()),
  address: objectOf(),
  general: objectOf(),
  rooms: objectOf(),
})
const FOUND = v.object({ total: v.object({ value: v.number() }), results: v.array(UNIT) })

export const HOMES_PER_PAGE = 50

/** Holiday homes, a page at a time; null: they are kept elsewhere. Throws ApiError. */
export async function listHolidayHomes(
  c: Desk,
  page: number,
): Promise<{ total: number; homes: RentalUnit[] } | null> {
  if (isElsewhere(c)) return null
  const response = await askContent(c, {
    method: 'POST',
    address: '/rental-units',
    body: { query: {}, limit: HOMES_PER_PAGE, offset: (page - 1) * HOMES_PER_PAGE },
  }).catch(() => null)
  if (!response?.ok) {
    await response?.body?.cancel()
    throw new ApiError(response?.status ?? 0, 'rental units')
  }
  const { total, results } = v.parse(FOUND, await response.json())
  return { total: total.value, homes: results }
}

/** One holiday home; null: there is none of that number. Throws ApiError. */
export async function readHolidayHome(c: Desk, unit: string): Promise<RentalUnit | null> {
  if (!/^[1-9]\d{0,9}$/.test(unit)) return null
  const read = await readContent(c, `/rental-units/${unit}`)
  return read && v.parse(UNIT, read.content)
}

/** 'Appartement in Oostende (ZE-204)'. */
export function holidayHomeName(c: Desk, unit: RentalUnit): string {
  const title = rentalTitle(unit, c.var.site.defaultLocale, wordsOf(c))
  const reference = unit.general.building?.rentalName
  return reference && reference !== title ? `${title} (${reference})` : title
}
