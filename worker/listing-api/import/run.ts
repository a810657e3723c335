import type { Millis, Seconds } from '../../../shared/time/units.ts'
import type { Ask } from '../store/ask.ts'
import type { Rejection } from './feed-line.ts'
import { paced } from './paced.ts'
import { readFeed, type ReadFeed } from './read-feed.ts'
import type { ImportReport } from './runs.ts'

/** Rejected lines that are stored with a run; the response has all of them. */
const MAX_STORED_REJECTIONS = 500
/** A feed that would archive a larger share is more likely broken than right. */
const QUARANTINE_SHARE = 0.2
const REMOVALS_AT_ONCE = 500
/** Well within LOST_AFTER. */
const HEARTBEAT: Millis = 5_000

/**
 * Replaces a site's estates by those of the feed: writes new and changed ones, archives absent ones (IMPORT-2). Everything
 * that is more than a few rows goes to the site's object in slices, between which it answers others. Throws an ApiError of
 * 409 while another run of the site is under way, since two would give their new estates the same numbers.
 */
export async function importFeed(
  ask: Ask,
  body: ReadableStream<Uint8Array>,
  now: Seconds,
  mayRemove: boolean,
): Promise<ImportReport> {
  const run = crypto.randomUUID()
  await ask('beginImport', run, now)
  const heartbeat = setInterval(() => {
    ask('continueRun', run).catch(() => undefined)
  }, HEARTBEAT)
  try {
    return await runImport(paced(ask), run, body, now, mayRemove)
  } catch (error) {
    // What broke the run off may stand in the way of saying so; then the object ends it by itself.
    await ask('finishImport', run, null).catch(() => undefined)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

async function clear(ask: Ask, run: string): Promise<void> {
  while ((await ask('clearStaged', run)) > 0);
}

async function runImport(
  ask: Ask,
  run: string,
  body: ReadableStream<Uint8Array>,
  now: Seconds,
  mayRemove: boolean,
): Promise<ImportReport> {
  await clear(ask, run)
  const feed = await readFeed(ask, run, body)
  feed.rejected.push(...(await rejectOrphans(ask, run, feed)))
  feed.rejected.sort((a, b) => a.line - b.line)
  const { absent, active } = await findAbsent(ask, feed.named)
  const archived = feed.hasUnidentifiedLines ? [] : absent
  const quarantined = !mayRemove && archived.length > active * QUARANTINE_SHARE
  const { created, updated, unchanged, rejected } = feed
  const report = { created, updated, unchanged, archived: archived.length, rejected, quarantined }
  const stored = { ...report, rejected: rejected.slice(0, MAX_STORED_REJECTIONS) }
  if (quarantined) {
    await clear(ask, run)
    await ask('finishImport', run, stored)
    return report
  }
  for (let from = 0; from < archived.length; from += REMOVALS_AT_ONCE)
    await ask('stageRemovals', run, archived.slice(from, from + REMOVALS_AT_ONCE))
  await ask('sealImport', run, stored)
  while (await ask('applyNext', run, now));
  return report
}

/** Rejects entities without a project, which then count as nothing else. */
async function rejectOrphans(ask: Ask, run: string, feed: ReadFeed): Promise<Rejection[]> {
  const rejected: Rejection[] = []
  for (let after: number | null = 0; after !== null;) {
    const { orphans, next }: Awaited<ReturnType<typeof dropped>> = await dropped(ask, run, after)
    for (const { line, known, same } of orphans) {
      if (same) feed.unchanged--
      else if (known) feed.updated--
      else feed.created--
      rejected.push({ line, field: 'general.parentId', message: 'Project not found' })
    }
    after = next
  }
  return rejected
}

const dropped = (ask: Ask, run: string, after: number) => ask('dropOrphans', run, after)

/** Active estates that no line names, and how many are active. */
async function findAbsent(
  ask: Ask,
  named: ReadonlyMap<string, number>,
): Promise<{ absent: number[]; active: number }> {
  const absent: number[] = []
  let active = 0
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof activePage>> = await activePage(ask, after)
    active += page.estates.length
    for (const { id, externalId } of page.estates) if (!named.has(externalId)) absent.push(id)
    after = page.next
  }
  return { absent, active }
}

const activePage = (ask: Ask, after: number) => ask('listActive', after)
