import { roomTypeCode, type RoomType } from '../../../../../shared/estate/rooms/rooms.ts'
import { circle, ellipse, group, path, picture, rect, repeat, stroke } from '../svg.ts'
import type { PlanRecipe } from '../recipe.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface Placed extends Box {
  type: RoomType | null
  surface: number
}

const INK = '#33414a'

const FLOORS: Partial<Record<RoomType, string>> = {
  LIVING_ROOM: '#f0e4cd',
  DINING_ROOM: '#f0e4cd',
  BEDROOM: '#e6e3d6',
  KITCHEN: '#e9dcc8',
  BATHROOM: '#d6e2e2',
  TOILET: '#d6e2e2',
  LAUNDRY: '#dde3de',
  TERRACE: '#dfe6cf',
  GARAGE: '#dedbd3',
}

/** A floor plan from the rooms of the text: walls, doors, furniture and each surface; no words, so that it is read in any language. */
export function plan({ rooms }: PlanRecipe): string {
  const outside = rooms.filter(([type]) => roomTypeCode(type) === 'TERRACE')
  const inside = rooms
    .filter(([type]) => roomTypeCode(type) !== 'TERRACE')
    .sort((a, b) => b[1] - a[1])
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

const total = (rooms: PlanRecipe['rooms']): number =>
  rooms.reduce((sum, [, surface]) => sum + surface, 0)

/** Halves the box again and again by surface, across its longer side: no room becomes a corridor. */
function divide(rooms: PlanRecipe['rooms'], box: Box): Placed[] {
  const [first] = rooms
  if (!first) return []
  if (rooms.length === 1)
    return [{ ...whole(box), type: roomTypeCode(first[0]), surface: first[1] }]
  const all = total(rooms)
  let taken = first[1]
  let count = 1
  while (count < rooms.length - 1 && taken + rooms[count]![1] / 2 < all / 2)
    taken += rooms[count++]![1]
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

function floor({ x, y, w, h, type }: Placed): string {
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

const terrace = ({ x, y, w, h }: Placed): string =>
  rect(x, y, w, h, FLOORS.TERRACE!) +
  stroke(
    `M${x} ${y}h${w}v${h}h-${w}z${repeat(Math.floor(w / 60), index => `M${x + 60 * (index + 1)} ${y}v${h}`)}`,
    INK,
    3,
    'stroke-dasharray="10 7" opacity=".6"',
  ) +
  circle(x + w - 50, y + 50, 30, '#a9bd92') +
  circle(x + w - 58, y + 44, 18, '#bccda6')

/** Pieces seen from above, in the room's upper left, where there is space for them. */
const PIECES: Partial<Record<RoomType, [w: number, h: number, draw: () => string]>> = {
  BEDROOM: [
    120,
    130,
    () =>
      rect(0, 0, 120, 130, '#fbf8f1', EDGE) +
      rect(8, 8, 48, 30, '#dfe5e2', EDGE) +
      rect(64, 8, 48, 30, '#dfe5e2', EDGE) +
      path('M0 60h120v70H0z', '#c5d0c9', EDGE),
  ],
  LIVING_ROOM: [
    190,
    150,
    () =>
      rect(0, 0, 190, 56, '#d8c3a4', `rx="12" ${EDGE}`) +
      rect(12, 18, 80, 34, '#e6d5bb', `rx="8" ${EDGE}`) +
      rect(98, 18, 80, 34, '#e6d5bb', `rx="8" ${EDGE}`) +
      ellipse(95, 112, 62, 26, '#fbf8f1', EDGE),
  ],
  DINING_ROOM: [
    150,
    120,
    () =>
      rect(20, 30, 110, 60, '#e6d5bb', `rx="8" ${EDGE}`) +
      [36, 84]
        .map(
          x =>
            rect(x, 4, 32, 20, '#fbf8f1', `rx="6" ${EDGE}`) +
            rect(x, 96, 32, 20, '#fbf8f1', `rx="6" ${EDGE}`),
        )
        .join(''),
  ],
  KITCHEN: [
    170,
    60,
    () =>
      rect(0, 0, 170, 46, '#fbf8f1', EDGE) +
      rect(14, 8, 46, 30, '#dfe5e2', `rx="6" ${EDGE}`) +
      [96, 124].map(x => circle(x, 15, 8, 'none', EDGE) + circle(x, 33, 8, 'none', EDGE)).join(''),
  ],
  BATHROOM: [
    110,
    110,
    () =>
      rect(0, 0, 110, 48, '#fbf8f1', `rx="20" ${EDGE}`) +
      rect(8, 7, 94, 34, '#e9f0f0', `rx="16" ${EDGE}`) +
      ellipse(30, 86, 26, 18, '#fbf8f1', EDGE),
  ],
  TOILET: [
    40,
    56,
    () => rect(4, 0, 32, 14, '#fbf8f1', EDGE) + ellipse(20, 34, 17, 21, '#fbf8f1', EDGE),
  ],
  OFFICE: [
    120,
    80,
    () => rect(0, 0, 120, 46, '#e6d5bb', EDGE) + circle(60, 64, 18, '#fbf8f1', EDGE),
  ],
  GARAGE: [
    110,
    190,
    () =>
      rect(0, 0, 110, 190, '#fbf8f1', `rx="30" ${EDGE}`) +
      path('M14 60q41-26 82 0v18H14zM14 146q41 20 82 0v-16H14z', '#dfe5e2', EDGE),
  ],
  LAUNDRY: [
    50,
    50,
    () => rect(0, 0, 50, 50, '#fbf8f1', EDGE) + circle(25, 28, 15, '#e9f0f0', EDGE),
  ],
  SHOP: [190, 60, () => rect(0, 0, 190, 40, '#e6d5bb', EDGE)],
  DRESSING: [
    120,
    36,
    () =>
      rect(0, 0, 120, 32, '#e6d5bb', EDGE) +
      stroke('M20 4v24M40 4v24M60 4v24M80 4v24M100 4v24', INK, 2),
  ],
  MEETING_ROOM: [150, 100, () => rect(10, 20, 130, 56, '#e6d5bb', `rx="26" ${EDGE}`)],
}

const EDGE = `stroke="${INK}" stroke-width="3"`

function furniture({ x, y, w, h, type }: Placed): string {
  const piece = type && PIECES[type]
  if (!piece) return ''
  const [width, height, draw] = piece
  const scale = Math.min(1.35, (w - 40) / width, (h - 88) / height)
  return scale < 0.45
    ? ''
    : group(
        draw(),
        `transform="translate(${x + 20} ${y + 20}) scale(${Math.round(scale * 100) / 100})"`,
      )
}

/** Windows in outer walls, a door leaf and its swing in an inner one. */
function opening({ x, y, w, h }: Placed, house: Box): string {
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

/** '18,5 m²', in the middle of the lower half. */
function label({ x, y, w, h, surface }: Placed): string {
  if (w < 62) return ''
  const size = Math.max(18, Math.min(34, w / 5.2, h / 3))
  const text = `${String(surface).replace('.', ',')} m²`
  return `<text x="${Math.round(x + w / 2)}" y="${Math.round(y + h - Math.min(26, h * 0.2))}" font-family="sans-serif" font-size="${Math.round(size)}" font-weight="600" text-anchor="middle" fill="${INK}" stroke="#f7f3ea" stroke-width="6" paint-order="stroke">${text}</text>`
}

const compass = group(
  circle(0, 0, 34, 'none', 'stroke="#33414a" stroke-width="3"') +
    path('M0-26l9 26H-9z', INK) +
    path('M0 26l9-26H-9z', '#c9c3b4'),
  'transform="translate(1376 84) rotate(18)"',
)
