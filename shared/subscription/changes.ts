import type { Reason } from './reason.ts'

/** What is remembered of an estate between two looks. */
export interface Snapshot {
  transactionId: number | null
  price: number | null
  /** Sold or rented. */
  isGone: boolean
  /** It had left the list. */
  missing: boolean
}

/** What happened to an estate since the last look. A higher price and a price that comes or goes are told to nobody. */
export function detectChanges(before: Snapshot | null, now: Omit<Snapshot, 'missing'>): Reason[] {
  if (!before) return now.isGone ? [] : ['new']
  const isBack = !now.isGone && (before.isGone || before.missing)
  const fell =
    before.price !== null && now.price !== null && now.price < before.price && !now.isGone
  const moved = before.transactionId !== now.transactionId && !isBack
  return [
    ...(fell ? ['price' as const] : []),
    ...(isBack ? ['back' as const] : []),
    ...(moved ? ['status' as const] : []),
  ]
}

export const isSameSnapshot = (before: Snapshot, now: Omit<Snapshot, 'missing'>): boolean =>
  before.transactionId === now.transactionId &&
  before.price === now.price &&
  before.isGone === now.isGone &&
  !before.missing
