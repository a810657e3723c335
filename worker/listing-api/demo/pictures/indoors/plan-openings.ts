import { stroke } from '../svg.ts'
import { type Box, INK, type Placed } from './plan-room.ts'

/** Windows in outer walls, a door leaf and its swing in an inner one. */
export function opening({ x, y, w, h }: Placed, house: Box): string {
  const pane = (d: string) => stroke(d, '#f7f3ea', 12) + stroke(d, '#8fb0b8', 4)
  const middle = Math.min(150, w * 0.5)
  const tall = Math.min(130, h * 0.5)
  let out = ''
  if (Math.abs(y - house.y) < 3) out += pane(`M${x + (w - middle) / 2} ${house.y}h${middle}`)
  if (Math.abs(y + h - house.y - house.h) < 3)
    out += pane(`M${x + (w - middle) / 2} ${house.y + house.h}h${middle}`)
  if (Math.abs(x - house.x) < 3) out += pane(`M${house.x} ${y + (h - tall) / 2}v${tall}`)
  if (Math.abs(x + w - house.x - house.w) < 3)
    out += pane(`M${house.x + house.w} ${y + (h - tall) / 2}v${tall}`)
  const leaf = Math.min(58, h * 0.4, w * 0.4)
  if (Math.abs(x - house.x) >= 3) out += swing(x, y + h - 16 - leaf, leaf, 'v')
  else if (Math.abs(y - house.y) >= 3) out += swing(x + w - 16 - leaf, y, leaf, 'h')
  return out
}

const swing = (x: number, y: number, leaf: number, way: 'h' | 'v'): string =>
  way === 'v'
    ? stroke(`M${x} ${y}v${leaf}`, '#efeadf', 11) +
      stroke(`M${x} ${y}h${leaf}`, INK, 4) +
      stroke(
        `M${x + leaf} ${y}a${leaf} ${leaf} 0 0 1-${leaf} ${leaf}`,
        INK,
        1.5,
        'stroke-dasharray="5 4"',
      )
    : stroke(`M${x} ${y}h${leaf}`, '#efeadf', 11) +
      stroke(`M${x} ${y}v${leaf}`, INK, 4) +
      stroke(
        `M${x} ${y + leaf}a${leaf} ${leaf} 0 0 0 ${leaf}-${leaf}`,
        INK,
        1.5,
        'stroke-dasharray="5 4"',
      )
