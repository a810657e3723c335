import { readIds, writeIds } from '../../stored-ids.ts'

const KEY = 'recently-seen'
const MAX_SEEN = 12

/** Public ids of the estates seen on this device, newest first. */
export const readRecentlySeen = (storage: Storage): string[] =>
  readIds(storage, KEY).slice(0, MAX_SEEN)

/** Puts an estate first. */
export const rememberSeen = (storage: Storage, id: string): void =>
  writeIds(storage, KEY, [...new Set([id, ...readRecentlySeen(storage)])].slice(0, MAX_SEEN))

/** Remembers the estate of a detail page, `[data-estate=id]` in its main element. */
export function startRecentlySeen(): void {
  const id = document.querySelector<HTMLElement>('main[data-estate], main [data-estate]')?.dataset
    .estate
  if (id) rememberSeen(localStorage, id)
}
