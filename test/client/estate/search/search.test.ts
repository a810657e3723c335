import { describe, expect, it, vi } from 'vitest'
import { createSearch } from '../../../../client/estate/search/search.ts'
import { EMPTY_FILTER_VALUES } from '../../../../shared/search/filter-options.ts'

const newListing = (address = '') => {
  const searched: string[] = []
  const loadPage = vi.fn((params: URLSearchParams, offset: number, limit: number) => {
    searched.push(`${params} ${offset}+${limit}`)
    return Promise.resolve({ total: 0, results: [] })
  })
  const loadFilterValues = vi.fn(() => Promise.resolve(EMPTY_FILTER_VALUES))
  const onChange = vi.fn(() => 15)
  const listing = createSearch({
    node: { query: {} },
    address: new URLSearchParams(address),
    served: { total: 30, offset: 15 },
    loadPage,
    loadFilterValues,
    onChange,
  })
  return { ...listing, searched, loadFilterValues, onChange }
}

describe('a listing', () => {
  it('asks for nothing until the visitor changes something (FILTER-32)', async () => {
    const { searched, loadFilterValues, filter } = newListing('city=4&sortType=date')
    await Promise.resolve()
    expect(filter.state.filterQuery).toMatchObject({
      city: [4],
      sortType: 'date',
      sortOrder: 'ASC',
    })
    expect(searched).toEqual([])
    expect(loadFilterValues).not.toHaveBeenCalled()
  })

  it('reloads the filter values and starts one search for each change (FILTER-24)', async () => {
    const { filter, searched, loadFilterValues, onChange } = newListing()
    filter.setCities([1])
    filter.setPriceRange(100, 900)
    await Promise.resolve()
    expect(searched).toEqual(['city=1&price-min=100&price-max=900 0+15'])
    filter.setSort('price', 'ASC')
    await Promise.resolve()
    expect(searched).toHaveLength(2)
    expect(loadFilterValues).toHaveBeenCalledTimes(2)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('loads more of the filter it was opened with (LIST-16)', async () => {
    const { list, searched } = newListing('type=2')
    await list.loadMore()
    expect(searched).toEqual(['type=2 15+15'])
  })
})
