import type { Reason } from './reason.ts'

/** What is stored of an estate between two crawls. */
export interface Snapshot {
  transactionId: number | null
  price: number | null
  /** Sold or rented. */
  isSold: boolean
  /** It was not in the list at the last complete crawl. */
  isUnlisted: boolean
}

/** What happened to an estate since the last crawl. A higher price, and one that appears or disappears, is not reported. */
export function detectChanges(
  before: Snapshot | null,
  now: Omit<Snapshot, 'isUnlisted'>,
): Reason[] {
  if (!before) return now.isSold ? [] : ['new']
  const isBack = !now.isSold && (before.isSold || before.isUnlisted)
  const isCheaper =
    before.price !== null && now.price !== null && now.price < before.price && !now.isSold
  const hasNewStatus = before.transactionId !== now.transactionId && !isBack
  return [
    ...(isCheaper ? ['price' as const] : []),
    ...(isBack ? ['back' as const] : []),
    ...(hasNewStatus ? ['status' as const] : []),
  ]
}

export const isSameSnapshot = (before: Snapshot, now: Omit<Snapshot, 'isUnlisted'>): boolean =>
  before.transactionId === now.transactionId &&
  before.price === now.price &&
  before.isSold === now.isSold &&
  !before.isUnlisted
