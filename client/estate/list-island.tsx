import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { filterParams } from '../../shared/estate/filter.ts'
import { isSoldList, toQuery } from '../../shared/estate/query.ts'
import type { Start } from '../islands.ts'
import { pageView } from '../page-view.ts'
import { useView, ViewProvider } from '../view.tsx'
import { EstateListItems } from './list-items.tsx'
import { type ListParts, listParts, loadOnScroll, showNextLink } from './list-parts.ts'
import type { EstateListViewProps } from './list-view.tsx'
import { keepLength, listingOnPage } from './listings-on-page.ts'
import { pageAddress, pageAfter } from './pagination.tsx'
import { totalLabel } from './total-label.ts'

/** The served list stays as it is; a React root puts what comes later behind it, in the same `ul`. */
export const start: Start = (element, props) => {
  const parts = listParts(element)
  const island = <ViewProvider value={pageView()}><LoadedList {...(props as EstateListViewProps)} parts={parts} /></ViewProvider>
  createRoot(parts.root).render(island)
}

function LoadedList({ place, path, links, previousGroup, parts }: EstateListViewProps & { parts: ListParts }) {
  const { locale, t, site } = useView()
  const { filter, list } = listingOnPage(place, locale)
  const { filterQuery } = useSnapshot(filter.state)
  const { estates, total, offset, isLoading, isServed, error } = useSnapshot(list.state)

  useLayoutEffect(() => {
    if (!isServed) for (const item of parts.served) item.remove()
  }, [isServed, parts])

  useEffect(() => loadOnScroll(parts, () => {
    if (list.state.error === null) void list.loadMore()
  }), [list, parts])

  useEffect(() => {
    parts.items.setAttribute('aria-busy', String(isLoading))
    if (isLoading) return
    const params = filterParams(filter.state.filterQuery)
    // A failed search says nothing about what there is.
    parts.total.textContent = error && !isServed && estates.length === 0 ? '' : totalLabel(total, t)
    showNextLink(parts, { href: pageAddress(path, params, pageAfter(offset)), isLast: !error && offset >= total, isServed })
    if (estates.length > 0 && (!isServed || place.start === 0)) keepLength(params, offset)
  }, [offset, total, isLoading, isServed, error])

  if (estates.length === 0 && (isServed || error)) return null
  return createPortal(
    <EstateListItems
      cards={estates} startIndex={offset - estates.length} links={links} previousGroup={isServed ? previousGroup : null}
      soldList={isSoldList(toQuery(place.node, filterQuery, site.source))} groupBy={place.node.groupOptions?.groupBy ?? null}
    />,
    parts.items,
  )
}
