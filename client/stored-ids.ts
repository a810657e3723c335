const PUBLIC_ID = /^[0-9a-zA-Z-]{1,40}$/

/** Public ids of estates stored on this device. Storage may hold anything, or not be readable at all. */
export function readIds(storage: Storage, key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    const ids = Array.isArray(stored)
      ? stored.filter(id => typeof id === 'string' && PUBLIC_ID.test(id))
      : []
    return [...new Set(ids)]
  } catch {
    return []
  }
}

export const writeIds = (storage: Storage, key: string, ids: readonly string[]): void =>
  storage.setItem(key, JSON.stringify(ids))
