import type { DeskCall } from '../call.ts'
import { AGENTS, ALL } from '../roles.ts'
import { actsPage } from './acts-page.tsx'
import { doAct } from './do-act.ts'
import { showPreview } from './preview.ts'

export const HOME_ACT_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/homes/:id/acts', may: AGENTS, openToVisits: true, run: actsPage },
  { method: 'POST', path: '/homes/:id/acts', may: AGENTS, openToVisits: true, run: doAct },
  { method: 'GET', path: '/homes/:id/preview', may: ALL, openToVisits: true, run: showPreview },
]
