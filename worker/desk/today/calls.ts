import type { DeskCall } from '../call.ts'
import { AGENTS, ALL } from '../roles.ts'
import { retryMail } from './retry-mail.ts'
import { todayPage } from './today.tsx'

export const TODAY_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/', may: ALL, openToVisits: true, run: todayPage },
  { method: 'POST', path: '/today/mail', may: AGENTS, openToVisits: true, run: retryMail },
  // Asked by a page that comes back out of the browser's memory (client/desk/returned.ts).
  { method: 'GET', path: '/here', may: ALL, openToVisits: true, run: c => c.body(null, 204) },
]
