import type { RoomType } from '../../../../../shared/estate/rooms/rooms.ts'
import { circle, rect, repeat, stroke } from '../svg.ts'
import { INK, type Placed } from './plan-room.ts'

const TERRACE = '#dfe6cf'

const FLOORS: Partial<Record<RoomType, string>> = {
  LIVING_ROOM: '#f0e4cd',
  DINING_ROOM: '#f0e4cd',
  BEDROOM: '#e6e3d6',
  KITCHEN: '#e9dcc8',
  BATHROOM: '#d6e2e2',
  TOILET: '#d6e2e2',
  LAUNDRY: '#dde3de',
  TERRACE,
  GARAGE: '#dedbd3',
}

export function floor({ x, y, w, h, type }: Placed): string {
  const wet = type === 'BATHROOM' || type === 'TOILET' || type === 'LAUNDRY' || type === 'KITCHEN'
  const boards =
    type === 'LIVING_ROOM' || type === 'BEDROOM' || type === 'DINING_ROOM'
      ? stroke(
          repeat(Math.floor(h / 34), index => `M${x} ${y + 34 * (index + 1)}h${w}`),
          INK,
          1,
          'opacity=".14"',
        )
      : ''
  const tiles = wet
    ? stroke(
        repeat(Math.floor(w / 32), index => `M${x + 32 * (index + 1)} ${y}v${h}`) +
          repeat(Math.floor(h / 32), index => `M${x} ${y + 32 * (index + 1)}h${w}`),
        INK,
        1,
        'opacity=".12"',
      )
    : ''
  return rect(x, y, w, h, (type && FLOORS[type]) || '#efeadf') + boards + tiles
}

export const terrace = ({ x, y, w, h }: Placed): string =>
  rect(x, y, w, h, TERRACE) +
  stroke(
    `M${x} ${y}h${w}v${h}h-${w}z${repeat(Math.floor(w / 60), index => `M${x + 60 * (index + 1)} ${y}v${h}`)}`,
    INK,
    3,
    'stroke-dasharray="10 7" opacity=".6"',
  ) +
  circle(x + w - 50, y + 50, 30, '#a9bd92') +
  circle(x + w - 58, y + 44, 18, '#bccda6')
