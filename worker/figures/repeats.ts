import { MINUTE, type Millis } from '../../shared/time/units.ts'
import { setNewest } from '../cache/set-newest.ts'

const AGAIN_AFTER: Millis = 10 * MINUTE
const MAX_SEEN = 20_000

/**
 * One home or page counts once in ten minutes for a network (FIGURE-6). Kept are numbers made of both under a key that is this
 * isolate's own, in its memory alone.
 */
export class Repeats {
  readonly #seen = new Map<number, Millis>()
  #key: number | null = null

  /** Whether it is new; it is not from then on. */
  isFirst(network: string, what: string, now: Millis): boolean {
    const number = this.#numberOf(`${network} ${what}`)
    const before = this.#seen.get(number)
    if (before !== undefined && now - before < AGAIN_AFTER) return false
    setNewest(this.#seen, number, now, MAX_SEEN)
    return true
  }

  /** 53 bits (cyrb53, public domain): fast, and of no use without the key. */
  #numberOf(text: string): number {
    // Not at start-up, when an isolate has no randomness.
    this.#key ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    let high = 0xdeadbeef ^ this.#key
    let low = 0x41c6ce57 ^ this.#key
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 2_654_435_761)
      low = Math.imul(low ^ code, 1_597_334_677)
    }
    high =
      Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
    low =
      Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
    return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
  }
}
