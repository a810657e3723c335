import { Enquiries } from './enquiries.ts'
import { Limits } from './limits.ts'
import { Outbox } from './outbox.ts'
import type { Sql } from './sql.ts'
import { Crawls } from './subscription/crawls.ts'
import { Digests } from './subscription/digests.ts'
import { Matches } from './subscription/matches.ts'
import { Searches } from './subscription/searches.ts'
import { Subscribers } from './subscription/subscribers.ts'
import { Submissions } from './submissions.ts'
import { Suppression } from './suppression.ts'
import { Tasks } from './tasks.ts'
import { Tokens } from './tokens.ts'
import { Transfer } from './transfer.ts'

/** All that an agency's object holds, a part a concern. Everything is synchronous, and no statement knows a site. */
export interface AgencyStore {
  readonly crawls: Crawls
  readonly digests: Digests
  readonly enquiries: Enquiries
  readonly limits: Limits
  readonly matches: Matches
  readonly outbox: Outbox
  readonly searches: Searches
  readonly submissions: Submissions
  readonly subscribers: Subscribers
  readonly suppression: Suppression
  readonly tasks: Tasks
  readonly tokens: Tokens
  readonly transfer: Transfer
}

export function createStore(sql: Sql, storage: DurableObjectStorage): AgencyStore {
  const tasks = new Tasks(sql, storage)
  const limits = new Limits(sql)
  const enquiries = new Enquiries(sql)
  const tokens = new Tokens(sql)
  const outbox = new Outbox(sql, tasks)
  const suppression = new Suppression(sql)
  const searches = new Searches(sql, tasks, tokens)
  const subscribers = new Subscribers({ sql, tokens, outbox, searches })
  const submissions = new Submissions({
    sql,
    limits,
    enquiries,
    tokens,
    outbox,
    subscribers,
    suppression,
  })
  return {
    crawls: new Crawls(sql, tasks),
    digests: new Digests({ sql, limits, tokens, outbox }),
    enquiries,
    limits,
    matches: new Matches(sql, tasks),
    outbox,
    searches,
    submissions,
    subscribers,
    suppression,
    tasks,
    tokens,
    transfer: new Transfer(sql, tasks),
  }
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
