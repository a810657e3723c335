import { readIds, writeIds } from '../stored-ids.ts'

const KEY = 'favorites'
const MAX_FAVORITES = 100

/** The kept estates by public id, oldest first. */
export const readFavorites = (storage: Storage): string[] =>
  readIds(storage, KEY).slice(-MAX_FAVORITES)

/** Keeps an estate, or lets go of one that was kept; gives what is kept now. */
export function toggleFavorite(storage: Storage, id: string): string[] {
  const kept = readFavorites(storage)
  const next = kept.includes(id)
    ? kept.filter(other => other !== id)
    : [...kept, id].slice(-MAX_FAVORITES)
  writeIds(storage, KEY, next)
  return next
}
