/** A row's place in the older list and in the newer one. */
type Pair = readonly [number, number]

/**
 * Where each row of an older list stands in a newer one, by their stamps: rows that are the same are found first, in order;
 * between them as many old rows as new ones were changed where they stood. undefined: the row was taken away.
 */
export function alignRows(
  before: readonly string[],
  now: readonly string[],
): readonly (number | undefined)[] {
  const places: (number | undefined)[] = before.map(() => undefined)
  let [row, place] = [0, 0]
  const ends: Pair = [before.length, now.length]
  for (const [nextRow, nextPlace] of [...sameRows(before, now), ends]) {
    if (nextRow - row === nextPlace - place)
      for (; row < nextRow; row++, place++) places[row] = place
    if (nextRow < before.length) places[nextRow] = nextPlace
    ;[row, place] = [nextRow + 1, nextPlace + 1]
  }
  return places
}

/** The longest series of rows that both have, in order: of each its place in the one and in the other. */
function sameRows(before: readonly string[], now: readonly string[]): Pair[] {
  const found: Pair[] = []
  let [row, place] = [0, 0]
  const most = commonTails(before, now)
  while (row < before.length && place < now.length) {
    if (before[row] === now[place]) found.push([row++, place++])
    else if ((most[row + 1]?.[place] ?? 0) >= (most[row]?.[place + 1] ?? 0)) row++
    else place++
  }
  return found
}

/** How many rows the ends of both lists have in common, from each row of the one and of the other. */
function commonTails(before: readonly string[], now: readonly string[]): number[][] {
  const most = Array.from({ length: before.length + 1 }, () => now.map(() => 0).concat(0))
  for (let row = before.length - 1; row >= 0; row--)
    for (let place = now.length - 1; place >= 0; place--) {
      const [here = [], next = []] = [most[row], most[row + 1]]
      here[place] =
        before[row] === now[place]
          ? (next[place + 1] ?? 0) + 1
          : Math.max(next[place] ?? 0, here[place + 1] ?? 0)
    }
  return most
}
