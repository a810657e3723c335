import type * as v from 'valibot'
import { isRecord } from '../is-record.ts'

/** An issue of a schema in plain words, with its path (PACK-25, PACK-26); one of a choice has a path from `around` on. */
export function explain(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  around: readonly PropertyKey[] = [],
): { path: PropertyKey[]; message: string } {
  const own = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const path = [...around, ...own]
  const inner = issue.type === 'union' && !issue.message.startsWith('must') ? closest(issue) : null
  if (inner) return explain(inner, schema, path)
  if (issue.expected === 'never' && issue.kind === 'schema' && !issue.message.startsWith('must')) {
    const allowed = entriesAt(schema, path.slice(0, -1), issue)
    return { path, message: `is no field here; allowed: ${allowed.join(', ')}` }
  }
  if (issue.received === 'undefined' && !issue.message.startsWith('must not'))
    return { path, message: 'is missing' }
  return { path, message: issue.message.startsWith('must') ? issue.message : mustBe(issue) }
}

/** Of the ways in which nothing of a choice fits, the one that got furthest. */
function closest({ issues }: v.BaseIssue<unknown>): v.BaseIssue<unknown> | null {
  const isOfKind = (issue: v.BaseIssue<unknown>): boolean =>
    issue.kind === 'validation' || (issue.path?.length ?? 0) > 0
  return issues?.find(isOfKind) ?? null
}

const NAMES: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  Array: 'a list in [ ]',
  Object: 'an object in { }',
  null: 'null',
}

/** 'must be a number without quotes'; a closed list of texts is named. */
function mustBe({ expected, received }: v.BaseIssue<unknown>): string {
  const choices = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ')
  const names = choices.map(choice => NAMES[choice] ?? choice.replaceAll('"', ''))
  const isList = choices.length > 1 && choices.every(choice => /^["\d]/.test(choice))
  return `must be ${isList ? 'one of ' : ''}${names.join(isList ? ', ' : ' or ')}, not ${shortened(received)}`
}

const shortened = (text: string): string => {
  const name = NAMES[text] ?? text
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}

/** The fields that the schema has at a path; of a choice by type, those of the type that was written. */
function entriesAt(
  schema: unknown,
  path: readonly PropertyKey[],
  issue: v.BaseIssue<unknown>,
): string[] {
  const input = issue.path?.at(-1)?.input
  let found: unknown[] = [schema]
  for (const key of path) found = found.flatMap(each => inside(each, key))
  const entries = found.flatMap(each => objects(each))
  const own = entries.filter(each => fitsType(each, input))
  return [...new Set((own.length > 0 ? own : entries).flatMap(each => Object.keys(each)))].filter(
    name => name !== '$schema',
  )
}

/** The fields of a schema, through its optional and alternative forms. */
function objects(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return []
  if (isRecord(schema.entries)) return [schema.entries]
  if (schema.wrapped) return objects(schema.wrapped)
  return Array.isArray(schema.options) ? schema.options.flatMap(objects) : []
}

function inside(schema: unknown, key: PropertyKey): unknown[] {
  if (!isRecord(schema)) return []
  if (schema.wrapped) return inside(schema.wrapped, key)
  if (Array.isArray(schema.options)) return schema.options.flatMap(each => inside(each, key))
  if (schema.item) return [schema.item]
  // Of a record, whatever the key.
  if (schema.value) return [schema.value]
  return isRecord(schema.entries) && typeof key === 'string' && Object.hasOwn(schema.entries, key)
    ? [schema.entries[key]]
    : []
}

const fitsType = (entries: Record<string, unknown>, input: unknown): boolean =>
  isRecord(entries.type) && isRecord(input) && entries.type.literal === input.type

/** 'theme.accent', 'sections[2].html'. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key}]`
        : text === ''
          ? String(key)
          : `${text}.${String(key)}`,
    '',
  )
