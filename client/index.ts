import { startBackToTop } from './content/back-to-top.ts'
import { startLanguageLinks } from './content/language-links.ts'
import { startMissingPictures } from './content/missing-pictures.ts'
import { startMenus } from './content/menus.ts'
import { startSmoothScroll } from './content/smooth-scroll.ts'
import { startHiddenEstates } from './estate/card/hidden-estates.ts'
import { startEarlyResults } from './estate/filter/early-results.ts'
import { startRecentlySeen } from './estate/seen/recently-seen.ts'
import { startHearts } from './favorites/hearts.ts'
import { yieldBetween, runSafely } from './islands/yield-between.ts'
import { startTrustedTypes } from './trusted-types.ts'
import { watchIslands } from './islands/hydrate-when.ts'

/** The loader: what listens for the visitor is there at once; what can wait comes in turns. */
const AT_ONCE = [
  startTrustedTypes,
  startHearts,
  startMenus,
  startLanguageLinks,
  startSmoothScroll,
  startMissingPictures,
  startEarlyResults,
  watchIslands,
]

/** What no visitor waits for, in a file of its own. */
const startLast = (): void => void import('./content/figures.ts').catch(() => undefined)

for (const start of AT_ONCE) runSafely(start)
void yieldBetween([startHiddenEstates, startRecentlySeen, startBackToTop, startLast])
