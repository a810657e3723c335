import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { theirLookPage } from '../elsewhere/look.tsx'
import { either } from '../elsewhere/site-api.ts'
import { changeLook, changeLookFile } from './change-look.ts'
import { MAX_LOOK_BYTES } from './files.ts'
import { lookPage } from './look-page.tsx'
import { lookPreview, tryThemeCss } from './preview.ts'

export const LOOK_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/look',
    may: EDITORS,
    openToVisits: true,
    run: either(c => lookPage(c), theirLookPage),
  },
  { method: 'POST', path: '/look', may: EDITORS, openToVisits: true, run: changeLook },
  {
    method: 'POST',
    path: '/look/file',
    may: EDITORS,
    openToVisits: true,
    run: changeLookFile,
    maxBytes: MAX_LOOK_BYTES,
  },
  { method: 'GET', path: '/look/preview', may: EDITORS, openToVisits: true, run: lookPreview },
  { method: 'GET', path: '/look/theme.css', may: EDITORS, openToVisits: true, run: tryThemeCss },
]
