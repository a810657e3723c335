import type { NavigationItem } from '../../../shared/site/navigation.ts'

/** The item with this id, at any depth, with its children. */
export function findItem(items: NavigationItem[], id: number): NavigationItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children, id)
    if (found) return found
  }
  return null
}
