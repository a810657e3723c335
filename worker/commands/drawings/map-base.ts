import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature, type Topology } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { MUNICIPALITIES, type Municipality } from '../../listing-api/demo/municipalities.ts'
import { root } from '../local/run-tool.ts'

/**
 * `node worker/commands/drawings/map-base.ts` writes client/estate/map/map-base.json: the outlines of Belgium and its
 * neighbours (world-atlas, from Natural Earth, public domain) and the towns that get a label. Run by hand; the result is
 * committed.
 */
type Point = [lon: number, lat: number]

const COUNTRIES = { BE: '056', NL: '528', DE: '276', LU: '442', FR: '250', GB: '826' }
/** West, south, east, north. */
const BOX = [-2, 47.5, 10.5, 53.6] as const
/** Steps in a degree: about a hundred metres. */
const SCALE = 1000
/** Square degrees below which a corner is dropped. */
const MIN_AREA = 0.00004

const MAJOR_CITIES = [
  'Brussel',
  'Antwerpen',
  'Gent',
  'Charleroi',
  'Liège',
  'Brugge',
  'Namur',
  'Leuven',
  'Mons',
  'Hasselt',
  'Oostende',
  'Kortrijk',
  'Arlon',
  'Bastogne',
  'Tournai',
  'Mechelen',
  'Aalst',
  'Verviers',
  'Turnhout',
  'Genk',
  'Sint-Niklaas',
  'Knokke-Heist',
  'Ieper',
  'Dinant',
  'Wavre',
  'Eupen',
  'Roeselare',
]

const FOREIGN_CITIES: [lat: number, lon: number, ...names: string[]][] = [
  [50.637, 3.063, 'Rijsel', 'Lille', 'Lille', 'Lille'],
  [51.44, 5.47, 'Eindhoven'],
  [50.851, 5.69, 'Maastricht'],
  [51.924, 4.48, 'Rotterdam'],
  [50.776, 6.084, 'Aken', 'Aix-la-Chapelle', 'Aachen', 'Aachen'],
  [49.611, 6.13, 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'],
  [51.05, 2.37, 'Duinkerke', 'Dunkerque', 'Dunkirk', 'Dünkirchen'],
  [51.589, 4.776, 'Breda'],
  [50.94, 6.96, 'Keulen', 'Cologne', 'Cologne', 'Köln'],
  [51.5, 3.61, 'Middelburg'],
  [49.757, 6.641, 'Trier', 'Trèves', 'Trier', 'Trier'],
  [49.26, 4.03, 'Reims'],
]

const world: Topology = JSON.parse(
  readFileSync(join(root, 'node_modules/world-atlas/countries-10m.json'), 'utf8'),
)
const wanted = world.objects.countries.geometries.filter(({ id }) =>
  Object.values(COUNTRIES).includes(id),
)
const near = simplify(
  presimplify({
    ...world,
    objects: { countries: { ...world.objects.countries, geometries: wanted } },
  }),
  MIN_AREA,
)
const countries = feature(near, near.objects.countries).features

const ringsOf = (ids: string[]): Point[][] =>
  countries
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ geometry }) =>
      (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(rings =>
        rings.slice(0, 1),
      ),
    )

const rank = ({ name }: Municipality): number =>
  MAJOR_CITIES.includes(name) ? MAJOR_CITIES.indexOf(name) : MAJOR_CITIES.length
const places = MUNICIPALITIES.toSorted((a, b) => rank(a) - rank(b)).map(
  ({ lat, lon, names: { nl, fr, en, de } }): (typeof FOREIGN_CITIES)[number] => [
    lat,
    lon,
    nl,
    fr,
    en,
    de,
  ],
)

const base = {
  abroad: encodeLines(clipAll(ringsOf(Object.values(COUNTRIES).filter(id => id !== COUNTRIES.BE)))),
  home: encodeLines(clipAll(ringsOf([COUNTRIES.BE]))),
  places: [...places, ...FOREIGN_CITIES].map(([lat, lon, nl, ...others]) => [
    round(lat),
    round(lon),
    nl,
    ...(others.some(name => name !== nl) ? others : []),
  ]),
}
const path = join(root, 'client/estate/map/map-base.json')
writeFileSync(path, `${JSON.stringify(base).replace(/("\w+":\[)/g, '\n$1')}\n`)
console.log(`${path}: ${readFileSync(path).length} bytes`)

/** Each line as steps from corner to corner: [lat, lon, dLat, dLon, …] in thousandths of a degree. */
function encodeLines(lines: Point[][]): number[][] {
  return lines
    .map(line => {
      let [lastLat, lastLon] = [0, 0]
      return line.flatMap(([lon, lat]) => {
        const [nextLat, nextLon] = [round(lat * SCALE, 1), round(lon * SCALE, 1)]
        const step = [nextLat - lastLat, nextLon - lastLon]
        lastLat = nextLat
        lastLon = nextLon
        return step[0] || step[1] ? step : []
      })
    })
    .filter(line => line.length >= 4)
}

function round(number: number, steps = SCALE): number {
  return Math.round(number * steps) / steps
}

function clipAll(rings: Point[][]): Point[][] {
  return rings.map(clip).filter(ring => ring.length > 3)
}

/** Sutherland–Hodgman: clips against one side of the box after the other. */
function clip(ring: Point[]): Point[] {
  const sides: [axis: 0 | 1, sign: 1 | -1, edge: number][] = [
    [0, 1, BOX[0]],
    [1, 1, BOX[1]],
    [0, -1, BOX[2]],
    [1, -1, BOX[3]],
  ]
  return sides.reduce(
    (corners, [axis, sign, edge]) =>
      corners.flatMap((corner, index) => {
        const before = corners.at(index - 1) ?? corner
        const isInside = sign * (corner[axis] - edge) >= 0
        const wasInside = sign * (before[axis] - edge) >= 0
        if (isInside && wasInside) return [corner]
        if (!isInside && !wasInside) return []
        const share = (edge - before[axis]) / (corner[axis] - before[axis])
        const between = (from: number, to: number): number => from + share * (to - from)
        const crossing: Point = [between(before[0], corner[0]), between(before[1], corner[1])]
        return isInside ? [crossing, corner] : [crossing]
      }),
    ring,
  )
}
