import { SECOND, type Millis } from '../../../shared/time/units.ts'

/** Of uploads that an isolate holds at once, in bytes: making a picture takes nearly as much again, and it has 128 MB for all. */
const MAX_HELD = 32_000_000
/** Even an empty one counts, so that they are few. */
const MIN_COUNTED = 1_000_000
const LOOKS_EVERY: Millis = 100
const MAX_WAIT: Millis = 30 * SECOND
/** Whoever broke off never says so. */
const LOST_AFTER: Millis = 60 * SECOND

const held = new Map<symbol, { readonly bytes: number; readonly until: Millis }>()

/**
 * Waits until an upload of so many bytes may be read beside those that this isolate has, a large one when it is alone
 * (UPLOAD-50). Gives what is to be called when it is done; null: there was no room for half a minute.
 */
export async function roomFor(bytes: number): Promise<(() => void) | null> {
  const counted = Math.max(bytes, MIN_COUNTED)
  const deadline = Date.now() + MAX_WAIT
  for (;;) {
    const now = Date.now()
    let used = 0
    for (const [key, each] of held)
      if (each.until <= now) held.delete(key)
      else used += each.bytes
    if (used === 0 || used + counted <= MAX_HELD) {
      const key = Symbol('upload')
      held.set(key, Object.freeze({ bytes: counted, until: now + LOST_AFTER }))
      return () => void held.delete(key)
    }
    if (now >= deadline) return null
    await scheduler.wait(LOOKS_EVERY)
  }
}
