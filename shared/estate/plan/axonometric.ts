import type { Box } from './box.ts'
import { farthestFirst } from './farthest-first.ts'
import { COS, project, SIN, type Point } from './project.ts'
import type { PlacedRoom, StoreyPlan } from './lay-out.ts'
import type { RoomToDraw } from './sized-rooms.ts'

/** m, of walls that were cut. */
const WALL = 0.95
const SLAB = 0.35
/** Units of the page between two storeys, for a name. */
const AIR = 24

export interface CutRoom<R extends RoomToDraw = RoomToDraw> {
  placed: PlacedRoom<R>
  floor: Point[]
  /** Its walls at the left and the back; none outside. */
  walls: Point[][]
  /** Where its name stands, and how wide it may be. */
  middle: Point
  span: number
}

export interface CutStorey<R extends RoomToDraw = RoomToDraw> {
  level: number | null
  /** From the farthest to the nearest. */
  rooms: CutRoom<R>[]
  /** Edges of the floor that are seen. */
  slab: Point[][]
  /** From its floor down to the storey below, where both have a corner. */
  drops: [Point, Point][]
  /** Left of the lowest corner, where nothing is drawn. */
  foot: Point
}

export interface Cutaway<R extends RoomToDraw = RoomToDraw> {
  width: number
  height: number
  /** From the lowest to the highest. */
  storeys: CutStorey<R>[]
}

/**
 * The house cut open, storey above storey, each lifted clear of the one below (PLAN-10). Points are in the units of a page
 * `width` wide; every storey has the same scale.
 */
export function cutaway<R extends RoomToDraw>(
  plans: readonly StoreyPlan<R>[],
  width: number,
): Cutaway<R> {
  const spans = plans.map(({ inside, depth }) => (inside.w + depth) * COS)
  const scale = width / Math.max(...spans, 1)
  const lifts = liftsOf(plans, AIR / scale)
  const top = Math.min(
    ...plans.map((plan, index) => -plan.depth * SIN - WALL - (lifts[index] ?? 0)),
    0,
  )
  const bottom = Math.max(...plans.map(({ inside }) => inside.w * SIN + SLAB), 0)
  const onPage = ({ x, y }: Point): Point => ({
    x: Math.round(x * scale),
    y: Math.round((y - top) * scale),
  })
  return {
    width,
    height: Math.ceil((bottom - top) * scale) + 2,
    storeys: plans.map((plan, index) => {
      const lift = lifts[index] ?? 0
      return cutStorey(plan, (x, y, z = 0) => onPage(project(x, y, z + lift)), {
        fall: lift - (lifts[index - 1] ?? 0),
        below: plans[index - 1]?.inside ?? null,
        scale,
      })
    }),
  }
}

/** How high each storey is lifted on the page, m: its nearest corner over the farthest of the one below. */
function liftsOf(plans: readonly StoreyPlan[], air: number): number[] {
  let lift = 0
  return plans.map(({ inside }, index) => {
    const below = plans[index - 1]
    if (below) lift += (inside.w + below.depth) * SIN + WALL + SLAB + air
    return lift
  })
}

type OnPage = (x: number, y: number, z?: number) => Point

function cutStorey<R extends RoomToDraw>(
  { level, inside: { w, h }, rooms }: StoreyPlan<R>,
  to: OnPage,
  { fall, below, scale }: { fall: number; below: Box | null; scale: number },
): CutStorey<R> {
  const drop = (x: number, y: number): [Point, Point] => [to(x, y, -SLAB), to(x, y, -fall)]
  const dropsOn = (lower: Box): [Point, Point][] => {
    const [right, back] = [Math.min(w, lower.w), Math.min(h, lower.h)]
    return [drop(0, 0), drop(right, 0), drop(right, back)]
  }
  return {
    level,
    rooms: farthestFirst(rooms).map(placed => ({
      placed,
      floor: corners(placed, to),
      walls: placed.zone === 'outside' ? [] : wallsOf(placed, to),
      middle: to(
        placed.x + placed.w / 2,
        placed.y + placed.h / 2,
        placed.zone === 'outside' ? WALL * 0.7 : WALL / 3,
      ),
      span: 2 * Math.min(placed.w, placed.h) * COS * scale,
    })),
    slab: [
      [to(0, 0), to(w, 0), to(w, 0, -SLAB), to(0, 0, -SLAB)],
      [to(w, 0), to(w, h), to(w, h, -SLAB), to(w, 0, -SLAB)],
    ],
    drops: below ? dropsOn(below) : [],
    foot: { x: to(0, 0).x, y: to(w, 0).y },
  }
}

const corners = ({ x, y, w, h }: Box, to: OnPage): Point[] => [
  to(x, y),
  to(x + w, y),
  to(x + w, y + h),
  to(x, y + h),
]

const wallsOf = ({ x, y, w, h }: Box, to: OnPage): Point[][] => [
  [to(x, y), to(x, y + h), to(x, y + h, WALL), to(x, y, WALL)],
  [to(x, y + h), to(x + w, y + h), to(x + w, y + h, WALL), to(x, y + h, WALL)],
]
