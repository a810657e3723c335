import { type Box, total } from './box.ts'

/**
 * Rectangles of these areas that fill a box, as square as rows of the largest first allow (Bruls, Huizing and van Wijk,
 * 2000); in the order of `areas`. The areas are taken in proportion, so that they always fill it.
 */
export function squarify(areas: readonly number[], box: Box): Box[] {
  const sorted = areas.map((area, index) => ({ area, index })).sort((a, b) => b.area - a.area)
  const scale = (box.w * box.h) / total(sorted)
  const placed: Box[] = []
  let rest = box
  for (let from = 0; from < sorted.length;) {
    const along = Math.min(rest.w, rest.h)
    let to = from + 1
    while (
      to < sorted.length &&
      worst(sorted.slice(from, to + 1), along, scale) <= worst(sorted.slice(from, to), along, scale)
    )
      to++
    const row = sorted.slice(from, to)
    const thick = (total(row) * scale) / along
    let at = 0
    for (const { area, index } of row) {
      const length = (area / total(row)) * along
      placed[index] =
        rest.w < rest.h
          ? { x: rest.x + at, y: rest.y, w: length, h: thick }
          : { x: rest.x, y: rest.y + at, w: thick, h: length }
      at += length
    }
    rest =
      rest.w < rest.h
        ? { ...rest, y: rest.y + thick, h: rest.h - thick }
        : { ...rest, x: rest.x + thick, w: rest.w - thick }
    from = to
  }
  return placed
}

/** The slenderest of a row of this length. */
function worst(row: readonly { area: number }[], along: number, scale: number): number {
  const thick = (total(row) * scale) / along
  return Math.max(
    ...row.map(({ area }) => {
      const length = (area * scale) / thick
      return Math.max(length / thick, thick / length)
    }),
  )
}
