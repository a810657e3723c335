import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { askExport, exportPage, takeExport } from './export.tsx'

export const EXPORT_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/export',
    may: OWNERS,
    run: (c, session) => exportPage(c, session),
  },
  { method: 'POST', path: '/export', may: OWNERS, run: askExport },
  { method: 'GET', path: '/export/:id', may: OWNERS, run: takeExport },
]
