import type { Localized } from '../locale.ts'

/** GET /navigation/{name}: one menu; /navigation/{name}/{id}: one item with its children. */
export interface Navigation {
  name: 'header' | 'footer' | string
  items: NavigationItem[]
}

export interface NavigationItem {
  id: number
  label: Localized
  /** A name of the route table, or 'page' for a CMS page, or null for an outside address. */
  target: { page: Localized } | { route: string } | { url: string }
  children: NavigationItem[]
}
