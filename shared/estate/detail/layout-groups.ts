import { formatNumber } from '../../format.ts'
import { at, numberAt, textAt } from '../read.ts'
import type { Estate } from '../estate.ts'
import type { LayoutRoom } from '../record/building.ts'
import { floorName, layoutFloors } from '../rooms/floors.ts'
import { numberedRooms } from '../rooms/numbered-rooms.ts'
import { roomTypeCode } from '../rooms/rooms.ts'
import { rowLangs, type DetailGroup, type DetailRow } from './detail-tab.ts'
import type { FieldContext } from './field-context.ts'

/** Rooms of the layout floor by floor, then the numbered rooms of the guid-bearing source. */
export const layoutGroups = (estate: Estate, context: FieldContext): DetailGroup[] => [
  ...layoutFloors(estate).map(({ level, items }) => ({
    title: level !== null && Number.isInteger(level) ? floorName(level, context.t) : undefined,
    rows: items.flatMap((room, index) => roomRow(room, `${level}-${index}`, context)),
  })),
  { rows: numberedRooms(estate, context) },
]

/** A room as a row: its name, else the word of its type, and what is known of it (DETAIL-22, DETAIL-23). */
export function roomRow(room: LayoutRoom, key: string, { t, locale }: FieldContext): DetailRow[] {
  const code = roomTypeCode(at(room, 'id'))
  const label = textAt(room, 'value.name', locale) ?? (code && t(`roomType.${code}`))
  if (!label) return []
  const count = numberAt(room, 'count') ?? 1
  const surface = formatNumber('surface', at(room, 'surface') || null)
  const parts = [
    count > 1 && `${formatNumber('number', count)} ×`,
    surface,
    textAt(room, 'comment', locale),
    room.common === true && t('layout.common'),
  ]
  const value = parts.filter(Boolean).join(' ') || '1'
  return [
    {
      key: `room-${key}`,
      label,
      value,
      ...rowLangs(at(room, 'value.name'), at(room, 'comment'), locale),
    },
  ]
}
