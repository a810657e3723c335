import { isRecord } from '../is-record.ts'
import type { Estate } from '../estate/estate.ts'

/**
 * The objects of a home's line whose fields are written one by one. Everything else is one value: a text in four
 * languages, a list, a type with its name.
 */
const CONTAINERS = new Set([
  '',
  'general',
  'general.price',
  'general.address',
  'technical',
  'dimensions',
  'energy',
  'sharedEnergy',
  'ki',
  'flooding',
  'planning',
  'salesRep',
  'fields',
])

/** Keys under `fields` have dots of their own: 'fields.financial.price' is one of them. */
const FIELDS = 'fields.'

/** 'general.price.value' → its steps. */
export const stepsOf = (path: string): string[] =>
  path.startsWith(FIELDS) ? ['fields', path.slice(FIELDS.length)] : path.split('.')

/** The value at a path of a home; undefined: it has none. */
export function valueAt(home: unknown, path: string): unknown {
  let found = home
  for (const key of stepsOf(path)) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined
    found = found[key]
  }
  return found
}

export interface FieldValue {
  path: string
  /** undefined: the field is taken away. */
  value?: unknown
}

/** The same home with other values; what is around a field is made where it lacks. */
export function withValues<T extends object>(home: T, fields: readonly FieldValue[]): T {
  const copy: T = JSON.parse(JSON.stringify(home))
  for (const { path, value } of fields) {
    let around: unknown = copy
    const steps = stepsOf(path)
    for (const key of steps.slice(0, -1)) {
      if (!isRecord(around)) break
      if (!isRecord(around[key])) around[key] = {}
      around = around[key]
    }
    const key = steps.at(-1) ?? ''
    if (!isRecord(around)) continue
    if (value === undefined) Reflect.deleteProperty(around, key)
    else around[key] = value
  }
  return copy
}

/** Whether a path names a field that is written by itself. */
export const isFieldPath = (path: string): boolean => {
  const steps = stepsOf(path)
  const around = steps.slice(0, -1).join('.')
  const key = steps.at(-1) ?? ''
  return CONTAINERS.has(around) && !CONTAINERS.has(path) && key !== '' && key !== '__proto__'
}

/** What is not a person's to change: its number, and what the record keeps of itself. */
const FIXED = new Set(['general.id', 'general.guid', 'externalId', 'updatedAt', 'viewings', 'op'])

export const isOpenPath = (path: string): boolean => isFieldPath(path) && !FIXED.has(path)

/** The paths of all fields in which two homes differ. */
export function differentPaths(a: Partial<Estate>, b: Partial<Estate>): string[] {
  const found: string[] = []
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (CONTAINERS.has(path) && (isRecord(one) || isRecord(other))) {
      const [left, right] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}]
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
        compare(left[key], right[key], path === '' ? key : `${path}.${key}`)
    } else if (JSON.stringify(one) !== JSON.stringify(other)) found.push(path)
  }
  compare(a, b, '')
  return found
}
