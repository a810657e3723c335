import { isRecord } from '../../../shared/is-record.ts'
import { MAX_MENU_LEVELS } from '../../../shared/packs/menus.ts'
import type { Content } from '../pages/page-state.ts'

/** An item with where it stands. */
export interface PlacedItem {
  id: number
  /** From 1. */
  level: number
  /** null: on the first level. */
  parent: number | null
  item: Content
  isFirst: boolean
  isLast: boolean
}

/** The menus of a site that are shown. */
export const MENU_NAMES = ['header', 'footer'] as const

export const childrenOf = ({ children }: Content): Content[] =>
  Array.isArray(children) ? children.filter(isRecord) : []

export const itemsOfMenu = (content: unknown, name: string): Content[] => {
  const menu = menusOf(content).find(each => each.name === name)
  return Array.isArray(menu?.items) ? menu.items.filter(isRecord) : []
}

const menusOf = (content: unknown): Content[] =>
  isRecord(content) && Array.isArray(content.menus) ? content.menus.filter(isRecord) : []

/** All items from top to bottom, as they are read. */
export const flat = (
  items: readonly Content[],
  level = 1,
  parent: number | null = null,
): PlacedItem[] =>
  items.flatMap((item, at) => {
    const id = Number(item.id)
    const place = { id, level, parent, item, isFirst: at === 0, isLast: at === items.length - 1 }
    return [place, ...flat(childrenOf(item), level + 1, id)]
  })

/** How many levels an item has with what is under it. */
export const depthOf = (item: Content): number => 1 + Math.max(0, ...childrenOf(item).map(depthOf))

/** Where an item may stand under: not itself, nothing of its own, and not deeper than a menu goes. */
export function parentsFor(items: readonly Content[], item: Content): PlacedItem[] {
  const own = new Set(flat([item]).map(({ id }) => id))
  return flat(items).filter(
    ({ id, level }) => !own.has(id) && level + depthOf(item) <= MAX_MENU_LEVELS,
  )
}

/** The menus with other items in one of them; a menu that is not there yet comes last. */
export function withMenu(content: unknown, name: string, items: Content[]): Content {
  const menus = menusOf(content)
  const isThere = menus.some(menu => menu.name === name)
  return {
    ...(isRecord(content) ? content : {}),
    menus: isThere
      ? menus.map(menu => (menu.name === name ? { ...menu, items } : menu))
      : [...menus, { name, items }],
  }
}

/** Higher than every number in any menu. */
export const nextItemId = (content: unknown): number =>
  Math.max(
    0,
    ...menusOf(content).flatMap(menu =>
      flat(itemsOfMenu(content, String(menu.name))).map(({ id }) => (id > 0 ? id : 0)),
    ),
  ) + 1

/** The items after a button: 'up', 'down' among those beside it, 'remove' with what is under it. null: it is not there. */
export function withMoved(items: readonly Content[], act: string, id: number): Content[] | null {
  const at = items.findIndex(item => item.id === id)
  const item = items[at]
  if (item) {
    const others = items.toSpliced(at, 1)
    if (act === 'remove') return others
    return others.toSpliced(Math.max(0, act === 'up' ? at - 1 : at + 1), 0, item)
  }
  for (const [index, each] of items.entries()) {
    const children = withMoved(childrenOf(each), act, id)
    if (children) return items.toSpliced(index, 1, { ...each, children })
  }
  return null
}

/** The items with one put under another, or where it stands already. */
export function withPlaced(
  items: readonly Content[],
  item: Content,
  parent: number | null,
): Content[] {
  const now = flat(items).find(({ id }) => id === item.id)
  if (now && now.parent === parent) return replaced(items, item)
  const rest = withMoved(items, 'remove', Number(item.id)) ?? [...items]
  return parent === null ? [...rest, item] : under(rest, item, parent)
}

const replaced = (items: readonly Content[], item: Content): Content[] =>
  items.map(each =>
    each.id === item.id ? item : { ...each, children: replaced(childrenOf(each), item) },
  )

const under = (items: readonly Content[], item: Content, parent: number): Content[] =>
  items.map(each => ({
    ...each,
    children:
      each.id === parent ? [...childrenOf(each), item] : under(childrenOf(each), item, parent),
  }))
