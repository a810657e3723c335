import type * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import { Agreements, Collections, Notices } from '../../../shared/packs/notices.ts'
import { Offices, Quotes, Reviews, Team } from '../../../shared/packs/people.ts'
import { rowOf } from '../../../shared/table.ts'
import type { Content } from '../pages/page-state.ts'
import { itemsOf } from '../pages/load-context.ts'
import { fieldsOf, type NamedField } from '../schema-form/schema-field.ts'

/** What pages take from, in lists: the schema of each one's part. */
const LISTS = {
  team: Team,
  offices: Offices,
  reviews: Reviews,
  quotes: Quotes,
  notices: Notices,
  agreements: Agreements,
  collections: Collections,
} as const

export const LIST_NAMES = Object.keys(LISTS)

export interface ContentList {
  name: string
  /** In a pack, 'team.json'. */
  path: string
  itemSchema: v.GenericSchema
  /** Of an item. */
  fields: readonly NamedField[]
}

/** A list by its name in an address; null: there is no such list. */
export function contentList(name: string): ContentList | null {
  const schema = rowOf(LISTS, name)
  if (!schema) return null
  const itemSchema = schema.entries.items.item
  return { name, path: `${name}.json`, itemSchema, fields: fieldsOf(itemSchema) }
}

/** A list with an item in it: in the place of the one with its id, else at the end. */
export function withItem(content: unknown, item: Content): Content {
  const items = itemsOf(content)
  const isKnown = items.some(({ id }) => id === item.id)
  return {
    ...(isRecord(content) ? content : {}),
    items: isKnown ? items.map(each => (each.id === item.id ? item : each)) : [...items, item],
  }
}

/** The lowest id that is free above all, so that none comes back as another's. */
export const nextId = (items: readonly Content[]): number =>
  Math.max(0, ...items.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1

/** A list after a button of one of its items; null where there is no such item. */
export function withItemOrder(content: unknown, act: string, id: number): Content | null {
  const items = itemsOf(content)
  const at = items.findIndex(item => item.id === id)
  const item = items[at]
  if (!item) return null
  const others = items.toSpliced(at, 1)
  const before = isRecord(content) ? content : {}
  if (act === 'remove') return { ...before, items: others }
  const next = Math.max(0, act === 'up' ? at - 1 : at + 1)
  return { ...before, items: others.toSpliced(next, 0, item) }
}
