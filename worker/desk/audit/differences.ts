import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'

/** One value that an act changed, by its path within what was changed: 'general.price.value'. */
export interface Difference {
  path: string
  before: string
  after: string
}

/** Longer ones are cut where they are shown. */
const MAX_SHOWN = 300

/**
 * What is not the same in two states, each JSON or null for nothing; null: one of them can not be read, since it was too long
 * to be kept whole.
 */
export function differences(before: string | null, after: string | null): Difference[] | null {
  const [old, now] = [readLeaves(before), readLeaves(after)]
  if (!old || !now) return null
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .map(path => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter(each => each.before !== each.after)
    .map(({ path, ...states }) => ({
      path,
      before: cut(states.before),
      after: cut(states.after),
    }))
}

function readLeaves(text: string | null): Map<string, string> | null {
  const leaves = new Map<string, string>()
  if (text === null) return leaves
  try {
    collect(JSON.parse(text), '', leaves)
  } catch {
    return null
  }
  return leaves
}

function collect(value: unknown, path: string, leaves: Map<string, string>): void {
  const fields = fieldsIn(value)
  if (fields) {
    for (const { path: field, value: stored } of fields) collect(stored, field, leaves)
    return
  }
  const parts = Array.isArray(value)
    ? value.map((part, index): [string, unknown] => [String(index + 1), part])
    : isRecord(value)
      ? Object.entries(value)
      : null
  if (!parts) leaves.set(path, value === null || value === undefined ? '' : String(value))
  else for (const [name, part] of parts) collect(part, path ? `${path}.${name}` : name, leaves)
}

/** Fields of a home with their values, which are told by their own paths: 'general.price.value'. null: it is none. */
function fieldsIn(value: unknown): { path: string; value?: unknown }[] | null {
  const read = v.safeParse(v.pipe(v.array(FIELD), v.minLength(1)), value)
  return read.success ? read.output : null
}

const FIELD = v.object({ path: v.string(), value: v.optional(v.unknown()) })

const cut = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
