import { isRecord } from '../../../shared/is-record.ts'
import { FeedLine } from '../../listing-api/import/feed-schema.ts'

export type FieldKind = 'number' | 'boolean' | 'text'

/** What a field of a line of a feed holds, by its path ('general.price.value', 'pictures[].url'); null: there is none. */
export function fieldKind(path: string): FieldKind | null {
  let found: unknown[] = [FeedLine]
  for (const step of path.split('.')) {
    const isList = step.endsWith('[]')
    const name = isList ? step.slice(0, -2) : step
    found = found.flatMap(options).flatMap(schema => entry(schema, name))
    if (isList)
      found = found
        .flatMap(options)
        .flatMap(schema => (isRecord(schema) && schema.item ? [schema.item] : []))
  }
  const kinds = found.flatMap(options).map(kindOf)
  return kinds.find(kind => kind !== null) ?? null
}

/** A schema without what is around it, in all its alternatives. */
function options(schema: unknown): unknown[] {
  if (!isRecord(schema)) return []
  if (schema.wrapped) return options(schema.wrapped)
  return schema.type === 'union' && Array.isArray(schema.options)
    ? schema.options.flatMap(options)
    : [schema]
}

const entry = (schema: unknown, name: string): unknown[] =>
  isRecord(schema) && isRecord(schema.entries) && Object.hasOwn(schema.entries, name)
    ? [schema.entries[name]]
    : []

function kindOf(schema: unknown): FieldKind | null {
  if (!isRecord(schema)) return null
  if (schema.type === 'string') return 'text'
  if (schema.type === 'number' || schema.type === 'boolean') return schema.type
  if (schema.type === 'picklist' && Array.isArray(schema.options))
    return typeof schema.options[0] === 'number' ? 'number' : 'text'
  return null
}
