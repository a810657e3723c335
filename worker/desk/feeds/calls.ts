import type { DeskCall } from '../call.ts'
import { AGENTS, OWNERS } from '../roles.ts'
import { changeCrm } from './change-crm.tsx'
import { decideFeed } from './decide.ts'
import { feedsPage } from './feeds.tsx'

export const FEEDS_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/feeds',
    may: AGENTS,
    openToVisits: true,
    run: (c, session) => feedsPage(c, session),
  },
  { method: 'POST', path: '/feeds/held', may: AGENTS, openToVisits: true, run: decideFeed },
  { method: 'POST', path: '/feeds/crm', may: OWNERS, run: changeCrm },
]
