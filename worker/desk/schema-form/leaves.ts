import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { Image } from '../../../shared/packs/content.ts'
import type { FormField, NamedField } from './schema-field.ts'

/** One value of a form that is compared and shown on its own: a text in one language, a choice, where a link leads. */
export interface Leaf {
  field: FormField
  /** Of the schema, for its words: 'side'. */
  word: string
  value: unknown
}

/** A part of a field's value that has a leaf or leaves of its own. */
interface Part {
  /** After the field's own name: 'nl', 'alt'. */
  name: string
  field: FormField
  /** Of the value: more than one where they change together. */
  keys: readonly string[]
}

const { alt: _, ...facts } = Image.entries
const PICTURE_FACTS = Object.keys(facts)

const part = (name: string, field: FormField, keys: readonly string[] = [name]): Part => ({
  name,
  field,
  keys,
})

/** null: the value is compared as one. */
export function partsOf(field: FormField): readonly Part[] | null {
  switch (field.kind) {
    case 'group':
      return field.fields.map(each => part(each.name, each.field))
    case 'localized':
      return LOCALES.map(locale => part(locale, { ...field, kind: 'text' }))
    case 'addresses':
      return LOCALES.map(locale => part(locale, LINE))
    case 'picture':
      return [part('asset', { kind: 'asset' }, PICTURE_FACTS), part('alt', LINES)]
    case 'link':
      return [
        part('label', LINES),
        part('target', { kind: 'target' }, ['page', 'route', 'url']),
        part('query', LINE),
      ]
    default:
      return null
  }
}

const LINE: FormField = { kind: 'text', form: 'line', max: 300 }
const LINES: FormField = { ...LINE, kind: 'localized' }

/** What a value has at a part: one value, or those that change together; undefined: nothing. */
export function partOf(value: unknown, { keys }: Part): unknown {
  const of = isRecord(value) ? value : {}
  if (keys.length === 1) return of[keys[0] ?? '']
  const own = keys.flatMap(key => (of[key] === undefined ? [] : [[key, of[key]] as const]))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** The fields of an item of a list. */
const itemOf = ({ item }: Extract<FormField, { kind: 'list' }>): NamedField[] =>
  item.kind === 'group' ? [...item.fields] : [{ name: '', field: item, isOptional: false }]

export const joined = (...names: readonly string[]): string => names.filter(Boolean).join('-')

/** Every leaf of a value by its name in the form, also of what it does not have, and each list; what nobody types is none. */
export function leavesOf(fields: readonly NamedField[], value: unknown, prefix = ''): Leaves {
  const leaves: Leaves = new Map()
  for (const { name, field } of fields)
    collect(
      { name: joined(prefix, name), word: name || 'item' },
      field,
      name === '' ? value : isRecord(value) ? value[name] : undefined,
      leaves,
    )
  return leaves
}

export type Leaves = Map<string, Leaf>

function collect(
  at: { name: string; word: string },
  field: FormField,
  value: unknown,
  leaves: Leaves,
): void {
  const parts = partsOf(field)
  if (field.kind === 'fixed') return
  if (field.kind === 'list') {
    leaves.set(at.name, { field, word: at.word, value })
    const items: unknown[] = Array.isArray(value) ? value : []
    items.forEach((item, row) => {
      for (const [name, leaf] of leavesOf(itemOf(field), item, `${at.name}-${row}`))
        leaves.set(name, leaf)
    })
  } else if (parts)
    for (const each of parts)
      collect(
        {
          name: joined(at.name, each.name),
          word: field.kind === 'group' ? each.name : at.word,
        },
        each.field,
        partOf(value, each),
        leaves,
      )
  else leaves.set(at.name, { field, word: at.word, value })
}
