import { roomTypeCode } from '../../../../../shared/estate/rooms/rooms.ts'
import type { PlanRecipe } from '../recipe.ts'
import { circle, group, path, picture, rect, stroke } from '../svg.ts'
import { floor, terrace } from './plan-floor.ts'
import { furniture } from './plan-furniture.ts'
import { opening } from './plan-openings.ts'
import { type Box, INK, type NumberedRoom, type Placed } from './plan-room.ts'

/** A floor plan: walls, doors, furniture and a number in each room; its caption names them, in every language. */
export function plan({ rooms }: PlanRecipe): string {
  const all = rooms.map(([type, surface], index): NumberedRoom => ({
    number: index + 1,
    type: roomTypeCode(type),
    surface,
  }))
  const outside = all.filter(({ type }) => type === 'TERRACE')
  const inside = all.filter(({ type }) => type !== 'TERRACE').sort((a, b) => b.surface - a.surface)
  const house: Box = { x: 150, y: 120, w: 1150, h: outside.length ? 690 : 830 }
  const placed = divide(inside, house)
  const deck = outside.length
    ? divide(outside, { x: 150, y: 822, w: Math.min(1150, 420 + total(outside) * 14), h: 150 })
    : []
  const content =
    rect(0, 0, 1450, 1088, '#f7f3ea') +
    rect(0, 0, 1450, 1088, 'url(#squared)') +
    rect(164, 134, house.w, house.h, '#33414a', 'opacity=".12"') +
    deck.map(terrace).join('') +
    placed.map(floor).join('') +
    placed.map(furniture).join('') +
    stroke(
      placed.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`).join(''),
      INK,
      9,
      'stroke-linejoin="round"',
    ) +
    stroke(`M${house.x} ${house.y}h${house.w}v${house.h}h-${house.w}z`, INK, 20) +
    placed.map(box => opening(box, house)).join('') +
    [...placed, ...deck].map(label).join('') +
    compass
  return picture(
    1450,
    1088,
    'Illustratie: plattegrond',
    '<pattern id="squared" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 .5h40M.5 0v40" stroke="#33414a" stroke-opacity=".07" fill="none"/></pattern>',
    content,
  )
}

const total = (rooms: readonly NumberedRoom[]): number =>
  rooms.reduce((sum, { surface }) => sum + surface, 0)

/** Halves the box recursively by surface, across its longer side, so that no room becomes a corridor. */
function divide(rooms: NumberedRoom[], box: Box): Placed[] {
  const [first] = rooms
  if (!first) return []
  if (rooms.length === 1) return [{ ...whole(box), ...first }]
  const all = total(rooms)
  let taken = first.surface
  let count = 1
  while (count < rooms.length - 1 && taken + rooms[count]!.surface / 2 < all / 2)
    taken += rooms[count++]!.surface
  const share = taken / all
  const [one, two]: [Box, Box] =
    box.w >= box.h
      ? [
          { ...box, w: box.w * share },
          { ...box, x: box.x + box.w * share, w: box.w * (1 - share) },
        ]
      : [
          { ...box, h: box.h * share },
          { ...box, y: box.y + box.h * share, h: box.h * (1 - share) },
        ]
  return [...divide(rooms.slice(0, count), one), ...divide(rooms.slice(count), two)]
}

const whole = ({ x, y, w, h }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(x + w) - Math.round(x),
  h: Math.round(y + h) - Math.round(y),
})

/** Its number, to be read on a telephone too, in the middle of the lower half. */
function label({ x, y, w, h, number }: Placed): string {
  const size = Math.max(34, Math.min(58, w / 2, h / 2))
  const [left, top] = [Math.round(x + w / 2), Math.round(y + h - Math.max(size * 0.75, h * 0.2))]
  return (
    circle(left, top, Math.round(size * 0.62), '#f7f3ea', `stroke="${INK}" stroke-width="3"`) +
    `<text x="${left}" y="${Math.round(top + size * 0.29)}" font-family="sans-serif" font-size="${Math.round(size * 0.82)}" font-weight="700" text-anchor="middle" fill="${INK}">${number}</text>`
  )
}

const compass = group(
  circle(0, 0, 34, 'none', 'stroke="#33414a" stroke-width="3"') +
    path('M0-26l9 26H-9z', INK) +
    path('M0 26l9-26H-9z', '#c9c3b4'),
  'transform="translate(1376 84) rotate(18)"',
)
