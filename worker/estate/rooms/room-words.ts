import { formatNumber } from '../../../shared/format.ts'
import type { RoomOfHome } from '../../../shared/estate/plan/rooms-of.ts'
import { floorName } from '../../../shared/estate/rooms/floors.ts'
import type { Translate } from '../../../shared/translator.ts'

const LONGEST = 80

/** '14 m²'; null: not stated. */
export const areaText = ({ area }: Pick<RoomOfHome, 'area'>): string | null =>
  formatNumber('surface', area)

/** '3 Slaapkamer 1, 14 m²': what a drawing says of a room to who hears it. */
export const saidOf = (room: RoomOfHome): string =>
  [`${room.number} ${shortened(room.row.label)}`, areaText(room)].filter(Boolean).join(', ')

/** 'Verdieping 1'; '' where the level is not known. */
export const storeyName = (level: number | null, t: Translate): string =>
  level === null ? '' : floorName(level, t)

const shortened = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd()}…` : name
