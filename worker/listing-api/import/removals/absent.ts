import type { Seconds } from '../../../../shared/time/units.ts'
import type { Ask } from '../../store/ask.ts'
import { lineOf, warn, type ReadFeed } from '../feed.ts'

/** Whatever goes, so few are nobody's broken feed. */
const FEW = 5
const SHARE = 0.2
const AT_ONCE = 500

export interface ImportOptions {
  /** Which of the agency's feeds it is; the main one unless it says so. */
  source?: string
  /** Somebody said that what the feed lacks may go, however much it is. */
  mayRemove: boolean
  /** What the feed does not name stays. */
  isPartial: boolean
  /** What lines take off by name is held back as what a feed lacks is: their sender found it by what a list lacks. */
  isGuarded?: boolean
}

/** What a feed takes off: what its lines name, and what it lacks. */
interface Removals {
  deleted: number[]
  absent: { id: number; externalId: string }[]
  /** More goes within 24 hours than a feed may remove without a word (IMPORT-5). */
  isHeldBack: boolean
  /** All that it does not name would go. */
  isWhole: boolean
}

/** Finds what a feed takes off; of a partial one, and of one with a line that nobody can name, only what it says. */
export async function findRemovals(
  ask: Ask,
  feed: ReadFeed,
  { mayRemove, isPartial, isGuarded = false }: ImportOptions,
  now: Seconds,
): Promise<Removals> {
  const {
    ids: deleted,
    unknown,
    spared,
  } = await ask('findDeleted', feed.source, [...feed.deleted.keys()])
  for (const externalId of unknown)
    warn(feed, {
      line: feed.deleted.get(externalId) ?? 0,
      field: 'externalId',
      message: `is not here: ${externalId}`,
    })
  feed.unchanged += unknown.length
  const isTaken = feed.created + feed.updated + feed.unchanged > 0
  const isWhole = !isPartial && !feed.hasOperations && !feed.hasUnidentifiedLines
  if (isGuarded) {
    const { externalIds, active } = await countActive(ask, feed.source)
    const absent = deleted
      .filter(id => !spared.includes(id))
      .map(id => ({ id, externalId: externalIds.get(id) ?? '' }))
    return hold(ask, { deleted: [], absent, active, mayRemove, now, isWhole: false })
  }
  if (!isWhole || (!isTaken && feed.rejected.length > 0))
    return { deleted, absent: [], isHeldBack: false, isWhole: false }
  const { absent, active } = await findAbsent(ask, feed)
  return hold(ask, { deleted, absent, active, mayRemove, now, isWhole })
}

/** Whether more goes than may without a word. */
async function hold(
  ask: Ask,
  {
    deleted,
    absent,
    active,
    mayRemove,
    now,
    isWhole,
  }: Omit<Removals, 'isHeldBack'> & { active: number; mayRemove: boolean; now: Seconds },
): Promise<Removals> {
  const before = mayRemove ? 0 : await ask('countMissing', now)
  const count = absent.length + before
  return {
    deleted,
    absent,
    isWhole,
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

/** Keeps what a feed that is held back would take off, for somebody to decide; after a whole one that is not, nothing waits. */
export async function keepForDecision(
  ask: Ask,
  run: string,
  { absent, isHeldBack, isWhole }: Removals,
): Promise<void> {
  if (!isHeldBack && !isWhole) return
  const ids = isHeldBack ? absent.map(({ id }) => id) : []
  for (let from = 0; from === 0 || from < ids.length; from += AT_ONCE)
    await ask('holdRemovals', run, ids.slice(from, from + AT_ONCE), from === 0)
}

/** The ids of all active estates of a feed, and how many that is. */
async function countActive(
  ask: Ask,
  source: string,
): Promise<{ externalIds: Map<number, string>; active: number }> {
  const externalIds = new Map<number, string>()
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof activePage>> = await activePage(ask, source, after)
    for (const { id, externalId } of page.estates) externalIds.set(id, externalId)
    after = page.next
  }
  return { externalIds, active: externalIds.size }
}

/** Active estates of the feed that no line names, but for those that somebody keeps, and how many are active. */
async function findAbsent(
  ask: Ask,
  feed: ReadFeed,
): Promise<{ absent: Removals['absent']; active: number }> {
  const absent: Removals['absent'] = []
  let active = 0
  const isNamed = (externalId: string): boolean => lineOf(feed, externalId) !== undefined
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof activePage>> = await activePage(ask, feed.source, after)
    active += page.estates.length
    absent.push(...page.estates.filter(({ externalId, spared }) => !spared && !isNamed(externalId)))
    const back = page.estates.filter(({ externalId, spared }) => spared && isNamed(externalId))
    if (back.length > 0)
      await ask(
        'releaseSpared',
        back.map(({ id }) => id),
      )
    after = page.next
  }
  return { absent, active }
}

const activePage = (ask: Ask, source: string, after: number) => ask('listActive', source, after)
