import { nameOf, type FormField } from './control.ts'
import type { FormPart } from './record-form.ts'
import type { RowList } from './row-list.ts'

type Values = Readonly<Record<string, string>>

/** The controls of one field or list among those of a form. */
const belongs = (key: string, name: string): boolean =>
  name === key ||
  (name.startsWith(`${key}-`) && /^(?:nl|fr|en|de|\d+-.*)$/.test(name.slice(key.length + 1)))

const keyOf = (each: FormField | RowList): string =>
  'name' in each ? each.name : nameOf(each.path)

/** What names a field's texts in a form, so that it is known whether they were changed since: by field or list. */
export function stampsOf(
  values: Values,
  part: FormPart,
  more: readonly string[] = [],
): Record<string, string> {
  const keys = [...part.fields.map(keyOf), ...part.lists.map(keyOf), ...more]
  return Object.fromEntries(keys.map(key => [key, stampOf(values, key)]))
}

function stampOf(values: Values, key: string): string {
  const own = Object.entries(values)
    .filter(([name, text]) => text !== '' && belongs(key, name))
    .map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return digest(JSON.stringify(own))
}

/** Tells texts apart, no more: who sends a wrong one fools himself. */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index)
    a = Math.imul(a ^ letter, 0x01000193)
    b = Math.imul(b ^ letter, 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

export interface Merge {
  /** What was typed since the form was opened; the rest is left alone. */
  values: Record<string, string>
  /** Fields that somebody else has changed since, and so has this form: by key. */
  conflicts: string[]
}

/**
 * A form that was opened on an older state of a home, laid on the newer one (DESK-80): what it did not change is left out
 * of it, so that it undoes nothing of another's; what both changed is a conflict.
 */
export function mergeForm(
  sent: Values,
  { opened, now }: { opened: Values; now: Values },
  part: FormPart,
  more: readonly string[] = [],
): Merge {
  const mine = stampsOf(sent, part, more)
  const theirs = stampsOf(now, part, more)
  const untouched = Object.keys(mine).filter(
    key => opened[key] !== undefined && mine[key] === opened[key],
  )
  const conflicts = Object.keys(mine).filter(
    key =>
      opened[key] !== undefined &&
      !untouched.includes(key) &&
      theirs[key] !== opened[key] &&
      theirs[key] !== mine[key] &&
      Object.keys(sent).some(name => belongs(key, name)),
  )
  const values = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !untouched.some(key => belongs(key, name))),
  )
  return { values, conflicts }
}
