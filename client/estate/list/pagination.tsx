import { writeAddress } from '../../../shared/search/address.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import { DEFAULT_LIMIT } from '../../../shared/search/search.ts'
import { useView } from '../../view.tsx'

interface Props {
  /** Path of the page. */
  path: string
  search: Search
  /** Offset of the first shown card, and that after the last. */
  start: number
  offset: number
  total: number
}

/** A page of the list by its number, from 1. */
export function pageAddress(path: string, filter: URLSearchParams | string, page: number): string {
  const params = new URLSearchParams(filter)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}

/** The number of the page that begins at or after an offset. */
export const pageAfter = (offset: number): number => Math.ceil(offset / DEFAULT_LIMIT) + 1

/** Links to the pages before and after, which stay for everybody beside the list that grows (LIST-11). */
export function Pagination({ path, search, start, offset, total }: Props) {
  const { t } = useView()
  const params = writeAddress(search)
  const pages = Math.max(Math.ceil(total / DEFAULT_LIMIT), 1)
  const page = Math.floor(start / DEFAULT_LIMIT) + 1
  const isLast = offset >= total
  return (
    <nav
      className="pagination"
      aria-label={t('list.pages')}
      hidden={page === 1 && isLast}
      data-pages
    >
      {page > 1 && (
        <a className="pagination__link" rel="prev" href={pageAddress(path, params, page - 1)}>
          {t('list.previous')}
        </a>
      )}
      {start + DEFAULT_LIMIT >= offset && (
        <p className="pagination__place" data-page-place>
          {t('list.page', { page, pages })}
        </p>
      )}
      <a
        className="pagination__link"
        data-next
        rel={isLast ? undefined : 'next'}
        href={isLast ? undefined : pageAddress(path, params, pageAfter(offset))}
        hidden={isLast}
      >
        {t('list.next')}
      </a>
    </nav>
  )
}
