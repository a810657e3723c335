import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { writeAddress } from '../../shared/search/address.ts'
import { searchOfFilter } from '../../shared/search/filter-query.ts'
import { isSoldList } from '../../shared/search/query.ts'
import { DEFAULT_LIMIT } from '../../shared/search/search.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { pageView } from '../islands/page-view.ts'
import { useView, ViewProvider } from '../view.tsx'
import { LoadedNearMisses } from './list/near-misses.tsx'
import { EstateListItems } from './list/list-items.tsx'
import {
  type ListParts,
  listParts,
  loadOnScroll,
  reservePlace,
  showList,
} from './list/list-parts.ts'
import type { EstateListViewProps } from './list/list-view.tsx'
import { saveLength, pageSearch } from './search/page-search.ts'
import { savedSearch } from './list/saved-search.ts'
import { pageAddress, pageAfter } from './list/pagination.tsx'
import { totalLabel } from './list/total-label.ts'

/** The served list stays as it is; a React root puts what comes later behind it, in the same `ul`. */
export const start: StartIsland<EstateListViewProps> = (element, props) => {
  const parts = listParts(element)
  const island = (
    <ViewProvider value={pageView()}>
      <LoadedList {...props} parts={parts} />
    </ViewProvider>
  )
  createRoot(parts.root).render(island)
}

function LoadedList({
  place,
  path,
  links,
  previousGroup,
  parts,
}: EstateListViewProps & { parts: ListParts }) {
  const { locale, t, site } = useView()
  const { filter, list } = pageSearch(place, locale)
  const { filterQuery } = useSnapshot(filter.state)
  const { estates, total, offset, isLoading, isLoadingNextPage, isServed, error } = useSnapshot(
    list.state,
  )

  useLayoutEffect(() => {
    if (!isServed) for (const item of parts.served) item.remove()
  }, [isServed, parts])

  const coming = isLoadingNextPage ? Math.min(DEFAULT_LIMIT, total - offset) : 0
  useLayoutEffect(() => reservePlace(parts, coming), [parts, coming])

  useEffect(
    () =>
      loadOnScroll(parts, () => {
        if (list.state.error === null) void list.loadMore()
      }),
    [list, parts],
  )

  const search = searchOfFilter(filterQuery)
  const params = writeAddress(search).toString()
  const loaded = estates.length
  const saved = links.subscribe && savedSearch(links.subscribe, params)
  useEffect(() => {
    const label = error && loaded === 0 && !isServed ? '' : totalLabel(total, t)
    const isLast = !error && offset >= total
    showList(parts, {
      isLoading,
      isServed,
      isLast,
      label,
      next: pageAddress(path, params, pageAfter(offset)),
      saved,
    })
    if (!isLoading && loaded > 0 && (!isServed || place.start === 0)) saveLength(params, offset)
  }, [
    parts,
    path,
    place.start,
    params,
    saved,
    loaded,
    offset,
    total,
    isLoading,
    isServed,
    error,
    t,
  ])

  if (loaded === 0 && (isServed || error)) return null
  return createPortal(
    <EstateListItems
      cards={estates}
      startIndex={offset - loaded}
      links={{ ...links, subscribe: saved }}
      previousGroup={isServed ? previousGroup : null}
      soldList={isSoldList(place.node, search, site.source)}
      groupBy={place.node.groupOptions?.groupBy ?? null}
      suggestion={<LoadedNearMisses list={place.list} params={params} path={path} />}
    />,
    parts.items,
  )
}
