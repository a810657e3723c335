import { beforeEach, expect, test } from 'vitest'
import type { SearchResult } from '../../../../shared/search/search.ts'
import { get, post, putIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { packOf, put } from '../support/parts.ts'

const OF_COLLECTION = { match: { 'children.estate_collections.estate_collection_id': 3 } }

beforeEach(() => putIn(AGENCY))

const found = async (over: object = {}): Promise<(number | undefined)[]> => {
  const answer = await post('/sites/7/estates', { query: OF_COLLECTION, ...over })
  const { results } = await answer.json<SearchResult>()
  return results.map(card => card.general.id)
}

const choose = (...estateIds: number[]) =>
  put('/content/collections', { items: [{ id: 3, name: 'Uitgelicht', estateIds }] })

test('The homes of a collection come as it names them, unless another order is asked for (LAPI-196)', async () => {
  for (const order of [
    [8, 2, 5],
    [5, 8, 2],
    [2, 8, 5],
  ]) {
    expect(await choose(...order)).toMatchObject({ status: 200, changed: true })
    expect(await found()).toEqual(order)
    expect(await get('/sites/7/estate-collections/3')).toMatchObject({
      estateIds: order.map(String),
    })
    expect((await packOf()).get('collections.json')).toMatchObject({
      items: [{ estateIds: order }],
    })
  }
  expect(await choose(2, 8, 5)).toMatchObject({ changed: false })
  const sort = [{ field: 'price.value', order: 'ASC' }]
  const byPrice = await found({ sort })
  await choose(8, 5, 2)
  expect(await found({ sort })).toEqual(byPrice)
  expect(await found({ limit: 10 })).toEqual([8, 5, 2])
})
