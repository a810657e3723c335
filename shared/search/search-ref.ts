import type { ListNode } from '../content/section.ts'

/** A list on a page, as its island, its filter and its map all know it, so that whichever starts first can begin. */
export interface SearchRef {
  /** '{pageId}.{sectionId}', as calls of the page's script name the list. */
  list: string
  node: ListNode
  /** Estates that match. */
  total: number
  /** Offset of the first served card, and that after the last. */
  start: number
  offset: number
}
