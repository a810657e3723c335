import { Enquiries } from './enquiries.ts'
import { Limits } from './limits.ts'
import { Outbox } from './outbox.ts'
import type { Sql } from './sql.ts'
import { Submissions } from './submissions.ts'
import { Tasks } from './tasks.ts'
import { Tokens } from './tokens.ts'
import { Versions } from './versions.ts'

/** All that an agency's object holds, a part a concern. Everything is synchronous, and no statement knows a site. */
export interface AgencyStore {
  readonly enquiries: Enquiries
  readonly limits: Limits
  readonly outbox: Outbox
  readonly submissions: Submissions
  readonly tasks: Tasks
  readonly tokens: Tokens
  readonly versions: Versions
}

export function createStore(sql: Sql, storage: DurableObjectStorage): AgencyStore {
  const tasks = new Tasks(sql, storage)
  const limits = new Limits(sql)
  const enquiries = new Enquiries(sql)
  const tokens = new Tokens(sql)
  const outbox = new Outbox(sql, tasks)
  const submissions = new Submissions({ sql, limits, enquiries, tokens, outbox })
  const versions = new Versions(sql, tasks)
  return { enquiries, limits, outbox, submissions, tasks, tokens, versions }
}

/**
 * The same from wherever it is called, each call awaited: by the Worker through a stub, by a task inside the object. The
 * Worker's calls are made twice when the first was cut off, so each must bear that.
 */
export type AgencyCalls = { readonly [Part in keyof AgencyStore]: Calls<AgencyStore[Part]> }

type Calls<Part> = {
  [Method in keyof Part]: Part[Method] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result | Promise<Result>
    : never
}
