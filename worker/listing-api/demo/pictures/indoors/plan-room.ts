import type { RoomType } from '../../../../../shared/estate/rooms/rooms.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Placed extends Box {
  type: RoomType | null
  surface: number
}

export const INK = '#33414a'
