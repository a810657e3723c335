import type { RoomType } from '../rooms/rooms.ts'

/** How a room is shaded: where one lives by day, sleeps, washes, works or stores, and what is outside. */
export type Zone = 'day' | 'night' | 'wet' | 'work' | 'outside'

interface Habit {
  zone: Zone
  /** Where such a room usually is: 0 at the street, 1 at the back; null: anywhere. */
  pull: number | null
  /** m², where the record does not say (PLAN-6). */
  usual: number
}

const HABITS: Partial<Record<RoomType, Habit>> = {
  BEDROOM: { zone: 'night', pull: null, usual: 12 },
  BATHROOM: { zone: 'wet', pull: null, usual: 6 },
  TOILET: { zone: 'wet', pull: 0.2, usual: 1.5 },
  GARAGE: { zone: 'work', pull: 0, usual: 18 },
  PARKING_SPACE: { zone: 'outside', pull: 0, usual: 12 },
  TERRACE: { zone: 'outside', pull: 1, usual: 10 },
  LIVING_ROOM: { zone: 'day', pull: 0.8, usual: 28 },
  DINING_ROOM: { zone: 'day', pull: 0.8, usual: 14 },
  KITCHEN: { zone: 'day', pull: 0.9, usual: 12 },
  CELLAR: { zone: 'work', pull: null, usual: 12 },
  ATTIC: { zone: 'work', pull: null, usual: 20 },
  OFFICE: { zone: 'work', pull: 0.1, usual: 10 },
  GARDEN: { zone: 'outside', pull: 1, usual: 100 },
  STORAGE: { zone: 'work', pull: null, usual: 4 },
  HALL: { zone: 'work', pull: null, usual: 6 },
  LAUNDRY: { zone: 'wet', pull: null, usual: 5 },
  DRESSING: { zone: 'night', pull: null, usual: 6 },
  BALCONY: { zone: 'outside', pull: 1, usual: 5 },
  VERANDA: { zone: 'day', pull: 1, usual: 14 },
  POOL: { zone: 'outside', pull: 1, usual: 32 },
  PRACTICE: { zone: 'work', pull: 0, usual: 20 },
  SHOP: { zone: 'work', pull: 0, usual: 50 },
  ENTRANCE_HALL: { zone: 'work', pull: 0, usual: 6 },
}

const ANY: Habit = { zone: 'work', pull: null, usual: 10 }

export const habitOf = (type: RoomType | null): Habit => (type && HABITS[type]) ?? ANY

/** What the others open onto. */
export const isHall = (type: RoomType | null): boolean =>
  type === 'ENTRANCE_HALL' || type === 'HALL'
