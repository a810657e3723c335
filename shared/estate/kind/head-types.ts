import { numberOf } from '../../format.ts'
import { at, codeAmong, numberAt, type EstateLike } from '../read.ts'
import { sourceOf } from '../status.ts'
import { rowOf } from '../../table.ts'

/** Head type id → code. The order of groups by type also names 7, 9 and 10 (ESTATE-31, LIST-40). */
export const HEAD_TYPES = {
  1: 'HOUSE',
  2: 'APARTMENT',
  3: 'PLOT',
  4: 'COMMERCIAL',
  5: 'GARAGE',
  6: 'PROJECT',
  7: 'INDUSTRIAL',
  9: 'AGRICULTURAL',
  10: 'OTHER',
} as const

export type HeadType = (typeof HEAD_TYPES)[keyof typeof HEAD_TYPES]

/** Order of groups by type (LIST-40). */
export const TYPE_ORDER = [1, 3, 7, 2, 4, 6, 10, 5, 9] as const

/** The code of a head type id, or null when unknown. */
export const headTypeCode = (id: unknown): HeadType | null => rowOf(HEAD_TYPES, numberOf(id) ?? '')

/** The head type's id; a guid-bearing estate without one goes by the type among its own fields (ESTATE-52). */
export const headTypeId = (estate: EstateLike): number | null =>
  numberAt(estate, 'general.headType.id') ??
  (sourceOf(estate) === 'guid' ? idOf(at(estate, 'fields.type')) : null)

const idOf = (type: unknown): number | null => {
  const code = codeAmong(Object.values(HEAD_TYPES), type)
  return numberOf(Object.entries(HEAD_TYPES).find(([, each]) => each === code)?.[0])
}

export const headTypeOf = (estate: EstateLike): HeadType | null => headTypeCode(headTypeId(estate))

/** What its built area is called: that of a home, or of what nobody lives in (DETAIL-42). */
export const areaWord = (estate: EstateLike): 'areaBuild' | 'areaUsable' =>
  ['COMMERCIAL', 'INDUSTRIAL', 'GARAGE', 'AGRICULTURAL', 'OTHER'].includes(headTypeOf(estate) ?? '')
    ? 'areaUsable'
    : 'areaBuild'

/** A project is an estate made of child estates (ESTATE-33). */
export const isProject = (estate: EstateLike): boolean =>
  estate?.general?.project === true || headTypeOf(estate) === 'PROJECT'

/** A house or an apartment: what people live in. */
export const isHome = (estate: EstateLike): boolean =>
  ['HOUSE', 'APARTMENT'].includes(headTypeOf(estate) ?? '')
