import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../http/errors.ts'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'

/** What came of writing a part. */
export interface Written {
  changed: boolean
  /** What the change is about, in the words of the site's versions: 'site', 'pages', 'lists', 'rentals', 'estates', 'estate/12'. */
  concerns: string[]
  /** Something was taken away or hidden: nothing from before may be served again. */
  hard?: boolean
  /** The number that a page, a home or a holiday home was given or has kept. */
  id?: number
  warnings?: readonly Warning[]
}

/** Of a part without a number. */
export const writtenIf = (changed: boolean, ...concerns: string[]): Written => ({
  changed,
  concerns: changed ? concerns : [],
})

/** Of one call that writes. */
interface WriteContext {
  siteId: number
  now: Seconds
  /** Scheme, host and port of absolute addresses; absent: as it is. */
  origin?: string | undefined
  /** Homes that the same request brings, in this call of the object or a later one. */
  coming: ReadonlySet<string>
  /** Nothing comes with it: what it names has to be here already. */
  isAlone: boolean
  /** Runs once every part of the call is written, for what only all of them together can tell. */
  later: (work: () => void) => void
}

/** A kind of part: how its content is checked, and what writing and removing it does to the tables. */
export interface PartKind {
  schema: v.GenericSchema
  /** Of its content as JSON. */
  maxBytes: number
  /** The content as it is to be written. Throws an ApiError of 400 that names the field. */
  check: (value: unknown, name: string) => Checked | Promise<Checked>
  /** Throws an ApiError of 400 or 409. */
  write: (db: Database, name: string, value: unknown, context: WriteContext) => Written
  remove: (db: Database, name: string, context: WriteContext) => Written
}

/** What is left out or doubtful, in words; the rest is written. */
export interface Warning {
  field: string
  message: string
}

export interface Checked {
  content: unknown
  warnings: readonly Warning[]
}

interface Definition<Schema extends v.GenericSchema> {
  schema: Schema
  maxBytes?: number
  /** What a schema cannot say, of the content alone. */
  rule?: (content: v.InferOutput<Schema>) => void
  write: (
    db: Database,
    name: string,
    content: v.InferOutput<Schema>,
    context: WriteContext,
  ) => Written
  remove: PartKind['remove']
}

const MAX_BYTES = 1_000_000

export function partKind<Schema extends v.GenericSchema>({
  schema,
  maxBytes = MAX_BYTES,
  rule,
  write,
  remove,
}: Definition<Schema>): PartKind {
  const read = (value: unknown): v.InferOutput<Schema> => {
    const content = parsed(schema, value)
    rule?.(content)
    return content
  }
  return {
    schema,
    maxBytes,
    check: value => {
      read(value)
      return { content: value, warnings: [] }
    },
    write: (db, name, value, context) => write(db, name, read(value), context),
    remove,
  }
}

/** A value as its schema gives it. Throws an ApiError of 400 that names the field in words. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  // A list has no place where a whole part is asked for, and passes for an object without fields.
  if (!isRecord(value)) throw new ApiError(400, 'must be an object in { }', 'body')
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const { path, message } = explain(result.issues[0], schema)
  throw new ApiError(400, message, fieldOf(path) || 'body')
}

/** Refuses what stands twice; `fieldAt` names the place of a value by its index. */
export function refuseTwice<T>(values: readonly T[], fieldAt: (index: number) => string): void {
  const seen = new Set<T>()
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) throw new ApiError(400, `stands twice: ${String(value)}`, fieldAt(index))
    seen.add(value)
  }
}
