import { mutate } from 'swr/_internal'
import type { FilterValues } from '../../../shared/search/search.ts'
import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import type { LoadFilterValues } from '../filter/filter-store.ts'
import type { ListPage, LoadPage } from '../list/list-store.ts'

/** Pieces of a list by its reference '{pageId}.{sectionId}'. swr keeps them by address, so going back asks for nothing twice. */
export const loadPageOf =
  (locale: Locale, list: string): LoadPage =>
  (params, offset, limit) => {
    const query = new URLSearchParams([
      ['list', list],
      ...params,
      ['offset', String(offset)],
      ['limit', String(limit)],
    ])
    return cached<ListPage>(href('ajax', locale, { call: 'estates' }, query))
  }

/** The filter values that fit a list and the visitor's filter. */
export const loadFilterValuesOf =
  (locale: Locale, list: string): LoadFilterValues =>
  params =>
    cached<FilterValues>(
      href(
        'ajax',
        locale,
        { call: 'estate-filters' },
        new URLSearchParams([['list', list], ...params]),
      ),
    )

/** What swr has cached for this address, else the response. A failure is not cached. */
export async function cached<T>(address: string): Promise<T> {
  const response = await mutate<T>(address, (known?: T) => known ?? getJson<T>(address), {
    revalidate: false,
  })
  if (response === undefined) throw new Error(`no response from ${address}`)
  return response
}
