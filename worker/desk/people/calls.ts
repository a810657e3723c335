import type { DeskCall } from '../call.ts'
import { ALL } from '../roles.ts'
import { changeMe } from './me/change.ts'
import { mePage } from './me/me.tsx'
import { addPasskey, newPasskeyOptions } from './me/passkey.ts'
import { changePeople, peoplePage } from './people.tsx'

/** What an owner alone may is decided where it is stored (DESK-17). */
export const PEOPLE_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/people', may: ALL, run: (c, session) => peoplePage(c, session) },
  { method: 'POST', path: '/people', may: ALL, run: changePeople },
  {
    method: 'GET',
    path: '/me',
    may: ALL,
    run: (c, session) => mePage(c, session),
  },
  { method: 'POST', path: '/me', may: ALL, run: changeMe },
  {
    method: 'POST',
    path: '/me/passkey/options',
    may: ALL,
    run: newPasskeyOptions,
  },
  { method: 'POST', path: '/me/passkey', may: ALL, run: addPasskey },
]
