import * as v from 'valibot'
import { isRecord } from '../../../../shared/is-record.ts'
import { explain } from '../../../../shared/packs/explain.ts'

/** What is wrong with a part of a value, in words. */
export interface Remark {
  field: string
  message: string
}

/** Some messages name a whole list of codes. */
const MAX_MESSAGE_LENGTH = 170
/** Each round leaves out what the one before found, and the next what then lacks a part that it must have. */
const MAX_ROUNDS = 12
const MAX_WARNINGS = 20

/**
 * A value as its schema wants it: parts that do not fit are left out of it with a warning, empty ones without a word, since
 * a CRM writes '' and null for what it does not know. What is wrong with one of the `core` fields refuses it whole.
 */
export function fitSchema<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  core: readonly string[],
): { output: v.InferOutput<S>; warnings: Remark[] } | { refusal: Remark } {
  const copy: unknown = structuredClone(value)
  const warnings: Remark[] = []
  for (let round = 0; ; round++) {
    const checked = v.safeParse(schema, copy)
    if (checked.success)
      return { output: checked.output, warnings: warnings.slice(0, MAX_WARNINGS) }
    const parts: PropertyKey[][] = []
    for (const issue of checked.issues) {
      const { path, message } = explain(issue, schema)
      const remark = { field: path.join('.') || 'line', message: shortened(message) }
      const part = partToLeaveOut(copy, path)
      const isNothing = isEmpty(valueAt(copy, path))
      if (!part || round === MAX_ROUNDS || (isCore(part, core) && !(isNothing && part === path)))
        return { refusal: remark }
      if (!isNothing && round === 0)
        warnings.push({ ...remark, message: `${remark.message}:${named(part, path)} left out` })
      parts.push(part)
    }
    leaveOut(copy, parts)
  }
}

const shortened = (message: string): string =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message

const named = (part: PropertyKey[], path: PropertyKey[]): string =>
  part === path ? '' : ` ${part.join('.')}`

/** The part itself, or where it is missing what it is missing from; null: that is the whole. */
function partToLeaveOut(value: unknown, path: PropertyKey[]): PropertyKey[] | null {
  if (valueAt(value, path) !== undefined) return path.length === 0 ? null : path
  return path.length < 2 ? null : path.slice(0, -1)
}

/** Of a core field, in one, or around one. */
function isCore(path: readonly PropertyKey[], core: readonly string[]): boolean {
  const name = `${path.join('.')}.`
  return core.some(each => name.startsWith(`${each}.`) || `${each}.`.startsWith(name))
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRecord(value) && Object.values(value).every(isEmpty))

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

/** Items of a list from its end on, so that the places of the others stay; nothing of what goes as a whole. */
function leaveOut(value: unknown, parts: readonly PropertyKey[][]): void {
  const byName = new Map(parts.map(part => [part.join('\n'), part]))
  const whole = [...byName].filter(
    ([name]) => ![...byName.keys()].some(other => name.startsWith(`${other}\n`)),
  )
  for (const [, part] of whole.reverse()) {
    const around = valueAt(value, part.slice(0, -1))
    const key = part.at(-1)
    if (Array.isArray(around)) around.splice(Number(key), 1)
    else if (isRecord(around) && key !== undefined) Reflect.deleteProperty(around, key)
  }
}
