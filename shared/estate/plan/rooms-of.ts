import type { DetailRow } from '../detail/detail-tab.ts'
import { roomRow } from '../detail/layout-groups.ts'
import type { FieldContext } from '../detail/field-context.ts'
import type { Estate } from '../estate.ts'
import { isProject } from '../kind/head-types.ts'
import { at, fieldAt, numberAt } from '../read.ts'
import { layoutFloors } from '../rooms/floors.ts'
import { numberedRooms } from '../rooms/numbered-rooms.ts'
import { roomTypeCode } from '../rooms/rooms.ts'
import { numberOf } from '../../format.ts'
import type { RoomToDraw } from './sized-rooms.ts'
import { isHall } from './room-habits.ts'

/** A room of the record: a row of the table, and a shape where it is drawn. */
export interface RoomOfHome extends RoomToDraw {
  row: DetailRow
  /** How many of it there are, drawn one by one. */
  count: number
  isDrawn: boolean
}

export interface StoreyOfHome {
  /** null: not known. */
  level: number | null
  rooms: RoomOfHome[]
}

/** More numbers than these have no mark in the style sheet. */
export const MOST_ROOMS = 48
const MOST_STOREYS = 8
const MOST_OF_ONE = 6
/** m²: no room of a home, hall of a factory or garden is larger. */
const LARGEST_M2 = 1_000_000

/**
 * All rooms of the record by storey, numbered from 1, and which of them are drawn: none where fewer than two rooms within
 * the walls state their area, and no storey of which fewer than half do (PLAN-1, PLAN-2). null: there is nothing to draw.
 */
export function roomsOf(estate: Estate, context: FieldContext): StoreyOfHome[] | null {
  if (isProject(estate)) return null
  let number = 0
  const storeys = unnumbered(estate, context).map(({ level, rooms }, index) => {
    const isDrawn = index < MOST_STOREYS && rooms.filter(hasArea).length * 2 >= rooms.length
    return {
      level,
      rooms: rooms.map((room): RoomOfHome => {
        number++
        return { ...room, number, isDrawn: isDrawn && number <= MOST_ROOMS }
      }),
    }
  })
  const known = storeys.flatMap(({ rooms }) => rooms.filter(each => each.isDrawn && hasArea(each)))
  return known.filter(({ type }) => !isHall(type)).length < 2 ? null : storeys
}

/** One shape each, so that three bedrooms are three; rooms that are not drawn are left out. */
export const shapesOf = (storeys: readonly StoreyOfHome[]): StoreyOfHome[] =>
  storeys
    .map(({ level, rooms }) => ({
      level,
      rooms: rooms
        .filter(({ isDrawn }) => isDrawn)
        .flatMap(room => Array.from({ length: room.count }, () => room)),
    }))
    .filter(({ rooms }) => rooms.length > 0)

type Unnumbered = Omit<RoomOfHome, 'number' | 'isDrawn'>

const hasArea = ({ area }: Pick<RoomToDraw, 'area'>): boolean => area !== null

/** Of the layout, then the numbered rooms of the guid-bearing source, which know no storey. */
function unnumbered(
  estate: Estate,
  context: FieldContext,
): { level: number | null; rooms: Unnumbered[] }[] {
  const storeys = layoutFloors(estate).map(({ level, items }) => ({
    level: level !== null && Number.isInteger(level) ? level : null,
    rooms: items.flatMap((room, index): Unnumbered[] =>
      roomRow(room, `${level}-${index}`, context).map(row => ({
        row,
        type: roomTypeCode(at(room, 'id')),
        area: areaOf(at(room, 'surface')),
        count: Math.min(MOST_OF_ONE, Math.max(1, Math.floor(numberAt(room, 'count') ?? 1))),
      })),
    ),
  }))
  const numbered = numberedRooms(estate, context).map((row): Unnumbered => ({
    row,
    type: typeOfKey(row.key),
    area: areaOf(fieldAt(estate, row.key)),
    count: 1,
  }))
  const [known, unknown] = [
    storeys.filter(({ level }) => level !== null),
    storeys.filter(({ level }) => level === null),
  ]
  return [
    ...known,
    { level: null, rooms: [...unknown.flatMap(({ rooms }) => rooms), ...numbered] },
  ].filter(({ rooms }) => rooms.length > 0)
}

/** Above 0; anything else is not stated. */
function areaOf(value: unknown): number | null {
  const area = numberOf(value)
  return area !== null && area > 0 && area <= LARGEST_M2 ? area : null
}

/** 'layout.bedroom_1' is a bedroom. */
const typeOfKey = (key: string): RoomOfHome['type'] =>
  KINDS.find(([kind]) => key.startsWith(`layout.${kind}_`))?.[1] ?? null

const KINDS: [kind: string, type: NonNullable<RoomOfHome['type']>][] = [
  ['bedroom', 'BEDROOM'],
  ['bathroom', 'BATHROOM'],
  ['toilet', 'TOILET'],
  ['kitchen', 'KITCHEN'],
  ['attic', 'ATTIC'],
]
