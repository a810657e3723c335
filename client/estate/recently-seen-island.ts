import type { Start } from '../islands.ts'
import { readRecentlySeen } from './recently-seen.ts'

/** What this device has seen, below the list. Who has seen nothing fetches nothing. */
export const start: Start = element => {
  const ids = readRecentlySeen(localStorage)
  if (ids.length > 0) void import('./seen-strip.tsx').then(strip => strip.mountSeen(element, ids))
}
