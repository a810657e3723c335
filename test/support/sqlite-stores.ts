import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SCHEMA_STEPS } from '../../worker/agency/schema/steps.ts'
import { Sql } from '../../worker/agency/sql.ts'
import { Database } from '../../worker/listing-api/db/database.ts'
import { STEPS } from '../../worker/listing-api/schema/steps.ts'

/** SQLite as a Durable Object has it, in Node: what both stores need of it. */
function storageOf(steps: readonly string[]) {
  const db = new DatabaseSync(':memory:')
  for (const step of steps) db.exec(step)
  const statements = new Map<string, ReturnType<typeof db.prepare>>()
  const exec = (text: string, ...values: SQLInputValue[]) => {
    const statement = statements.get(text) ?? db.prepare(text)
    statements.set(text, statement)
    const rows = statement.all(...values)
    return { toArray: () => rows, one: () => rows[0] }
  }
  return {
    sql: { exec },
    transactionSync: <T>(work: () => T): T => work(),
    apply: (step: string): void => db.exec(step),
  }
}

/** A site's tables in the listing API; `exec` runs one more step. */
export function listingsTables(steps = STEPS) {
  const { sql, apply } = storageOf(steps)
  return { db: new Database(sql as unknown as SqlStorage), exec: apply }
}

/** An agency's tables. */
export function agencyTables(steps = SCHEMA_STEPS) {
  const storage = storageOf(steps)
  return { sql: new Sql(storage as unknown as DurableObjectStorage), exec: storage.apply }
}
