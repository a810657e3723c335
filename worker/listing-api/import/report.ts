import { HELD_REASONS } from './held-reasons.ts'
import type { AdvertLack } from '../../../shared/estate/legal/advert-gap.ts'
import { lineOf, type LineRemark, type ReadFeed } from './feed.ts'

/** What an import came to. */
export interface ImportReport {
  /** 'quarantined': nothing was applied, because too many estates would be archived; 'refused': nothing could be. */
  state: 'applied' | 'quarantined' | 'refused'
  created: number
  updated: number
  unchanged: number
  archived: number
  /** Lines of which nothing was taken; a file that is no feed is one, of the field 'file'. */
  rejected: LineRemark[]
  /** Of lines that were taken: what was left out of them, or is doubtful. */
  warnings: LineRemark[]
  /** Estates of the feed that are kept and not shown, and why. */
  heldBack: HeldBack[]
  /** The sender's ids of the first estates that a quarantined feed lacks. */
  missing: string[]
  quarantined: boolean
}

interface HeldBack {
  line: number
  externalId: string
  reason: AdvertLack
  message: string
}

const MAX_MISSING = 50

interface Removed {
  deleted: readonly number[]
  absent: readonly { externalId: string }[]
  isHeldBack: boolean
}

export function reportOf(
  feed: ReadFeed,
  { deleted, absent, isHeldBack }: Removed = { deleted: [], absent: [], isHeldBack: false },
  held: readonly { externalId: string; reason: AdvertLack }[] = [],
): ImportReport {
  const { created, updated, unchanged, rejected, warnings } = feed
  const archived = deleted.length + absent.length
  const isRefused = rejected.length > 0 && created + updated + unchanged + archived === 0
  return {
    state: isHeldBack ? 'quarantined' : isRefused ? 'refused' : 'applied',
    created,
    updated,
    unchanged,
    archived,
    rejected,
    warnings,
    heldBack: held.flatMap(({ externalId, reason }) => {
      const line = lineOf(feed, externalId)
      return line === undefined ? [] : [{ line, externalId, reason, message: HELD_REASONS[reason] }]
    }),
    missing: isHeldBack ? absent.slice(0, MAX_MISSING).map(({ externalId }) => externalId) : [],
    quarantined: isHeldBack,
  }
}
