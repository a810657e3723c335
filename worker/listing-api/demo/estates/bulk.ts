import type { StatusCode } from '../../../../shared/estate/status.ts'
import type { SubType } from '../../../../shared/estate/kind/sub-types.ts'
import { kindOf } from '../kinds.ts'
import { randomOf, type Random } from '../random.ts'
import type { SketchInput } from './sketch.ts'

/** How many generated estates an agency has, where, and the mix of kinds and statuses. */
export interface BulkOptions {
  firstId: number
  count: number
  zips: string[]
  kinds: [sub: SubType, weight: number][]
  statuses: [status: StatusCode, weight: number][]
}

/** Generated estates, besides the named cast. */
export function bulkSketches({
  firstId,
  count,
  zips,
  kinds,
  statuses,
}: BulkOptions): SketchInput[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const random = randomOf(`crowd ${id}`)
    const sub = weighted(kinds, random)
    const status = weighted(statuses, random)
    const rental = status === 'TO_RENT' || status === 'RENTED'
    return {
      id,
      sub,
      zip: random.pick(zips),
      status: plausibleStatus(sub, status),
      ...(!rental && random.chance(0.03) ? { price: null } : {}),
    }
  })
}

function weighted<T>(items: [T, number][], random: Random): T {
  let left = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
  return (items.find(([, weight]) => (left -= weight) < 0) ?? items[0]!)[0]
}

/** Castles and plots are never for rent; only businesses are taken over. */
function plausibleStatus(sub: SubType, status: StatusCode): StatusCode {
  const { head } = kindOf(sub)
  if (head === 'COMMERCIAL')
    return sub === 'CATERING' && status === 'FOR_SALE' ? 'TAKE_OVER' : status
  if (
    status === 'TO_RENT' &&
    (head === 'PLOT' || ['CASTLE', 'SQUARE_FARM', 'MULTI_FAMILY_HOUSE'].includes(sub))
  )
    return 'FOR_SALE'
  if (status === 'RENTED' && head === 'PLOT') return 'SOLD'
  return sub === 'STUDENT_ROOM' && status === 'FOR_SALE' ? 'TO_RENT' : status
}
