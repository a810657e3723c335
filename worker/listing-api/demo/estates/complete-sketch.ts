import { streetIn, isCoastal } from '../streets.ts'
import { kindOf, type Kind } from '../kinds.ts'
import { placeAt } from '../municipalities.ts'
import { randomOf, type Random } from '../random.ts'
import { certifiedInTime, energyOf } from './energy.ts'
import { layoutOf } from './layout.ts'
import { moneyOf } from './money.ts'
import type { Condition, Energy, Light, Orientation, Sketch, SketchInput } from './sketch.ts'

const ORIENTATIONS: Orientation[] = ['S', 'SW', 'SE', 'W', 'E', 'NW', 'NE', 'N']

const LIGHTS: Light[] = ['morning', 'noon', 'dusk']

/** The demo's present day; every publication is earlier. */
export const TODAY = Date.UTC(2026, 10, 1)

const DAY = 86_400_000

/** A home has this many m² for each of its bedrooms. */
const LEAST_AREA_A_BEDROOM = 24

/** Completes an estate at random; equal input gives the equal estate. */
export function completeSketch(input: SketchInput): Sketch {
  const random = randomOf(`estate ${input.id}`)
  const kind = kindOf(input.sub)
  const place = placeAt(input.zip)
  const built = kind.head !== 'PLOT' && kind.head !== 'PROJECT'
  const year = input.year ?? (built ? yearOf(kind, random) : null)
  const condition = input.condition ?? (built ? conditionOf(year ?? 2000, random) : 'NEW')
  const drawn = input.area ?? random.int(...kind.area)
  const ground = input.ground ?? (kind.ground ? rounded(random.int(...kind.ground)) : null)
  const beds = input.beds ?? random.int(...kind.beds)
  const area = kind.sub === 'STUDENT_ROOM' ? drawn : Math.max(drawn, beds * LEAST_AREA_A_BEDROOM)
  const bathrooms =
    beds === 0
      ? kind.sub === 'STUDIO'
        ? 1
        : 0
      : Math.max(1, Math.round(beds / 3 + random.next() * 0.6))
  const baths = kind.sub === 'STUDENT_ROOM' ? 0 : bathrooms
  const storey =
    kind.head === 'APARTMENT' ? (input.floor ?? storeyOf(kind, random)) : (input.floor ?? null)
  const garage =
    built && random.chance(kind.voice === 'house' || kind.voice === 'country' ? 0.6 : 0.35)
  const rooms = layoutOf({ kind, area, beds, baths, floor: storey ?? 0, garage }, random)
  const seaView =
    input.seaView ?? (isCoastal(place) && kind.head === 'APARTMENT' && random.chance(0.3))
  const energetic = built && kind.head !== 'GARAGE' && kind.building !== 'hall'
  const aimed =
    input.energy === 'good' ? 'NEW' : input.energy === 'poor' ? 'TO_RENOVATE' : condition
  const energy = energyOf(place.region, aimed, area, random)
  const money = moneyOf(
    { kind, place, status: input.status, condition, area, ground, seaView },
    random,
  )
  const street =
    input.street ?? (seaView && random.chance(0.6) ? { nl: 'Zeedijk' } : streetIn(place, random))
  const age =
    input.status === 'SOLD' || input.status === 'RENTED' || input.status === 'TAKEN_OVER'
      ? random.int(60, 420)
      : random.int(0, 170)
  const published = input.published ?? new Date(TODAY - age * DAY).toISOString().slice(0, 10)
  const sketch: Sketch = {
    id: input.id,
    kind,
    status: input.status,
    place,
    street,
    number: input.number ?? String(random.int(1, 189)),
    box: input.box ?? (kind.head === 'APARTMENT' ? `${storey ?? 0}0${random.int(1, 4)}` : null),
    visible: input.visible ?? random.chance(0.93),
    lat: input.lat ?? offset(place.lat, random),
    lon: input.lon ?? offset(place.lon, random),
    year,
    condition,
    area,
    ground,
    beds,
    baths,
    floor: storey,
    rooms,
    seaView,
    renovated: year && year < 2005 && condition === 'RENEWED' ? random.int(2014, 2025) : null,
    orientation:
      ground && kind.head === 'HOUSE'
        ? random.pick(ORIENTATIONS.slice(0, random.chance(0.7) ? 4 : 8))
        : null,
    elevator: input.elevator ?? (kind.head === 'APARTMENT' && kind.storeys > 4),
    furnished:
      input.furnished ?? (kind.sub === 'STUDENT_ROOM' || (isCoastal(place) && random.chance(0.35))),
    energy: !energetic || input.energy === 'missing' ? null : certificateOf(energy, input, random),
    money: input.price === undefined ? money : { ...money, value: input.price },
    published,
    rep: random.int(0, 7),
    sticker: input.sticker ?? (random.chance(0.16) ? random.int(1, 4) : null),
    light: input.light ?? random.pick(LIGHTS),
    pictures: input.pictures ?? (random.chance(0.025) ? 0 : random.int(4, 7)),
    vatRegime: input.vatRegime ?? false,
    notarySale: input.notarySale ?? false,
    floodRisk: input.floodRisk ?? random.chance(0.06),
    heritage:
      input.heritage ??
      (kind.sub === 'CASTLE' || (built && (year ?? 2000) < 1900 && random.chance(0.3))),
    parent: input.parent ?? null,
  }
  return { ...sketch, energy: sketch.energy && certifiedInTime(sketch.energy, sketch) }
}

/** No home is without one; a draw that once left some so stays, and what is drawn after it with it. */
function certificateOf(energy: Energy, input: SketchInput, random: Random): Energy {
  if (!input.energy) random.next()
  return energy
}

/** The top storey is the penthouse's. */
const storeyOf = (kind: Kind, random: Random): number =>
  kind.sub === 'GROUND_FLOOR_APARTMENT'
    ? 0
    : kind.sub === 'PENTHOUSE'
      ? kind.storeys
      : random.int(1, kind.storeys - 1)

function yearOf(kind: Kind, random: Random): number {
  const old: Partial<Record<Kind['building'], [number, number]>> = {
    castle: [1640, 1890],
    farmhouse: [1780, 1920],
    mansion: [1870, 1934],
    loft: [1890, 1938],
    terraced: [1900, 1985],
    shop: [1890, 1990],
  }
  const [from, until] = old[kind.building] ?? [1958, 2022]
  return random.int(from, until)
}

function conditionOf(year: number, random: Random): Condition {
  if (year > 2019) return 'NEW'
  if (year > 2005) return random.pick(['EXCELLENT_CONDITION', 'GOOD_CONDITION'] as const)
  return random.pick([
    'GOOD_CONDITION',
    'GOOD_CONDITION',
    'RENEWED',
    'RENEWED',
    'TO_FRESHEN_UP',
    'TO_RENOVATE',
    'EXCELLENT_CONDITION',
  ] as const)
}

const rounded = (surface: number): number =>
  surface > 1000 ? Math.round(surface / 10) * 10 : surface

/** Somewhere within 1.5 km of the town's centre. */
const offset = (degrees: number, random: Random): number =>
  Math.round((degrees + (random.next() - 0.5) * 0.024) * 1e5) / 1e5
