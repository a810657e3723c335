import type { Sql } from '../sql.ts'
import { SCHEMA_STEPS } from './steps.ts'

const VERSION_KEY = 'schema'

/** Brings an object to a schema; a step succeeds whole or not at all. */
export function applySchema(
  storage: DurableObjectStorage,
  sql: Sql,
  steps: readonly string[] = SCHEMA_STEPS,
): void {
  const applied = storage.kv.get<number>(VERSION_KEY) ?? 0
  for (const [index, step] of steps.entries()) {
    if (index < applied) continue
    sql.transaction(() => {
      storage.sql.exec(step)
      storage.kv.put(VERSION_KEY, index + 1)
    })
  }
}
