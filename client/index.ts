import { startNotices } from './contact/notices.ts'
import { startBackToTop } from './content/back-to-top.ts'
import { startLanguageLinks } from './content/language-links.ts'
import { startMenus } from './content/menus.ts'
import { startSmoothScroll } from './content/smooth-scroll.ts'
import { startHiddenHomes } from './estate/hidden-homes.ts'
import { startRecentlySeen } from './estate/recently-seen.ts'
import { startHearts } from './favorites/hearts.ts'
import { inTurns, runSafely } from './in-turns.ts'
import { startTrustedTypes } from './trusted-types.ts'
import { watchIslands } from './wake.ts'

/** The loader: what listens for the visitor is there at once; what can wait comes in turns. */
const AT_ONCE = [
  startTrustedTypes,
  startHearts,
  startMenus,
  startLanguageLinks,
  startSmoothScroll,
  watchIslands,
]

for (const start of AT_ONCE) runSafely(start)
void inTurns([startHiddenHomes, startRecentlySeen, startBackToTop, startNotices])
