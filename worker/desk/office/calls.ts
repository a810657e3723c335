import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { officePage, saveOffice } from './office-page.tsx'

export const OFFICE_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/settings', may: OWNERS, openToVisits: true, run: c => officePage(c) },
  { method: 'POST', path: '/settings', may: OWNERS, run: saveOffice },
]
