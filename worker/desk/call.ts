import type { Role } from '../agency/people/members.ts'
import type { OpenSession } from '../agency/people/sessions.ts'
import type { Desk } from './env.ts'

/** A page or an act of the desk, and who may (DESK-23). */
export interface DeskCall {
  method: 'GET' | 'POST'
  /** Behind /desk, as Hono writes paths. */
  path: string
  may: readonly Role[]
  /** With the session of who asks, whose role may. */
  run: (c: Desk, session: OpenSession) => Response | Promise<Response>
  /** Of a form with files, in bytes; absent: what a form without may have. */
  maxBytes?: number
  /**
   * Whether an operator who looks in gets there, an act where the visit may change something. Never what hands out lists or opens the
   * agency's data to somebody.
   */
  openToVisits?: true
}
