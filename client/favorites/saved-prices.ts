const KEY = 'favorites-prices'

/** Euro by public id, as they were when the visitor saved the estate. Storage may hold anything. */
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

/** Stores the prices of saved estates and drops all others. A price that is stored already stays. */
export function savePrices(
  storage: Storage,
  saved: readonly string[],
  seen: Record<string, number>,
): void {
  const known = { ...seen, ...readSavedPrices(storage) }
  storage.setItem(
    KEY,
    JSON.stringify(
      Object.fromEntries(saved.flatMap(id => (known[id] === undefined ? [] : [[id, known[id]]]))),
    ),
  )
}

/** '€ 350.000' → 350000; null without digits. */
export function priceOf(text: string | null | undefined): number | null {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits ? Number(digits) : null
}
