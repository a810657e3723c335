import type { Point } from './paths.ts'
import { STILL } from './view.ts'

/** The longest part of a line that lies on the map. */
export function longestInside(line: readonly Point[]): Point[] {
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

/** In px. */
export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum
  }, 0)
