/** Draws that are the same for the same seed. */
export interface Draws {
  /** From 0 to below `end`. */
  below(end: number): number
  isOnce(inTimes: number): boolean
  one<Item>(of: readonly Item[]): Item
}

/** Of the request with this number, so that each can be made again alone (mulberry32). */
export function drawsOf(seed: number, index: number): Draws {
  let state = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    isOnce: inTimes => below(inTimes) === 0,
    one: of => of[below(of.length)] as (typeof of)[number],
  }
}
