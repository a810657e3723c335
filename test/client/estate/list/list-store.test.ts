import { describe, expect, it } from 'vitest'
import {
  createListStore,
  type ListPage,
  type LoadPage,
} from '../../../../client/estate/list/list-store.ts'
import type { EstateCard } from '../../../../shared/estate/card.ts'

const card = (id: number): EstateCard => ({ general: { id }, dimensions: {}, pictures: [] })
const cards = (from: number, count: number): EstateCard[] =>
  Array.from({ length: count }, (_, index) => card(from + index))
const node = { query: {} }
const none = new URLSearchParams()
const gent = new URLSearchParams('city=1')

/** Answers of a list of `total` homes. */
const listOf =
  (total: number): LoadPage =>
  (_, offset, limit) =>
    Promise.resolve({ total, results: cards(offset, Math.max(Math.min(limit, total - offset), 0)) })

describe('the list state', () => {
  it('begins loading and empty (LIST-13)', () => {
    expect(createListStore(listOf(0), none).state).toEqual({
      node: null,
      estates: [],
      total: 0,
      isLoading: true,
      isLoadingNextPage: false,
      error: null,
      offset: 0,
      isServed: false,
    })
  })

  it('sets node and loading for the first page, then replaces the estates and sets the total (LIST-14)', async () => {
    const store = createListStore(listOf(40), none)
    const search = store.search(node, gent)
    expect(store.state).toMatchObject({ node, isLoading: true, estates: [] })
    await search
    expect(store.state).toMatchObject({ total: 40, isLoading: false, error: null, offset: 15 })
    await store.search(node, none)
    expect(store.state.estates.map(estate => estate.general.id)).toEqual(
      cards(0, 15).map(estate => estate.general.id),
    )
  })

  it('stores the error of a failed search with total 0 and empty results (LIST-15)', async () => {
    const store = createListStore(() => Promise.reject(new Error('500 Broken')), none, {
      node,
      total: 40,
      offset: 15,
    })
    await store.search(node, gent)
    expect(store.state).toMatchObject({
      estates: [],
      total: 0,
      error: 'Error: 500 Broken',
      isLoading: false,
    })
  })

  it('appends the next page and updates the total (LIST-7, LIST-16)', async () => {
    const store = createListStore(listOf(40), none)
    await store.search(node, none)
    const more = store.loadMore()
    expect(store.state.isLoadingNextPage).toBe(true)
    await more
    await store.loadMore()
    expect(store.state).toMatchObject({ isLoadingNextPage: false, total: 40, offset: 40 })
    expect(store.state.estates.map(estate => estate.general.id)).toEqual(
      Array.from({ length: 40 }, (_, id) => id),
    )
    expect(store.hasMore()).toBe(false)
  })

  it('goes on after what the page served (LIST-7)', async () => {
    const asked: number[] = []
    const store = createListStore(
      (params, offset, limit) => {
        asked.push(offset)
        return listOf(34)(params, offset, limit)
      },
      none,
      { node, total: 34, offset: 15 },
    )
    await store.loadMore()
    await store.loadMore()
    await store.loadMore()
    expect(asked).toEqual([15, 30])
    expect(store.state).toMatchObject({ offset: 34, isServed: true })
  })

  it('keeps what it has when the next page fails, and can go on (LIST-17)', async () => {
    let fails = true
    const store = createListStore(
      (params, offset, limit) =>
        offset > 0 && fails
          ? Promise.reject(new Error('503 Busy'))
          : listOf(20)(params, offset, limit),
      none,
    )
    await store.search(node, none)
    await store.loadMore()
    expect(store.state).toMatchObject({
      error: 'Error: 503 Busy',
      isLoadingNextPage: false,
      total: 20,
      offset: 15,
    })
    fails = false
    await store.loadMore()
    expect(store.state).toMatchObject({ error: null, offset: 20 })
  })

  it('asks for one next page at a time (LIST-18)', async () => {
    let calls = 0
    const store = createListStore(
      (params, offset, limit) => {
        calls += 1
        return listOf(90)(params, offset, limit)
      },
      none,
      { node, total: 90, offset: 15 },
    )
    await Promise.all([store.loadMore(), store.loadMore(), store.loadMore()])
    expect(calls).toBe(1)
  })

  it('asks for no next page while a search is under way (LIST-18)', async () => {
    let calls = 0
    const store = createListStore(
      () => {
        calls += 1
        return new Promise(() => undefined)
      },
      none,
      { node, total: 90, offset: 15 },
    )
    void store.search(node, gent)
    await store.loadMore()
    expect(calls).toBe(1)
  })

  it('ends where a page comes back empty, whatever the total says (LIST-8)', async () => {
    const store = createListStore(() => Promise.resolve({ total: 99, results: [] }), none, {
      node,
      total: 99,
      offset: 15,
    })
    await store.loadMore()
    expect(store.hasMore()).toBe(false)
  })

  it.each([[[0, 1]], [[1, 0]]])(
    'shows the newest search when answers come in the order %j (LIST-19)',
    async order => {
      const answers: ((page: ListPage) => void)[] = []
      const store = createListStore(() => new Promise(resolve => answers.push(resolve)), none)
      const searches = [store.search(node, none), store.search(node, gent)]
      for (const index of order) answers[index]?.({ total: index, results: [] })
      await Promise.all(searches)
      expect(store.state).toMatchObject({ total: 1, isLoading: false })
    },
  )

  it('drops a next page that a new search overtook (LIST-19)', async () => {
    const answers: ((page: ListPage) => void)[] = []
    const store = createListStore(() => new Promise(resolve => answers.push(resolve)), none, {
      node,
      total: 40,
      offset: 15,
    })
    const more = store.loadMore()
    const search = store.search(node, gent)
    answers[1]?.({ total: 1, results: cards(70, 1) })
    answers[0]?.({ total: 40, results: cards(15, 15) })
    await Promise.all([more, search])
    expect(store.state).toMatchObject({ total: 1, offset: 1, isLoadingNextPage: false })
  })
})
