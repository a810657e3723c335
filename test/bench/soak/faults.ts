import type { Random } from './random.ts'

/**
 * What is played, from outside of the built site Worker (test/bench/workers/soak.ts): what it binds fails as these say. Not
 * played, since nothing outside can: a fault of SQLite within an object or of its alarm, an isolate that is put away, a disk that
 * is full, KV that lags behind another place, Workers Cache, the network between two places, the mail service.
 */
const KINDS = {
  API: ['refuses', 'answers 500', 'answers HTML', 'is slow', 'loses answers'],
  KV: ['refuses', 'is slow', 'loses answers'],
  D1: ['refuses', 'loses answers'],
  // 'is reset': what was asked is done, and the caller is told to ask again.
  objects: ['refuses', 'loses answers', 'is reset'],
  R2: ['refuses', 'loses answers'],
} as const

export type Store = keyof typeof KINDS
export type Fault = (typeof KINDS)[Store][number]
export type Faults = Partial<Record<Store, Fault>>

const STORES: readonly Store[] = ['API', 'KV', 'D1', 'objects', 'R2']

/** Milliseconds of a spell of faults, and of the calm after it. */
export const SPELL = 9_000
export const CALM = 11_000

/** The faults of the next spell: each store fails in its turn, in one spell of three another beside it. */
export function nextFaults(random: Random, spell: number): Faults {
  const first = STORES[spell % STORES.length] ?? 'API'
  const second = random.below(3) === 0 ? random.pick(STORES) : first
  return Object.fromEntries([first, second].map(store => [store, random.pick<Fault>(KINDS[store])]))
}
