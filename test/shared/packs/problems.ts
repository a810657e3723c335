import * as v from 'valibot'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'

/** What a schema refuses of a value, as `field: why`; nothing where it takes it. */
export function problems(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map(issue => {
    const { path, message } = explain(issue, schema)
    return `${fieldOf(path)}: ${message}`
  })
}
