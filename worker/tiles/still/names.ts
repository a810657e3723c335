import { lengthOf, longestInside } from './inside.ts'
import { LARGE, letterPx, SMALL_ONLY } from './letters.ts'
import type { Point } from './paths.ts'
import { STILL } from './view.ts'

/** A place with a name. */
export interface Named {
  name: string
  rank: number
  /** 0: not known. */
  population: number
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
/** Of a letter's height, bold ones too. */
const LETTER_WIDTH = 0.57
const LINE_HEIGHT = 1.35

/** Names of places, the great ones first, none upon another, and those that have no room where letters are large marked. */
export function placeNames(places: readonly Named[], zoom: number): string {
  const least = zoom < 10 ? 2 : zoom < 12 ? 3 : 5
  const candidates = places
    .filter(({ rank }) => rank <= least)
    .toSorted((a, b) => a.rank - b.rank || b.population - a.population)
  const shown = withRoom(candidates, 1).slice(0, MAX_PLACES)
  const large = new Set(withRoom(shown, LARGE))
  return shown
    .map(place => {
      const { name, rank, at } = place
      const marked = large.has(place) ? '' : ` ${SMALL_ONLY}`
      return `<text class="n${rank}${marked}" x="${at[0]}" y="${at[1]}">${escaped(name)}</text>`
    })
    .join('')
}

/** Those that stand whole on the map and beside each other in letters so many times as large. */
function withRoom(places: readonly Named[], times: number): Named[] {
  const taken: Named[] = []
  for (const place of places) {
    const [half, high] = sizeOf(place, times)
    const [x, y] = place.at
    const isInside = x > half && x < STILL.width - half && y > high && y < STILL.height - high / 2
    const isFree = taken.every(other => {
      const [otherHalf, otherHigh] = sizeOf(other, times)
      return (
        Math.abs(other.at[0] - x) > half + otherHalf ||
        Math.abs(other.at[1] - y) > (high + otherHigh) / 2
      )
    })
    if (isInside && isFree) taken.push(place)
  }
  return taken
}

/** Half of a name's breadth and its height, in px. */
function sizeOf({ name, rank }: Named, times: number): [half: number, high: number] {
  const letter = letterPx(rank) * times
  return [((name.length * LETTER_WIDTH + 1) * letter) / 2, letter * LINE_HEIGHT]
}

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
    .filter(({ name, length }) => length > breadthOf(name))
    .toSorted((a, b) => a.rank - b.rank || b.length - a.length)
    .slice(0, MAX_STREETS)
    .map(({ name, line, length }, index) => {
      const first = line[0]
      const last = line.at(-1)
      const path = first && last && first[0] > last[0] ? line.toReversed() : line
      const marked = length > breadthOf(name) * LARGE ? '' : ` class="${SMALL_ONLY}"`
      const d = `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`
      return `<path id="l${index}" d="${d}" fill="none"/><text${marked} dy=".32em"><textPath href="#l${index}" startOffset="50%">${escaped(name)}</textPath></text>`
    })
    .join('')
}

/** Of a street's name, in px. */
const breadthOf = (name: string): number => (name.length * LETTER_WIDTH + 1) * letterPx()

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)
