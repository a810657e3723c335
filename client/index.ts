import { startNotices } from './contact/notices.ts'
import { startBackToTop } from './content/back-to-top.ts'
import { startLanguageLinks } from './content/language-links.ts'
import { startMenus } from './content/menus.ts'
import { startSmoothScroll } from './content/smooth-scroll.ts'
import { startHiddenHomes } from './estate/hidden-homes.ts'
import { startRecentlySeen } from './estate/recently-seen.ts'
import { startHearts } from './favorites/hearts.ts'
import { inTurns } from './in-turns.ts'
import { startTrustedTypes } from './trusted-types.ts'
import { watchIslands } from './wake.ts'

/** The loader: what every page needs at once, each on its own, and the islands that wait to be woken. */
void inTurns([startTrustedTypes, startHearts, startHiddenHomes, startRecentlySeen, startMenus, startLanguageLinks, startSmoothScroll, startBackToTop, watchIslands, startNotices])
