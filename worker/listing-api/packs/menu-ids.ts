import type * as v from 'valibot'
import type { Navigation, NavigationItem } from '../../../shared/site/navigation.ts'
import { numbered } from './numbering.ts'
import type { Menus } from '../../../shared/packs/menus.ts'

type MenuFile = v.InferOutput<typeof Menus>['menus']

interface MenuItem extends Omit<NavigationItem, 'id' | 'children'> {
  id?: number | undefined
  children: MenuItem[]
}

/** Menus whose items are numbered through, in reading order (PACK-12). */
export function withMenuIds(menus: MenuFile): Navigation[] {
  const flat: MenuItem[] = []
  const collect = (item: MenuItem): void => {
    flat.push(item)
    for (const child of item.children) collect(child)
  }
  for (const { items } of menus) for (const item of items) collect(item)
  const ids = new Map(numbered(flat).map(({ id }, index) => [flat[index], id]))
  const built = (item: MenuItem): NavigationItem => ({
    id: ids.get(item) ?? 0,
    label: item.label,
    target: item.target,
    children: item.children.map(built),
  })
  return menus.map(({ name, items }) => ({ name, items: items.map(built) }))
}
