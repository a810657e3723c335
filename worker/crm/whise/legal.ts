import type { FeedLine } from '../feed-line.ts'
import type { WhiseHome } from './columns.ts'
import { readPart } from './read-columns.ts'
import type { Warn } from './values.ts'

/** Whise writes 'nothing was summoned' as a choice of its own. */
const NO_SUMMONS = 1837

/** What the register says of measures is not taken over, but said where there are any. */
export function planningOf(home: WhiseHome, warn: Warn): FeedLine['planning'] {
  const planning = readPart('planning', home, warn)
  const summons = home.details.choice(2712)
  if (summons !== null && summons !== NO_SUMMONS)
    warn(`summons ${summons} is not taken over: enter it by hand`)
  return planning
}
