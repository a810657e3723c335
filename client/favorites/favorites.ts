import { readIds, writeIds } from '../stored-ids.ts'

const KEY = 'favorites'
const MAX_FAVORITES = 100

/** The saved estates by public id, oldest first. */
export const readFavorites = (storage: Storage): string[] =>
  readIds(storage, KEY).slice(-MAX_FAVORITES)

/** Saves an estate, or removes a saved one; gives the saved ids. */
export function toggleFavorite(storage: Storage, id: string): string[] {
  const saved = readFavorites(storage)
  const next = saved.includes(id)
    ? saved.filter(other => other !== id)
    : [...saved, id].slice(-MAX_FAVORITES)
  writeIds(storage, KEY, next)
  return next
}
