/** A pseudo-random stream: equal keys give equal numbers on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** FNV-1a over the characters: 32 bits. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A stream by its key (mulberry32). */
export function randomOf(key: string): Random {
  let state = hash32(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)]!
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items]
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(int(0, left.length - 1), 1)[0]!,
    )
  }
  return { next, int, chance: probability => next() < probability, pick, sample }
}
