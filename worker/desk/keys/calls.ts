import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { changeKeys } from './change-keys.tsx'
import { keysPage } from './keys.tsx'

export const KEYS_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/keys',
    may: OWNERS,
    run: (c, session) => keysPage(c, session),
  },
  {
    method: 'POST',
    path: '/keys',
    may: OWNERS,
    run: changeKeys,
  },
]
