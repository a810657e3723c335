import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFilterStore } from '../../../../client/estate/filter/filter-store.ts'
import { EMPTY_FILTER_VALUES } from '../../../../shared/search/filter-options.ts'
import { EVERYTHING } from '../../../../shared/search/criteria.ts'
import { DEFAULT_FILTER } from '../../../../shared/search/filter-query.ts'
import type { FilterValues } from '../../../../shared/search/search.ts'

const values = (id: number): FilterValues => ({
  ...EMPTY_FILTER_VALUES,
  headTypes: [{ id, count: 1 }],
})
const newStore = (load = () => Promise.resolve(values(1))) => createFilterStore(EVERYTHING, load)

afterEach(() => void vi.restoreAllMocks())

describe('the filter state', () => {
  it('begins with price ascending, no options, not loading and no error (FILTER-15)', () => {
    expect(newStore().state).toEqual({
      filterQuery: { sortType: 'price', sortOrder: 'ASC' },
      options: null,
      isLoading: false,
      error: null,
    })
  })

  it('is built from request parameters (FILTER-16)', () => {
    const store = newStore()
    store.update({ subType: [4] })
    store.initialise(new URLSearchParams('city=7&trans=huren&price-max=900'))
    expect(store.state.filterQuery).toEqual({
      ...DEFAULT_FILTER,
      city: [7],
      status: ['TO_RENT'],
      'price-max': 900,
    })
  })

  it('merges a sort (FILTER-17)', () => {
    const store = newStore()
    store.setCities([3])
    store.setSort('city', 'DESC')
    expect(store.state.filterQuery).toEqual({
      sortType: 'city',
      sortOrder: 'DESC',
      sorted: true,
      city: [3],
    })
  })

  it('removes cities and types when their list is empty (FILTER-18)', () => {
    const store = newStore()
    store.setCities([3])
    store.setTypes([1, 2])
    store.setCities([])
    expect(store.state.filterQuery).toEqual({ ...DEFAULT_FILTER, type: [1, 2] })
    store.setTypes([])
    expect(store.state.filterQuery).not.toHaveProperty('type')
  })

  it('stores a price range and clears a bound that is falsy (FILTER-19)', () => {
    const store = newStore()
    store.setPriceRange(100, 500)
    expect(store.state.filterQuery).toMatchObject({ 'price-min': 100, 'price-max': 500 })
    store.setPriceRange(0, 500)
    expect(store.state.filterQuery).toEqual({ ...DEFAULT_FILTER, 'price-max': 500 })
    store.setPriceRange(undefined, undefined)
    expect(store.state.filterQuery).toEqual(DEFAULT_FILTER)
  })

  it('merges a general update (FILTER-20)', () => {
    const store = newStore()
    store.update({ city: [1] })
    store.update({ bedrooms: [2] })
    expect(store.state.filterQuery).toEqual({ ...DEFAULT_FILTER, city: [1], bedrooms: [2] })
    store.update({ city: undefined, bedrooms: [3] })
    expect(store.state.filterQuery).toEqual({ ...DEFAULT_FILTER, bedrooms: [3] })
  })
})

describe('filter values', () => {
  it('are loading, then stored (FILTER-21)', async () => {
    const store = newStore()
    const loading = store.loadOptions()
    expect(store.state.isLoading).toBe(true)
    await loading
    expect(store.state).toMatchObject({ isLoading: false, options: values(1), error: null })
  })

  it('that fail to load are logged and give the empty filter model (FILTER-22)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = newStore(() => Promise.reject(new Error('503 Busy')))
    await store.loadOptions()
    expect(store.state).toMatchObject({
      isLoading: false,
      options: EMPTY_FILTER_VALUES,
      error: 'Error: 503 Busy',
    })
    expect(log).toHaveBeenCalledOnce()
  })

  it('that come late do not overwrite newer ones (FILTER-23)', async () => {
    const answers: ((values: FilterValues) => void)[] = []
    const store = newStore(() => new Promise(resolve => answers.push(resolve)))
    const calls = [store.loadOptions(), store.loadOptions()]
    answers[1]?.(values(2))
    answers[0]?.(values(1))
    await Promise.all(calls)
    expect(store.state.options).toEqual(values(2))
  })
})

describe('a listener', () => {
  it('hears of several transitions in one go once, with the new address (FILTER-24)', async () => {
    const store = newStore()
    const heard: string[] = []
    store.onChange(params => heard.push(params.toString()))
    store.setCities([5])
    store.setTypes([2])
    store.setPriceRange(100, undefined)
    await Promise.resolve()
    expect(heard).toEqual(['city=5&price-min=100&type=2'])
  })

  it('hears nothing of a change that leaves the address as it was (FILTER-24)', async () => {
    const store = newStore()
    const heard: string[] = []
    const stop = store.onChange(params => heard.push(params.toString()))
    store.setCities([])
    store.initialise(new URLSearchParams('utm=1'))
    await Promise.resolve()
    stop()
    store.setCities([4])
    await Promise.resolve()
    expect(heard).toEqual([])
  })
})
