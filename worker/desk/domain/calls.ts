import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { changeDomain } from './change-domain.tsx'
import { domainPage } from './domain.tsx'

export const DOMAIN_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/domain',
    may: OWNERS,
    run: (c, session) => domainPage(c, session),
  },
  { method: 'POST', path: '/domain', may: OWNERS, run: changeDomain },
]
