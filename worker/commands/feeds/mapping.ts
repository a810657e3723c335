import * as v from 'valibot'
import { explain } from '../../../shared/packs/explain.ts'
import { fieldKind } from './field-kind.ts'

const path = v.pipe(
  v.string(),
  v.check(
    value => fieldKind(value) !== null,
    'must be a field of a line of a feed, as general.price.value',
  ),
)
const value = v.union([v.string(), v.number(), v.boolean()])

const Column = v.union([
  path,
  v.strictObject({
    field: path,
    /** What cells mean, without regard to case. */
    values: v.optional(v.record(v.string(), value)),
    /** What a cell that is in no such table means; left out: itself. */
    else: v.optional(value),
    /** What parts the items of one cell, of a field with []. */
    split: v.optional(v.pipe(v.string(), v.minLength(1))),
  }),
])

/** What the columns of a CSV file mean (IMPORT-70). */
export const Mapping = v.strictObject({
  $schema: v.optional(v.string()),
  encoding: v.optional(v.picklist(['utf-8', 'utf-16le', 'windows-1252']), 'utf-8'),
  /** Left out: the one of ; tab and , that the first line has most. */
  delimiter: v.optional(v.pipe(v.string(), v.length(1))),
  decimal: v.optional(v.picklist([',', '.']), ','),
  columns: v.record(v.string(), Column),
  /** Fields that every home has. */
  always: v.optional(v.record(path, value), {}),
})

export type Mapping = v.InferOutput<typeof Mapping>

/** Reads a mapping; throws an Error that says what is wrong with it. */
export function readMapping(text: string): Mapping {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Error('is not JSON')
  }
  const read = v.safeParse(Mapping, parsed)
  if (read.success) return read.output
  const { path: where, message } = explain(read.issues[0], Mapping)
  throw new Error(`${where.join('.') || 'it'} ${message}`)
}
