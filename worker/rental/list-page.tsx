import type { ReactNode } from 'react'
import { RentalCard } from '../../client/rental/rental-card.tsx'
import { FilterSheet } from '../../client/estate/filter/filter-sheet.tsx'
import { RentalFilter } from '../../client/rental/rental-filter.tsx'
import {
  parseRentalQuery,
  readPage,
  rentalParams,
  RENTALS_PER_PAGE,
  type RentalFilters,
  type RentalQuery,
} from '../../shared/rental/search.ts'
import { href } from '../../shared/routes.ts'
import type { RentalResults } from '../api/rentals.ts'
import { itemList } from '../seo/json-ld.ts'
import { RentalChips } from './rental-chips.tsx'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { Fragment } from '../render/fragment.tsx'
import { notFound } from '../http/absence.ts'
import { SearchTabs, type SearchTab, tabsAbove } from '../estate/list/search-tabs.tsx'

/** /vakantie: rental units, 15 a page, with a filter that is a plain GET form. */
export const rentalsPage: PageHandler = async request => {
  const { api, url, site, locale, t } = request
  const query = parseRentalQuery(url.searchParams)
  const page = readPage(url.searchParams)
  const params = rentalParams(query, page)
  const [filters, found] = await Promise.all([
    api.rentalFilters(query),
    api.searchRentals({ query, limit: RENTALS_PER_PAGE, offset: (page - 1) * RENTALS_PER_PAGE }),
  ])
  if (page > 1 && !found.error && found.results.length === 0) return notFound()
  return {
    kind: 'page',
    status: found.error ? 503 : 200,
    title: t('rental.title'),
    description: t('rental.description'),
    policy: 'rental',
    tags: [`list-${site.id}`],
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('rentals', other, {}, params)]),
    ),
    ...((page > 1 || isThin(query) || isEmptyChoice(query, found.total)) && {
      robots: 'noindex, follow' as const,
    }),
    ...(found.results.length > 0 && {
      jsonLd: [
        itemList(
          site,
          found.results.map(({ id }) => href('rental', locale, { rentalUnitId: id })),
          (page - 1) * RENTALS_PER_PAGE,
        ),
      ],
    }),
    body: (
      <Rentals
        request={request}
        query={query}
        page={page}
        filters={filters}
        found={found}
        tabs={await tabsAbove(href('rentals', locale), request)}
      />
    ),
  }
}

/** Search engines index the whole list and lists by one value of one filter; never by dates. */
const isThin = ({ start, end, ...query }: RentalQuery): boolean =>
  start !== undefined || end !== undefined || Object.values(query).flat().length > 1

/** No holiday home answers what was chosen (SEO-46). */
const isEmptyChoice = (query: RentalQuery, total: number): boolean =>
  total === 0 && Object.values(query).flat().length > 0

interface Props {
  request: PageRequest
  query: RentalQuery
  page: number
  filters: RentalFilters
  found: RentalResults
  tabs: SearchTab[]
}

function Rentals({ request, query, page, filters, found, tabs }: Props): ReactNode {
  const { t, url, locale } = request
  const { total, results, error } = found
  const { start, end, persons } = query
  const stay = new URLSearchParams(
    Object.entries({ start, end, persons }).flatMap(([key, value]) =>
      value ? [[key, String(value)]] : [],
    ),
  ).toString()
  return (
    <section className="section section--first rentals">
      <header className="section__header">
        <h1 className="section__title">{t('rental.title')}</h1>
        <p className="section__intro">{t('rental.intro')}</p>
      </header>
      <SearchTabs tabs={tabs} current={href('rentals', locale)} />
      <FilterSheet
        id="rental-filter"
        active={Object.keys(query).length}
        title={t('rental.filter.legend')}
      >
        <RentalFilter filters={filters} query={query} />
      </FilterSheet>
      <RentalChips params={rentalParams(query, 1)} filters={filters} />
      <div className="list">
        {error ? (
          <p className="alert alert--danger" role="alert">
            {t('rental.failed')}
          </p>
        ) : (
          <p className="list__total">{t('rental.results', { count: total })}</p>
        )}
        {!error && total === 0 && (
          <div className="empty-list">
            <p className="empty-list__title">{t('rental.none')}</p>
            <p className="empty-list__text">{t('rental.noneHint')}</p>
          </div>
        )}
        <ul className="list__items">
          {results.map((unit, index) => (
            <li key={unit.id} className="list__item">
              <Fragment
                name="rental-card"
                of={RentalCard}
                props={{ unit, query: stay, eager: index < 2 }}
              />
            </li>
          ))}
        </ul>
        <Pages page={page} pages={Math.ceil(total / RENTALS_PER_PAGE)} address={url} t={t} />
      </div>
    </section>
  )
}

function Pages({
  page,
  pages,
  address,
  t,
}: {
  page: number
  pages: number
  address: URL
  t: PageRequest['t']
}): ReactNode {
  if (pages < 2) return null
  const to = (number: number): string => {
    const params = new URLSearchParams(address.searchParams)
    if (number > 1) params.set('page', String(number))
    else params.delete('page')
    return `${address.pathname}${params.size ? `?${params}` : ''}`
  }
  return (
    <nav className="pagination" aria-label={t('rental.pages')}>
      {page > 1 && (
        <a className="pagination__link" rel="prev" href={to(page - 1)}>
          {t('rental.previousPage')}
        </a>
      )}
      <p className="pagination__place">{t('rental.pageOf', { page, pages })}</p>
      {page < pages && (
        <a className="pagination__link" rel="next" href={to(page + 1)}>
          {t('rental.nextPage')}
        </a>
      )}
    </nav>
  )
}
