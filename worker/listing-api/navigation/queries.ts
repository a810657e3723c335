import type { Navigation, NavigationItem } from '../../../shared/site/navigation.ts'
import { first, sql } from '../db/sql.ts'

export async function findNavigation(
  db: D1Database,
  site: number,
  name: string,
): Promise<Navigation | null> {
  const row = await first<{ doc: string }>(
    db,
    sql`SELECT doc FROM navigation WHERE site_id = ${site} AND name = ${name}`,
  )
  return row && JSON.parse(row.doc)
}

/** The item with this id, at any depth, with its children. */
export function findItem(items: NavigationItem[], id: number): NavigationItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children, id)
    if (found) return found
  }
  return null
}
