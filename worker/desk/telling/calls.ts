import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { switchMails } from './switch-mails.ts'
import { tellingPage } from './telling.tsx'

export const TELLING_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/telling', may: OWNERS, openToVisits: true, run: tellingPage },
  { method: 'POST', path: '/telling', may: OWNERS, openToVisits: true, run: switchMails },
]
