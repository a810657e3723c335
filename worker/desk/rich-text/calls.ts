import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { picturesJson, picturesPage } from './pictures-page.tsx'

export const RICH_TEXT_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/pictures', may: EDITORS, openToVisits: true, run: c => picturesPage(c) },
  {
    method: 'GET',
    path: '/pictures.json',
    may: EDITORS,
    openToVisits: true,
    run: c => picturesJson(c),
  },
]
