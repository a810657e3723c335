import type { Millis } from '../../../shared/time/units.ts'

export type CrawlState = {
  /** Where the next page begins. */
  position: number
  /** When the last reading that ended began; null: this is the first. */
  lookedAt: Millis | null
}

export type SnapshotRow = {
  id: string
  version: number
  transactionId: number | null
  price: number | null
  /** 0 or 1, as the next. */
  isSold: number
  isUnlisted: number
}

/** What happened to an estate, with what it is matched by. */
export type EstateChange = {
  estate: string
  version: number
  /** One reason bit. */
  reason: number
  /** An EstateCard as JSON. */
  card: string
  /** The card’s facts as JSON; absent: it has none. */
  facts?: string
  priceBefore: number | null
  country: number | null
  city: number | null
  headType: number | null
  subType: number | null
  transaction: number | null
  bedrooms: number | null
  price: number | null
  lat: number | null
  lon: number | null
}

export type CrawledPage = {
  position: number
  /** Where the page after it begins. */
  next: number
  /** The length of the list as this page said. */
  total: number
  /** Every estate on it. */
  ids: string[]
  isLast: boolean
  /** Those that are new or not as before. */
  snapshots: Omit<SnapshotRow, 'isUnlisted'>[]
  changes: EstateChange[]
  now: Millis
}
