import { formatNumber } from '../../format.ts'
import type { FieldContext } from '../detail/field-context.ts'
import type { DetailRow } from '../detail/detail-tab.ts'
import { fieldAt, textOf, type EstateLike } from '../read.ts'

/** The numbered rooms of the guid-bearing source: how many of each it can hold (ESTATE-40). */
const NUMBERED_ROOMS = [
  { kind: 'bedroom', max: 7, label: 'roomType.BEDROOM' },
  { kind: 'bathroom', max: 3, label: 'roomType.BATHROOM' },
  { kind: 'toilet', max: 2, label: 'roomType.TOILET' },
  { kind: 'kitchen', max: 2, label: 'roomType.KITCHEN' },
  { kind: 'attic', max: 2, label: 'roomType.ATTIC' },
  { kind: 'room', max: 10, label: 'layout.room' },
] as const

/**
 * Rows of the numbered rooms: `layout.bedroom_1` is a surface in m², `layout.bedroom_1_information` a text; a
 * room of no kind names itself by `layout.room_1_name`. Rooms without surface and text are left out.
 */
export function numberedRooms(estate: EstateLike, { t, locale }: FieldContext): DetailRow[] {
  return NUMBERED_ROOMS.flatMap(({ kind, max, label }) =>
    Array.from({ length: max }, (_, index) => index + 1).flatMap(number => {
      const key = `layout.${kind}_${number}`
      const surface = formatNumber('surface', fieldAt(estate, key) || null)
      const value = [surface, textOf(fieldAt(estate, `${key}_information`), locale)]
        .filter(Boolean)
        .join(', ')
      const name = textOf(fieldAt(estate, `${key}_name`), locale) ?? `${t(label)} ${number}`
      return value ? [{ key, label: name, value }] : []
    }),
  )
}
