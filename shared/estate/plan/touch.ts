import { ROOM_TYPES, type RoomType } from '../rooms/rooms.ts'
import { MOST_ROOMS, shapesOf, type RoomOfHome, type StoreyOfHome } from './rooms-of.ts'

/** What answers together: a fragment of the address, and the marks that the style sheet and the script look for. */
export interface Touch {
  /** 'room-3', or 'room-k1' for all bedrooms of a home that has several. */
  anchor: string
  /** Of `data-room`: '3 k1'. */
  marks: string
}

export interface Touches {
  of: (room: RoomOfHome) => Touch
  /** Of what shows a room of this type; null: none is drawn. */
  ofType: (type: RoomType | null) => Touch | null
  /** Types of which there are several, as anchors. */
  kinds: string[]
}

const TYPE_IDS = new Map(Object.entries(ROOM_TYPES).map(([id, code]) => [code, id]))

/** A picture tells the type of its room alone: of a type that the home has once it is that room's, else that of all of them (PLAN-16). */
export function touchesOf(storeys: readonly StoreyOfHome[]): Touches {
  const byType = new Map<RoomType, number[]>()
  for (const { number, type } of new Set(shapesOf(storeys).flatMap(({ rooms }) => rooms)))
    if (type) byType.set(type, [...(byType.get(type) ?? []), number])
  const kindOf = (type: RoomType | null): string | null =>
    type && (byType.get(type)?.length ?? 0) > 1 ? `k${TYPE_IDS.get(type) ?? ''}` : null
  return {
    of: ({ number, type }) => ({
      anchor: `room-${number}`,
      marks: [number, kindOf(type) ?? ''].join(' ').trim(),
    }),
    ofType: type => {
      const numbers = (type && byType.get(type)) ?? []
      if (numbers.length === 0) return null
      const kind = kindOf(type)
      return {
        anchor: `room-${kind ?? numbers[0]}`,
        marks: [...numbers, kind ?? ''].join(' ').trim(),
      }
    },
    kinds: [...byType.keys()].flatMap(type => kindOf(type) ?? []).map(kind => `room-${kind}`),
  }
}

/** Every mark that the style sheet knows. */
export const allMarks = (): string[] => [
  ...Array.from({ length: MOST_ROOMS }, (_, index) => String(index + 1)),
  ...Object.keys(ROOM_TYPES).map(id => `k${id}`),
]
