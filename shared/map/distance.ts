/** A position, in degrees. */
export interface Position {
  lat: number
  lon: number
}

const METERS_A_DEGREE = 111_195

/** From one position to another in a straight line, in metres; exact enough within Belgium. */
export const metersBetween = (a: Position, b: Position): number => metersToLine(a, [b])

/** From a position to the nearest part of a line, in metres. Infinity: it has no corner. */
export function metersToLine(from: Position, line: readonly Position[]): number {
  const shrink = Math.cos((from.lat * Math.PI) / 180)
  const corners = line.map(({ lat, lon }) => [(lon - from.lon) * shrink, lat - from.lat] as const)
  let nearest = Infinity
  for (const [index, [x, y]] of corners.entries()) {
    const [beforeX, beforeY] = corners[index - 1] ?? [x, y]
    const [dx, dy] = [x - beforeX, y - beforeY]
    const length = dx * dx + dy * dy
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, -(beforeX * dx + beforeY * dy) / length))
    nearest = Math.min(nearest, Math.hypot(beforeX + share * dx, beforeY + share * dy))
  }
  return nearest * METERS_A_DEGREE
}
