import type { FilterValues } from '../../../shared/search/search.ts'
import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import type { LoadFilterValues } from '../filter/filter-store.ts'
import type { ListPage, LoadPage } from '../list/list-store.ts'

/** Pieces of a list by its reference '{pageId}.{sectionId}'. They are kept by address, so going back asks for nothing twice. */
export function loadPageOf(locale: Locale, list: string): LoadPage {
  const load = loadOnce<ListPage>()
  return (params, offset, limit) => {
    const query = new URLSearchParams([
      ['list', list],
      ...params,
      ['offset', String(offset)],
      ['limit', String(limit)],
    ])
    return load(href('ajax', locale, { call: 'estates' }, query))
  }
}

/** The filter values that fit a list and the visitor's filter. */
export function loadFilterValuesOf(locale: Locale, list: string): LoadFilterValues {
  const load = loadOnce<FilterValues>()
  return params =>
    load(
      href(
        'ajax',
        locale,
        { call: 'estate-filters' },
        new URLSearchParams([['list', list], ...params]),
      ),
    )
}

/** Asks for each address once; a failure is not kept. */
function loadOnce<T>(): (address: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return address => {
    const loading = known.get(address) ?? getJson<T>(address)
    known.set(address, loading)
    loading.catch(() => known.delete(address))
    return loading
  }
}
