import { alignRows } from '../../../shared/homes/form/align-rows.ts'
import { mergeForm, stampsOf } from '../../../shared/homes/form/stamps.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { joined, leavesOf, partOf, partsOf, type Leaf, type Leaves } from './leaves.ts'
import { isEmpty } from './read-text.ts'
import type { FormField, NamedField } from './schema-field.ts'

type Value = Record<string, unknown>
export type Stamps = Readonly<Record<string, string>>

const PLAIN = { fields: [], lists: [] }

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value)

/** What a form brings back to tell which of its values were changed: a stamp a leaf, and one a row of a list. */
export function stampsOfValue(fields: readonly NamedField[], value: unknown): Stamps {
  const leaves = leavesOf(fields, value)
  const texts = Object.fromEntries([...leaves].map(([name, leaf]) => [name, textOf(leaf.value)]))
  const rows = [...leaves].flatMap(([name, leaf]) =>
    rowStamps(leaf).map((stamp, row) => [rowName(name, row), stamp] as const),
  )
  return { ...stampsOf(texts, PLAIN), ...Object.fromEntries(rows) }
}

const rowName = (list: string, row: number): string => `${list}-${row}-_row`

const rowStamps = ({ field, value }: Leaf): string[] =>
  field.kind === 'list' && Array.isArray(value)
    ? value.map(row => stampsOf({ row: textOf(row) }, PLAIN).row ?? '')
    : []

export interface MergedEdit {
  /** What was typed, and elsewhere what is stored now. */
  value: Value
  /** What both changed to something else: by name, with what is stored now. */
  theirs: Leaves
}

/**
 * A form that was opened on an older state of a thing, laid on the newer one, as that of a home is (DESK-80). A list of
 * which rows were added, taken away or moved is one value.
 */
export function mergeEdit(
  fields: readonly NamedField[],
  mine: Value,
  { opened, now }: { opened: Stamps; now: Value },
): MergedEdit {
  const [typed, stored] = [leavesOf(fields, mine), leavesOf(fields, now)]
  const all = [...new Set([...typed.keys(), ...stored.keys()])]
  const lists = all.filter(name => (typed.get(name) ?? stored.get(name))?.field.kind === 'list')
  const moved = lists.filter(name => isMoved(name, { typed, stored, opened }))
  const compared = all.filter(name =>
    lists.includes(name) ? moved.includes(name) : !moved.some(list => name.startsWith(`${list}-`)),
  )
  const textsIn = (leaves: Leaves): Stamps =>
    Object.fromEntries(compared.map(name => [name, textOf(leaves.get(name)?.value)]))
  const nothing = stampsOf(Object.fromEntries(compared.map(name => [name, ''])), PLAIN)
  const [sent, nowTexts] = [textsIn(typed), textsIn(stored)]
  const merged = mergeForm(sent, { opened: { ...nothing, ...opened }, now: nowTexts }, PLAIN)
  const isMine = (name: string): boolean => merged.values[name] !== nowTexts[name]
  const isAtOdds = (name: string): boolean =>
    merged.conflicts.includes(name) ||
    (merged.conflicts.some(list => lists.includes(list) && name.startsWith(`${list}-`)) &&
      textOf(typed.get(name)?.value) !== textOf(stored.get(name)?.value))
  const theirs = all
    .filter(name => !lists.includes(name) && isAtOdds(name))
    .flatMap(name => {
      const leaf = stored.get(name) ?? typed.get(name)
      return leaf ? [[name, { ...leaf, value: stored.get(name)?.value }] as const] : []
    })
  const value = fields.reduce<Value>(
    (next, { name, field }) =>
      withValue(next, [name], takenOf(field, name, mine[name], now[name], { isMine, moved })),
    now,
  )
  return { value, theirs: new Map(theirs) }
}

/** Whether the rows of a list stand elsewhere than when the form was opened, in the form or as stored now. */
function isMoved(
  name: string,
  { typed, stored, opened }: { typed: Leaves; stored: Leaves; opened: Stamps },
): boolean {
  const before: string[] = []
  for (let row = 0; opened[rowName(name, row)] !== undefined; row++)
    before.push(opened[rowName(name, row)] ?? '')
  return [typed, stored].some(leaves => {
    const leaf = leaves.get(name)
    const after = leaf ? rowStamps(leaf) : []
    return (
      after.length !== before.length || alignRows(before, after).some((place, row) => place !== row)
    )
  })
}

interface Choice {
  isMine: (name: string) => boolean
  moved: readonly string[]
}

/** The value of a field, each leaf of it as the merge took it. */
function takenOf(
  field: FormField,
  name: string,
  mine: unknown,
  now: unknown,
  choice: Choice,
): unknown {
  if (field.kind === 'fixed') return now
  if (field.kind === 'list') {
    if (choice.moved.includes(name)) return choice.isMine(name) ? mine : now
    const typed: unknown[] = Array.isArray(mine) ? mine : []
    return Array.isArray(now)
      ? now.map((row, at) => takenOf(field.item, `${name}-${at}`, typed[at], row, choice))
      : now
  }
  const parts = partsOf(field)
  if (!parts) return choice.isMine(name) ? mine : now
  let next: Value = isRecord(now) ? { ...now } : {}
  for (const each of parts) {
    const taken = takenOf(
      each.field,
      joined(name, each.name),
      partOf(mine, each),
      partOf(now, each),
      choice,
    )
    next = withValue(next, each.keys, taken)
  }
  // A picture of which only the words are left is none.
  const isNone = isEmpty(next) || (field.kind === 'picture' && next.asset === undefined)
  const emptied = isRecord(now) ? mine : now
  return isNone && !isRecord(emptied) ? emptied : next
}

/** An object with one value at a key, or what stands at several keys together; undefined takes away. */
function withValue(of: Value, keys: readonly string[], value: unknown): Value {
  const next = { ...of }
  const [key = ''] = keys
  if (keys.length === 1) next[key] = value
  for (const each of keys)
    if (keys.length > 1) next[each] = isRecord(value) ? value[each] : undefined
  for (const each of keys) if (next[each] === undefined) delete next[each]
  return next
}
