import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { auditPage } from './audit.tsx'

export const AUDIT_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/audit', may: OWNERS, openToVisits: true, run: auditPage },
]
