const KEY = 'favorites-prices'

/** Euro by public id, as they were when the visitor kept the estate. Storage may hold anything. */
export function readSavedPrices(storage: Storage): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    )
  } catch {
    return {}
  }
}

/** Remembers the prices of what is kept and forgets those of what is not. A price that is known already stays. */
export function savePrices(
  storage: Storage,
  kept: readonly string[],
  seen: Record<string, number>,
): void {
  const known = { ...seen, ...readSavedPrices(storage) }
  storage.setItem(
    KEY,
    JSON.stringify(
      Object.fromEntries(kept.flatMap(id => (known[id] === undefined ? [] : [[id, known[id]]]))),
    ),
  )
}

/** '€ 350.000' → 350000; no digits give null. */
export function priceOf(text: string | null | undefined): number | null {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits ? Number(digits) : null
}
