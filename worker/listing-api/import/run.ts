import type { Millis, Seconds } from '../../../shared/time/units.ts'
import type { Ask } from '../store/ask.ts'
import { findRemovals, keepForDecision, stageAll, type ImportOptions } from './removals/absent.ts'
import { emptyFeed, type LineRemark, type ReadFeed } from './feed.ts'
import { RefusedFeed } from './file/file-kind.ts'
import { paced } from './paced.ts'
import { readFeed } from './read-feed.ts'
import { reportOf, type ImportReport } from './report.ts'
import { MAIN_SOURCE } from './sources.ts'

/** Refused and doubtful lines that are stored with a run; the response has more. */
const MAX_STORED = 500
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
  options: ImportOptions,
): Promise<ImportReport> {
  const run = crypto.randomUUID()
  await ask('beginImport', run, now, options.source ?? MAIN_SOURCE)
  const progress = { lines: 0 }
  const heartbeat = setInterval(() => {
    ask('continueRun', run, progress.lines).catch(() => undefined)
  }, HEARTBEAT)
  try {
    const report = await runImport(paced(ask), { run, body, now, options, progress })
    await ask('finishImport', run, storedPart(report))
    return report
  } catch (error) {
    // What broke the run off may stand in the way of saying so; then the object ends it by itself.
    await ask('finishImport', run, null).catch(() => undefined)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

const storedPart = (report: ImportReport): ImportReport => ({
  ...report,
  rejected: report.rejected.slice(0, MAX_STORED),
  warnings: report.warnings.slice(0, MAX_STORED),
})

interface Run {
  run: string
  body: ReadableStream<Uint8Array>
  now: Seconds
  options: ImportOptions
  /** Counted while the feed is read. */
  progress: { lines: number }
}

async function clear(ask: Ask, run: string): Promise<void> {
  while ((await ask('clearStaged', run)) > 0);
}

async function runImport(
  ask: Ask,
  { run, body, now, options, progress }: Run,
): Promise<ImportReport> {
  await clear(ask, run)
  const feed = await readWhole(ask, { run, body, options, progress })
  if (feed instanceof RefusedFeed) {
    await clear(ask, run)
    const { line, message } = feed
    return reportOf({
      ...emptyFeed(options.source ?? MAIN_SOURCE),
      rejected: [{ line, field: 'file', message }],
    })
  }
  feed.rejected.push(...(await rejectOrphans(ask, run, feed)))
  feed.rejected.sort((a, b) => a.line - b.line)
  const removals = await findRemovals(ask, feed, options, now)
  await keepForDecision(ask, run, removals)
  if (removals.isHeldBack) {
    await clear(ask, run)
    return reportOf(feed, removals, await ask('listHeld'))
  }
  await stageAll(ask, run, removals, options.mayRemove)
  await ask('sealImport', run, storedPart(reportOf(feed, removals)))
  while (await ask('applyNext', run, now));
  return reportOf(feed, removals, await ask('listHeld'))
}

/** The feed, or why it is none; an empty one that nobody stands up for is none either. */
async function readWhole(
  ask: Ask,
  { run, body, options, progress }: Omit<Run, 'now'>,
): Promise<ReadFeed | RefusedFeed> {
  try {
    const feed = await readFeed(ask, run, body, progress, options.source ?? MAIN_SOURCE)
    const isEmpty = feed.named.size === 0 && feed.rejected.length === 0
    return isEmpty && !options.mayRemove ? new RefusedFeed(1, 'has no lines') : feed
  } catch (error) {
    if (error instanceof RefusedFeed) return error
    throw error
  }
}

/** Rejects entities without a project, which then count as nothing else. */
async function rejectOrphans(ask: Ask, run: string, feed: ReadFeed): Promise<LineRemark[]> {
  const rejected: LineRemark[] = []
  for (let after: number | null = 0; after !== null;) {
    const { orphans, next }: Awaited<ReturnType<typeof dropped>> = await dropped(ask, run, after)
    for (const { line, known, same } of orphans) {
      if (same) feed.unchanged--
      else if (known) feed.updated--
      else feed.created--
      rejected.push({
        line,
        field: 'general.parentId',
        message: 'is no project of the feed, and none that is here',
      })
    }
    after = next
  }
  return rejected
}

const dropped = (ask: Ask, run: string, after: number) => ask('dropOrphans', run, after)
