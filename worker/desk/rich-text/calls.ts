import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { picturesJson, picturesPage } from './pictures-page.tsx'

export const RICH_TEXT_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/pictures', may: EDITORS, run: c => picturesPage(c) },
  { method: 'GET', path: '/pictures.json', may: EDITORS, run: c => picturesJson(c) },
]
