import { sectionsOf, type Content } from './page-state.ts'

/** What a form asks of the sections of a page. */
interface OrderAct {
  act: string
  /** A section's; of 'order' all, in their new order, with commas between. */
  id: string
}

/** A page with its sections in another order or one fewer; null where there is no such section. */
export function withOrder(page: Content, { act, id }: OrderAct): Content | null {
  const sections = sectionsOf(page)
  if (act === 'order') {
    const ids = id.split(',')
    const ordered = ids.flatMap(each => sections.find(section => section.id === each) ?? [])
    const isWhole = ordered.length === sections.length && new Set(ids).size === sections.length
    return isWhole ? { ...page, sections: ordered } : null
  }
  const at = sections.findIndex(section => section.id === id)
  const section = sections[at]
  if (!section) return null
  const others = sections.toSpliced(at, 1)
  if (act === 'remove') return { ...page, sections: others }
  const next = act === 'up' ? at - 1 : at + 1
  return { ...page, sections: others.toSpliced(Math.max(0, next), 0, section) }
}

/** A name for a new section that no other on the page has: 'htmlText2'. */
export function freeId(page: Content, type: string): string {
  const taken = new Set(sectionsOf(page).map(({ id }) => id))
  const base = type.replace(/[^a-zA-Z]/g, '')
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}${number}`
    if (!taken.has(id)) return id
  }
}
