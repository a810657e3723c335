import type { EstateCard } from '../../../shared/estate/card.ts'
import { projectFloors } from '../../../shared/estate/rooms/floors.ts'
import { headTypeOf } from '../../../shared/estate/kind/head-types.ts'
import { numberAt } from '../../../shared/estate/read.ts'

export interface Bay {
  entity: EstateCard
  x: number
  y: number
  width: number
  height: number
  /** Left edges of its windows, from x. */
  windows: number[]
}

export interface Storey {
  level: number | null
  y: number
  bays: Bay[]
}

export interface Elevation {
  /** An apartment building of storeys, or houses in a row. */
  kind: 'building' | 'houses'
  width: number
  height: number
  /** Where the ground is; storeys below it are cellars. */
  ground: number
  /** From the roof down. */
  storeys: Storey[]
}

const WIDTH = 960
const STOREY = 112
const ROOF = 46
const SOIL = 26
export const WINDOW = 40
const PITCH = 76
const SETBACK = 90
const HOUSE = { wall: 120, roof: 92, perRow: 5, between: 22 }

/**
 * How a project looks from the street, drawn from nothing but its entities: each floor a storey, each entity a bay as wide
 * as its share of the floor's surface. Without floors they are houses. Units are those of the drawing.
 */
export function elevationOf(entities: readonly EstateCard[]): Elevation | null {
  const floors = projectFloors(entities)
  if (floors.length === 0) return null
  return isStacked(floors) ? building(floors) : houses(floors.flatMap(floor => floor.items))
}

type Floors = ReturnType<typeof projectFloors<EstateCard>>

/** Houses stand side by side, even where their source puts them all on the ground floor. */
const isStacked = (floors: Floors): boolean =>
  floors.some(floor => floor.level !== null) &&
  (floors.length > 1 || floors[0]?.items.some(item => headTypeOf(item) !== 'HOUSE') === true)

function building(floors: Floors): Elevation {
  const known = floors.filter(floor => floor.level !== null)
  const top = known.at(-1)
  const isSetBack = known.length > 2 && (top?.items.length ?? 0) < (known.at(-2)?.items.length ?? 0)
  const storeys = known.toReversed().map(({ level, items }, index) => {
    const inset = isSetBack && index === 0 ? SETBACK : 0
    return { level, y: ROOF + index * STOREY, bays: bays(items, inset, ROOF + index * STOREY) }
  })
  const above = known.filter(floor => (floor.level ?? 0) >= 0).length
  return {
    kind: 'building',
    width: WIDTH,
    height: ROOF + known.length * STOREY + SOIL,
    ground: ROOF + above * STOREY,
    storeys,
  }
}

function bays(items: EstateCard[], inset: number, y: number): Bay[] {
  const shares = items.map(item =>
    Math.min(400, Math.max(40, numberAt(item, 'dimensions.areaBuild') ?? 80)),
  )
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = inset
  return items.map((entity, index) => {
    const width = ((shares[index] ?? 0) / whole) * (WIDTH - 2 * inset)
    const bay = {
      entity,
      x: round(x),
      y,
      width: round(width),
      height: STOREY,
      windows: windows(width),
    }
    x += width
    return bay
  })
}

/** As many as fit, evenly. */
function windows(width: number): number[] {
  const count = Math.max(1, Math.min(6, Math.floor((width - 24) / PITCH)))
  return Array.from({ length: count }, (_, index) =>
    round(((index + 0.5) * width) / count - WINDOW / 2),
  )
}

function houses(items: EstateCard[]): Elevation {
  const rows = Array.from({ length: Math.ceil(items.length / HOUSE.perRow) }, (_, row) =>
    items.slice(row * HOUSE.perRow, (row + 1) * HOUSE.perRow),
  )
  const height = HOUSE.wall + HOUSE.roof + SOIL
  const width = WIDTH / HOUSE.perRow - HOUSE.between
  const storeys = rows.map((row, index) => ({
    level: null,
    y: index * height,
    bays: row.map((entity, column) => ({
      entity,
      x: round(column * (WIDTH / HOUSE.perRow) + HOUSE.between / 2),
      y: index * height + HOUSE.roof,
      width: round(width),
      height: HOUSE.wall,
      windows: [16, round(width - 16 - WINDOW)],
    })),
  }))
  return {
    kind: 'houses',
    width: WIDTH,
    height: rows.length * height,
    ground: height - SOIL,
    storeys,
  }
}

const round = (length: number): number => Math.round(length * 10) / 10
