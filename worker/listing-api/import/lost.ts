import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { applySlice } from './apply.ts'
import { findOpenRun, finishImport, finishSealed, giveUpImport, isLost } from './runs.ts'
import { clearSlice } from './stage.ts'

/** `idle`: no run is under way. `heard`: its Worker is there. `more`: call again. `applied`: all is, so finish it. */
type LostProgress = 'idle' | 'heard' | 'more' | 'applied'

/**
 * The next slice of a run whose Worker is gone (IMPORT-90): one whose feed was read to its end is applied to its end, any
 * other is ended as it is; then what it staged goes.
 */
export function continueLost(db: Database, now: Seconds): LostProgress {
  const run = findOpenRun(db)
  if (!run) return clearSlice(db) > 0 ? 'more' : 'idle'
  if (!isLost(run, now)) return 'heard'
  if (run.sealed && applySlice(db, now)) return 'more'
  if (run.sealed) return 'applied'
  finishImport(db, run.id, null)
  return 'more'
}

/** Ends the run that continueLost has applied. */
export function finishLost(db: Database): void {
  const run = findOpenRun(db)
  if (run?.sealed) finishSealed(db, run.id)
}

/** Nor is a run that fails at each try tried for ever. */
const TRIED_FOR: Seconds = 15 * 60

/** After a slice that threw: gives up a run that has failed for long. */
export function giveUpLost(db: Database, now: Seconds): void {
  const run = findOpenRun(db)
  if (run && isLost(run, now) && run.heardAt <= now - TRIED_FOR) giveUpImport(db, run.id)
}
