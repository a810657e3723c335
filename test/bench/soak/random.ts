export interface Random {
  /** A whole number from 0, below this. */
  below(end: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }
  return {
    below,
    pick(items) {
      const found = items[below(items.length)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
  }
}
