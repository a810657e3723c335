import type { Seconds } from '../../../shared/time/units.ts'
import type { Ask } from '../store/ask.ts'
import { warn, type ReadFeed } from './feed.ts'

/** Whatever goes, so few are nobody's broken feed. */
const FEW = 5
const SHARE = 0.2
const AT_ONCE = 500

export interface ImportOptions {
  /** Somebody said that what the feed lacks may go, however much it is. */
  mayRemove: boolean
  /** What the feed does not name stays. */
  isPartial: boolean
}

/** What a feed takes off: what its lines name, and what it lacks. */
interface Removals {
  deleted: number[]
  absent: { id: number; externalId: string }[]
  /** More goes within 24 hours than a feed may remove without a word (IMPORT-5). */
  isHeldBack: boolean
}

/** Finds what a feed takes off; of a partial one, and of one with a line that nobody can name, only what it says. */
export async function findRemovals(
  ask: Ask,
  feed: ReadFeed,
  { mayRemove, isPartial }: ImportOptions,
  now: Seconds,
): Promise<Removals> {
  const { ids: deleted, unknown } = await ask('findDeleted', [...feed.deleted.keys()])
  for (const externalId of unknown)
    warn(feed, {
      line: feed.deleted.get(externalId) ?? 0,
      field: 'externalId',
      message: `is not here: ${externalId}`,
    })
  feed.unchanged += unknown.length
  const isTaken = feed.created + feed.updated + feed.unchanged > 0
  const isWhole = !isPartial && !feed.hasOperations && !feed.hasUnidentifiedLines
  if (!isWhole || (!isTaken && feed.rejected.length > 0))
    return { deleted, absent: [], isHeldBack: false }
  const { absent, active } = await findAbsent(ask, feed.named)
  const before = mayRemove ? 0 : await ask('countMissing', now)
  const count = absent.length + before
  return {
    deleted,
    absent,
    isHeldBack: !mayRemove && absent.length > 0 && count > FEW && count > (active + before) * SHARE,
  }
}

/** Stages what a feed takes off; what it lacks counts for a day unless somebody allowed it. */
export async function stageAll(
  ask: Ask,
  run: string,
  { deleted, absent }: Removals,
  mayRemove: boolean,
): Promise<void> {
  const missing = absent.map(({ id }) => id)
  for (const [ids, isMissing] of [
    [deleted, false],
    [missing, !mayRemove],
  ] as const)
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await ask('stageRemovals', run, ids.slice(from, from + AT_ONCE), isMissing)
  if (mayRemove) await ask('forgiveMissing')
}

/** Active estates that no line names, and how many are active. */
async function findAbsent(
  ask: Ask,
  named: ReadonlyMap<string, number>,
): Promise<{ absent: Removals['absent']; active: number }> {
  const absent: Removals['absent'] = []
  let active = 0
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof activePage>> = await activePage(ask, after)
    active += page.estates.length
    absent.push(...page.estates.filter(({ externalId }) => !named.has(externalId)))
    after = page.next
  }
  return { absent, active }
}

const activePage = (ask: Ask, after: number) => ask('listActive', after)
