import { Consents } from './consents.ts'
import { Enquiries } from './enquiries.ts'
import { Limits } from './limits.ts'
import { Outbox } from './outbox.ts'
import { Persons } from './persons.ts'
import { Retention } from './retention.ts'
import type { Sql } from './sql.ts'
import { Submissions } from './submissions.ts'
import { Suppression } from './suppression.ts'
import { Tasks } from './tasks.ts'
import { Tokens } from './tokens.ts'
import { Transfer } from './transfer.ts'
import { Versions } from './versions.ts'

/** All that an agency's object holds, a part a concern. Everything is synchronous, and no statement knows a site. */
export interface AgencyStore {
  readonly consents: Consents
  readonly enquiries: Enquiries
  readonly limits: Limits
  readonly outbox: Outbox
  readonly persons: Persons
  readonly retention: Retention
  readonly submissions: Submissions
  readonly suppression: Suppression
  readonly tasks: Tasks
  readonly tokens: Tokens
  readonly transfer: Transfer
  readonly versions: Versions
}

export function createStore(sql: Sql, storage: DurableObjectStorage): AgencyStore {
  const tasks = new Tasks(sql, storage)
  const limits = new Limits(sql)
  const consents = new Consents(sql)
  const enquiries = new Enquiries(sql)
  const tokens = new Tokens(sql)
  const outbox = new Outbox(sql, tasks)
  const suppression = new Suppression(sql)
  const submissions = new Submissions({
    sql,
    limits,
    enquiries,
    consents,
    tokens,
    outbox,
    suppression,
  })
  const persons = new Persons(sql, [enquiries, consents, outbox])
  const retention = new Retention({
    submissions: now => submissions.deleteExpired(now),
    counters: now => limits.deleteExpired(now),
    tokens: now => tokens.deleteExpired(now),
    enquiries: now => enquiries.deleteExpired(now),
    consents: now => consents.deleteExpired(now),
    texts: now => outbox.wipeExpired(now),
    mails: now => outbox.deleteExpired(now),
  })
  const transfer = new Transfer(sql, tasks)
  const versions = new Versions(sql, tasks)
  return {
    consents,
    enquiries,
    limits,
    outbox,
    persons,
    retention,
    submissions,
    suppression,
    tasks,
    tokens,
    transfer,
    versions,
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
