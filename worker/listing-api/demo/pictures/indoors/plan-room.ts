import type { RoomType } from '../../../../../shared/estate/rooms/rooms.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface NumberedRoom {
  /** Which room of the plan's caption it is, from 1. */
  number: number
  type: RoomType | null
  surface: number
}

export interface Placed extends Box, NumberedRoom {}

export const INK = '#33414a'
