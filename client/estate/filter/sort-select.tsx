import type { Search } from '../../../shared/search/criteria.ts'
import { useView } from '../../view.tsx'

/** What the sort menu offers; '' is the list's own order, newest first. */
const SORTS = ['', 'price-ASC', 'price-DESC', 'city-ASC', 'type-ASC', 'date-ASC'] as const

export const sortValue = ({ sort, order }: Pick<Search, 'sort' | 'order'>): string =>
  sort ? `${sort}-${order}` : ''

/** The order of the list, one choice that the address writes as sortType and sortOrder; beside the list, a control of the filter's form. */
export function SortSelect({ form, search }: { form: string; search: Search }) {
  const { t } = useView()
  const id = `${form}-sort`
  const chosen = sortValue(search)
  // An address may ask for an order that the menu does not offer.
  const sorts = SORTS.some(sort => sort === chosen) ? SORTS : [...SORTS, chosen]
  return (
    <span className="filter__sort">
      <label className="filter__label" htmlFor={id}>
        {t('filter.sort')}
      </label>
      <select
        className="filter__select"
        id={id}
        name="sortType"
        form={form}
        data-wakes="estate-filter"
        defaultValue={chosen}
        autoComplete="off"
      >
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {t(`filter.sorts.${sort || 'default'}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
