import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { saveWord, wordPage } from './word-page.tsx'
import { wordsPage } from './words-page.tsx'

export const WORDS_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/words', may: EDITORS, openToVisits: true, run: c => wordsPage(c) },
  { method: 'GET', path: '/words/:key', may: EDITORS, openToVisits: true, run: c => wordPage(c) },
  { method: 'POST', path: '/words/:key', may: EDITORS, openToVisits: true, run: saveWord },
]
