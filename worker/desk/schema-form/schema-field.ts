import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { Image, Link, PageUrl } from '../../../shared/packs/content.ts'
import { ListNode } from '../../../shared/packs/list-node.ts'

/** What is typed into a line or more of text, and what a browser helps with. */
type TextForm = 'line' | 'lines' | 'html' | 'date' | 'email'

/** What a form asks for, made from a schema. */
export type FormField =
  | { kind: 'text' | 'localized'; form: TextForm; max: number }
  | { kind: 'number'; min: number | undefined; max: number | undefined; isWhole: boolean }
  | { kind: 'choice' | 'choices'; options: readonly (string | number)[] }
  | { kind: 'flag' }
  /** One line each. */
  | { kind: 'lines'; areNumbers: boolean }
  | { kind: 'group'; fields: readonly NamedField[] }
  | { kind: 'list'; item: FormField }
  /** With a control of their own. */
  | { kind: 'addresses' | 'link' | 'picture' | 'homes' }
  /** Where a link leads; which picture. */
  | { kind: 'target' | 'asset' }
  /** Stays as it is. */
  | { kind: 'fixed' }

export interface NamedField {
  name: string
  field: FormField
  isOptional: boolean
}

/** The schemas that have a control of their own. */
const OWN = new Map<unknown, FormField>([
  [Link, { kind: 'link' }],
  [Image, { kind: 'picture' }],
  [ListNode, { kind: 'homes' }],
  [PageUrl, { kind: 'addresses' }],
])

/** Names of fields that the product gives, and nobody types. */
const FIXED: ReadonlySet<string> = new Set(['id', 'type', '$schema', 'updatedAt', 'published'])

/** What a form asks for of a value of this schema. */
export function fieldOfSchema(schema: unknown, name = ''): FormField {
  const own = OWN.get(schema)
  if (own) return own
  if (!isRecord(schema) || FIXED.has(name)) return { kind: 'fixed' }
  if (schema.wrapped) return fieldOfSchema(schema.wrapped, name)
  const inner = firstOfPipe(schema)
  if (inner && OWN.has(inner)) return fieldOfSchema(inner)
  const make = FIELDS[String(schema.type)]
  return make ? make(schema) : { kind: 'fixed' }
}

/** The fields of an object's schema, in its order. */
export const fieldsOf = (schema: unknown): NamedField[] =>
  Object.entries(isRecord(schema) && isRecord(schema.entries) ? schema.entries : {}).map(
    ([name, entry]) => ({
      name,
      field: fieldOfSchema(entry, name),
      isOptional: isRecord(entry) && entry.wrapped !== undefined,
    }),
  )

const FIELDS: Record<string, (schema: Record<string, unknown>) => FormField> = {
  string: schema => ({ kind: 'text', ...textOf(schema) }),
  number: schema => ({
    kind: 'number',
    min: numberAt(schema, 'min_value'),
    max: numberAt(schema, 'max_value'),
    isWhole: actionsOf(schema).some(({ type }) => type === 'integer'),
  }),
  boolean: () => ({ kind: 'flag' }),
  picklist: schema => ({ kind: 'choice', options: optionsOf(schema) }),
  array: ({ item }) => listOf(item),
  // A number or a text that names something.
  union: () => ({ kind: 'text', form: 'line', max: 64 }),
  strict_object: schema => {
    const fields = fieldsOf(schema)
    const isLocalized =
      fields.length === LOCALES.length && LOCALES.every((locale, at) => fields[at]?.name === locale)
    const first = fields[0]?.field
    return isLocalized && first?.kind === 'text'
      ? { ...first, kind: 'localized' }
      : { kind: 'group', fields }
  },
}

function listOf(schema: unknown): FormField {
  const item = fieldOfSchema(schema)
  if (item.kind === 'choice') return { kind: 'choices', options: item.options }
  if (item.kind === 'number') return { kind: 'lines', areNumbers: true }
  if (item.kind === 'text') return { kind: 'lines', areNumbers: false }
  return item.kind === 'fixed' ? item : { kind: 'list', item }
}

const MOST_OF_A_LINE = 300
const LEAST_OF_HTML = 64_000

function textOf(schema: Record<string, unknown>): { form: TextForm; max: number } {
  const max = numberAt(schema, 'max_length') ?? 200
  const said = actionsOf(schema).map(({ message }) => String(message))
  if (said.some(message => message.startsWith('must be a day'))) return { form: 'date', max: 10 }
  if (said.some(message => message.includes('email'))) return { form: 'email', max }
  return { max, form: max >= LEAST_OF_HTML ? 'html' : max > MOST_OF_A_LINE ? 'lines' : 'line' }
}

const numberAt = (schema: Record<string, unknown>, type: string): number | undefined => {
  const found = actionsOf(schema).find(action => action.type === type)?.requirement
  return typeof found === 'number' ? found : undefined
}

const optionsOf = ({ options }: Record<string, unknown>): (string | number)[] =>
  (Array.isArray(options) ? options : []).filter(
    each => typeof each === 'string' || typeof each === 'number',
  )

const firstOfPipe = ({ pipe }: Record<string, unknown>): unknown =>
  Array.isArray(pipe) ? pipe[0] : undefined

/** What a schema asks of its value, through the pipes that it is made of. */
function actionsOf(schema: Record<string, unknown>): Record<string, unknown>[] {
  const steps: unknown[] = Array.isArray(schema.pipe) ? schema.pipe : []
  return steps.flatMap(step =>
    !isRecord(step) ? [] : step.kind === 'schema' && step !== schema ? actionsOf(step) : [step],
  )
}
