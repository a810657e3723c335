import { STILL } from './view.ts'

type Point = readonly [x: number, y: number]

/** A place with a name. */
export interface Named {
  name: string
  rank: number
  at: Point
}

/** A part of a street. */
export interface Line {
  name: string
  rank: number
  line: readonly Point[]
}

const MAX_PLACES = 14
const MAX_STREETS = 18
const LETTER_PX = 6.2
const LINE_PX = 16

/** Names of places, the great ones first, none upon another. */
export function placeNames(places: readonly Named[], zoom: number): string {
  const taken: Named[] = []
  for (const place of places.toSorted((a, b) => a.rank - b.rank)) {
    if (taken.length === MAX_PLACES || place.rank > (zoom < 10 ? 2 : zoom < 12 ? 3 : 5)) break
    const half = halfOf(place.name)
    const [x, y] = place.at
    const isInside = x > half && x < STILL.width - half && y > LINE_PX && y < STILL.height - 6
    const isFree = taken.every(
      ({ name, at }) => Math.abs(at[0] - x) > half + halfOf(name) || Math.abs(at[1] - y) > LINE_PX,
    )
    if (isInside && isFree) taken.push(place)
  }
  return taken
    .map(
      ({ name, rank, at: [x, y] }) =>
        `<text class="n${rank}" x="${x}" y="${y}">${escaped(name)}</text>`,
    )
    .join('')
}

const halfOf = (name: string): number => (name.length * LETTER_PX) / 2 + 6

/** Names along streets, each once, where its longest part has room. */
export function streetNames(streets: readonly Line[]): string {
  const longest = new Map<string, Line & { length: number }>()
  for (const street of streets) {
    const inside = longestInside(street.line)
    const length = lengthOf(inside)
    if (length > (longest.get(street.name)?.length ?? 0))
      longest.set(street.name, { ...street, line: inside, length })
  }
  return [...longest.values()]
    .filter(({ name, length }) => length > name.length * LETTER_PX + 12)
    .toSorted((a, b) => a.rank - b.rank || b.length - a.length)
    .slice(0, MAX_STREETS)
    .map(({ name, line }, index) => {
      const first = line[0]
      const last = line.at(-1)
      const path = first && last && first[0] > last[0] ? line.toReversed() : line
      const d = `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`
      return `<path id="l${index}" d="${d}" fill="none"/><text dy="3.5"><textPath href="#l${index}" startOffset="50%">${escaped(name)}</textPath></text>`
    })
    .join('')
}

/** The longest part of a line that lies on the map. */
function longestInside(line: readonly Point[]): Point[] {
  let longest: Point[] = []
  let part: Point[] = []
  const end = (): void => {
    if (lengthOf(part) > lengthOf(longest)) longest = part
    part = []
  }
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const clipped = clip(from, to)
    if (!clipped) return end()
    part.push(...(part.length === 0 ? clipped : clipped.slice(1)))
    if (clipped[1] !== to) end()
  })
  end()
  return longest
}

/** The part of a step that lies on the map (Liang–Barsky); null: none does. */
function clip(from: Point, to: Point): [Point, Point] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let [start, stop] = [0, 1]
  for (const [step, room] of [
    [-dx, from[0]],
    [dx, STILL.width - from[0]],
    [-dy, from[1]],
    [dy, STILL.height - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return null
    const share = room / step
    if (step < 0) start = Math.max(start, share)
    if (step > 0) stop = Math.min(stop, share)
  }
  if (start >= stop) return null
  const at = (share: number): Point => [from[0] + share * dx, from[1] + share * dy]
  return [start === 0 ? from : at(start), stop === 1 ? to : at(stop)]
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum
  }, 0)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)
