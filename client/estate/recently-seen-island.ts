import { withWords } from '../islands/page-words.ts'
import { readRecentlySeen } from './seen/recently-seen.ts'

/** What this device has seen, below the list. Who has seen nothing fetches nothing. */
export const start = (element: HTMLElement): void => {
  const ids = readRecentlySeen(localStorage)
  if (ids.length > 0)
    void withWords(import('./seen/seen-strip.tsx')).then(strip => strip.mountSeen(element, ids))
}
