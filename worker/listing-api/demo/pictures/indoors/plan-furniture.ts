import type { RoomType } from '../../../../../shared/estate/rooms/rooms.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { INK, type Placed } from './plan-room.ts'

/** Furniture seen from above, in the room's upper left, where there is space. */
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

export function furniture({ x, y, w, h, type }: Placed): string {
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
