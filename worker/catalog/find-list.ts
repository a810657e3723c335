import type { ListNode, Section } from '../../shared/content/section.ts'
import type { Api } from '../api/api.ts'

/** A list as the browser names it: page id and section id, so that no query ever comes from outside. */
export const listName = (pageId: number, sectionId: string): string => `${pageId}.${sectionId}`

/** The configuration of a named list, from the page it stands on; null when there is no such list. */
export async function findList(
  api: Api,
  name: string | null | undefined,
): Promise<ListNode | null> {
  const [, pageId, sectionId] = /^([1-9]\d{0,8})\.([\w-]{1,60})$/.exec(name ?? '') ?? []
  if (!pageId || !sectionId) return null
  const page = await api.page(Number(pageId))
  const section = page?.published ? page.sections.find(found => found.id === sectionId) : undefined
  return section?.type === 'estateList' ? section.node : null
}

/** The list a filter section filters on its own page. */
export const listOn = (sections: Section[], id: string | undefined) =>
  sections.find(section => section.type === 'estateList' && (!id || section.id === id))

/** Whether an address asks for the map of a list. */
export const isMapView = (query: URLSearchParams): boolean => query.get('view') === 'map'
