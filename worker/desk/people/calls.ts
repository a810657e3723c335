import type { DeskCall } from '../call.ts'
import { ALL } from '../roles.ts'
import { changePeople, peoplePage } from './people.tsx'

export const PEOPLE_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/people', may: ALL, run: (c, session) => peoplePage(c, session) },
  // What an owner alone may is decided where it is stored (DESK-17): anybody ends a session of theirs and leaves.
  { method: 'POST', path: '/people', may: ALL, run: changePeople },
]
