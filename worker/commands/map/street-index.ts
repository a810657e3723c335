import type { Feature, Position } from 'geojson'
import { LARGE_PLACES } from '../../../shared/places/large-places.ts'
import { areaFinder, type Area, areasOf, metres } from './areas.ts'
import { CITIES, features, featuresOf, topology } from './read-sources.ts'

/** Pieces of a name further apart are two streets, of two villages that became one municipality. */
const APART_M = 1_200
/** Around a street lie the homes of its side streets too. */
const BESIDE_KM = 0.25
const STREET_KM = [0.5, 2] as const
const QUARTER_KM = [0.5, 3] as const

/** The widest first: these one means when one says no more than a beginning. */
const CLASSES = ['primary', 'secondary', 'tertiary', 'pedestrian', 'residential', 'living_street']
/** Words for a name, not names: numbers of roads and what holds no letter pair. */
const NAME = /\p{L}{2}/u
const DUTCH =
  /(straat|laan|steenweg|plein|dreef|weg|kaai|berg|dijk|markt|gang|hof|pad|square|singel|brug|poort)(\b|$)/i

interface Spot {
  name: string
  nis: number
  /** '{km};{lat};{lon}', as the address of a search has it. */
  circle: string
  kind: 'q' | 's'
  /** The quarter, where a municipality has the name twice. */
  part: string
  rank: number
}

/**
 * Streets and quarters as text (SEARCH-57): municipalities '{nis}|{nl}|{fr}', an empty line, then one spot a line,
 * '{name}|{nis}|{km;lat;lon}|{q or s}|{part}', those first that most people mean.
 */
export function streetIndex(): string {
  const towns = areasOf(featuresOf(topology('municipalities-2025')))
  const quarters = areasOf(featuresOf(topology('quarters-flanders-brussels')))
  const spots = [
    ...quarters.map(quarterSpot),
    ...streetSpots(areaFinder(towns), areaFinder(quarters)),
  ]
  const inOrder = spots.toSorted(
    (a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'nl') || a.nis - b.nis,
  )
  const known = new Set(spots.map(({ nis }) => nis))
  return [
    ...towns
      .filter(({ nis }) => known.has(nis))
      .map(({ nis, properties: { name_nl: nl, name_fr: fr } }) => `${nis}|${nl}|${fr}`),
    '',
    ...inOrder.map(({ name, nis, circle, kind, part }) =>
      [name, nis, circle, kind, part].join('|'),
    ),
    '',
  ].join('\n')
}

/** Quarters before streets, large municipalities before small ones. */
function rankOf(nis: number, kind: 'q' | 's', roadClass?: string): number {
  const size = LARGE_PLACES.indexOf(nis)
  const wide = CLASSES.indexOf(roadClass ?? '')
  return (
    (kind === 'q' ? 0 : 1e6) +
    (wide === -1 ? CLASSES.length : wide) * 1e3 +
    (size === -1 ? LARGE_PLACES.length : size)
  )
}

const circleOf = (km: number, [lon = 0, lat = 0]: Position): string =>
  `${Math.round(km * 10) / 10};${lat.toFixed(4)};${lon.toFixed(4)}`

const between = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.max(value, low), high)

/** 'Dampoort (Gent)' by its own name, around its middle as far as its area goes. */
function quarterSpot({ properties, nis, middle, squareKm }: Area): Spot {
  const name = quarterName(properties.name)
  const km = between(Math.sqrt(squareKm / Math.PI) * 1.15, QUARTER_KM)
  return { name, nis, circle: circleOf(km, middle), kind: 'q', part: '', rank: rankOf(nis, 'q') }
}

const quarterName = (name: unknown): string => clean(String(name).replace(/ \([^)]*\)$/, ''))

/** In Latin-1, which a Worker keeps in half the memory. */
const clean = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/[|\n]|[^\0-\xFF]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type FindArea = (point: Position) => Area | null

function streetSpots(townAt: FindArea, quarterAt: FindArea): Spot[] {
  const streets = new Map<string, { name: string; nis: number; lines: Feature[] }>()
  for (const line of CITIES.flatMap(city => features(`streets-${city}`))) {
    const nis = townAt(middleOf(pointsOf(line)))?.nis
    const name = streetName(String(line.properties?.name ?? ''), nis ?? 0)
    if (nis === undefined || !NAME.test(name)) continue
    const key = `${nis} ${name.toLowerCase()}`
    const street = streets.get(key) ?? { name, nis, lines: [] }
    street.lines.push(line)
    streets.set(key, street)
  }
  return [...streets.values()].flatMap(({ name, nis, lines }) => {
    const groups = groupsOf(lines)
    const spots = groups.map((group): Spot => {
      const points = group.flatMap(pointsOf)
      const [middle, km] = reachOf(points)
      const roadClass = String(group[0]?.properties?.class ?? '')
      const quarter = groups.length > 1 ? quarterAt(nearest(points, middle)) : null
      return {
        name,
        nis,
        circle: circleOf(between(km + BESIDE_KM, STREET_KM), middle),
        kind: 's',
        part: quarter ? quarterName(quarter.properties.name) : '',
        rank: rankOf(nis, 's', roadClass),
      }
    })
    // What nobody could tell apart is one: the longest.
    const byPart = Map.groupBy(spots, ({ part }) => part)
    return [...byPart.values()].flatMap(([first]) => first ?? [])
  })
}

/** Both names of Brussels in one order, French first; of 'A; B' the first. */
function streetName(text: string, nis: number): string {
  const [first = ''] = text.split(/\s*;\s*/)
  const [one = '', two, ...more] = clean(first).split(/ [-–] /)
  const isBrussels = Math.floor(nis / 1000) === 21
  if (!isBrussels || two === undefined || more.length > 0) return clean(first)
  return DUTCH.test(one) && !DUTCH.test(two) ? `${two} - ${one}` : `${one} - ${two}`
}

/** Pieces that lie by each other, the longest group first. */
function groupsOf(lines: Feature[]): Feature[][] {
  const groups: Feature[][] = []
  for (const line of lines) {
    const near = groups.filter(group =>
      group.some(
        other =>
          metres(middleOf(pointsOf(line)), nearest(pointsOf(other), middleOf(pointsOf(line)))) <
          APART_M,
      ),
    )
    const joined = [...near.flat(), line]
    groups.splice(0, groups.length, ...groups.filter(group => !near.includes(group)), joined)
  }
  const length = (group: Feature[]): number => group.flatMap(pointsOf).length
  return groups.toSorted((a, b) => length(b) - length(a))
}

function pointsOf({ geometry }: Feature): Position[] {
  if (geometry.type === 'LineString') return geometry.coordinates
  return geometry.type === 'MultiLineString' ? geometry.coordinates.flat() : []
}

const middleOf = (points: Position[]): Position => points[Math.floor(points.length / 2)] ?? [0, 0]

/** The middle of all points, on the street itself, and how far in km the furthest lies. */
function reachOf(points: Position[]): [middle: Position, km: number] {
  const range = (axis: 0 | 1): number => {
    const values = points.map(point => point[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const middle = nearest(points, [range(0), range(1)])
  return [middle, Math.max(...points.map(point => metres(point, middle))) / 1000]
}

const nearest = (points: Position[], to: Position): Position =>
  points.reduce(
    (best, point) => (metres(point, to) < metres(best, to) ? point : best),
    points[0] ?? to,
  )
