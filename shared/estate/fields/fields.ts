import { keysOf } from '../../table.ts'
import { COMFORT } from './comfort.ts'
import { CONSTRUCTION } from './construction.ts'
import { DIMENSIONS } from './dimensions.ts'
import { ENERGY } from './energy.ts'
import { FINANCIAL } from './financial.ts'
import { FLOODING } from './flooding.ts'
import { GENERAL } from './general.ts'
import { LAYOUT } from './layout.ts'
import { NOTARY } from './notary.ts'
import { PLACE } from './place.ts'
import { PLANNING } from './planning.ts'
import { PRICE } from './price.ts'
import { SHARED_ENERGY } from './shared-energy.ts'
import { UTILITIES } from './utilities.ts'
import { pathsOf, type FieldRow, type Part, type ValueOf } from './row.ts'

/** Every field of the estate, once (DETAIL-4). */
export const FIELDS = {
  ...GENERAL,
  ...PLACE,
  ...PRICE,
  ...FINANCIAL,
  ...NOTARY,
  ...CONSTRUCTION,
  ...DIMENSIONS,
  ...PLANNING,
  ...FLOODING,
  ...ENERGY,
  ...SHARED_ENERGY,
  ...COMFORT,
  ...UTILITIES,
  ...LAYOUT,
} as const

type Fields = typeof FIELDS

export type FieldName = keyof Fields

/** The fields whose value on the page is made by a function. */
export type DerivedFieldName = {
  [N in FieldName]: Fields[N]['derived'] extends true ? N : never
}[FieldName]

/** The fields that have a column of the feed, a property of schema.org, criteria … */
export type FieldWith<K extends keyof FieldRow> = {
  [N in FieldName]: null extends Fields[N][K] ? never : N
}[FieldName]

/** 'technical.condition' at 'technical' → 'condition', also among several paths. */
type LeafAt<M, P extends string> = M extends readonly (infer Each)[]
  ? LeafAt<Each, P>
  : M extends `${P}.${infer L}`
    ? L extends `${string}.${string}`
      ? never
      : L
    : never

/** The name of a field in a part of the record, unless a structure of its own stands there. */
export type Leaf<N extends FieldName, P extends string> = [ValueOf<Fields[N]['type']>] extends [
  never,
]
  ? never
  : LeafAt<Fields[N]['main'], P>

/** The names of the fields in a part of the record. */
export type LeafOf<P extends string> = { [N in FieldName]: Leaf<N, P> }[FieldName]

/** What the field of that name in that part holds. */
export type ValueAt<P extends string, L> = {
  [N in FieldName]: L extends Leaf<N, P> ? ValueOf<Fields[N]['type']> : never
}[FieldName]

/** The fields of a part of the record: `At<'technical'>`. Each may be missing. */
export type At<P extends string> = { [L in LeafOf<P>]?: ValueAt<P, L> | null }

export const FIELD_NAMES: readonly FieldName[] = keysOf(FIELDS)

/** The fields in a part of the record with their names there; structures have schemas of their own. */
export const fieldsIn = (
  part: Part,
  names: readonly FieldName[] = FIELD_NAMES,
): { name: FieldName; leaf: string }[] =>
  names.flatMap(name => {
    const row: FieldRow = FIELDS[name]
    if (row.type.kind === 'numbered' || row.type.kind === 'place') return []
    return pathsOf(row)
      .filter(path => path.startsWith(`${part}.`))
      .map(path => ({ name, leaf: path.slice(part.length + 1) }))
      .filter(({ leaf }) => !leaf.includes('.'))
  })
