import { beforeAll, expect, test } from 'vitest'
import type { FilterValues, SearchResult } from '../../../../shared/search/search.ts'
import { TRAITS } from '../../../../shared/estate/fields/comfort.ts'
import { inObject, post, seedAgencies } from '../support/api.ts'

/** Cards as they are written today, by rule. */
beforeAll(async () => {
  await seedAgencies()
  await inObject(7, ({ storage }) =>
    storage.sql.exec(`UPDATE estate SET card = json_set(card,
      '$.dimensions.areaBuild', 40 + id * 5,
      '$.dimensions.areaGround', CASE WHEN id % 2 THEN id * 100 END,
      '$.energy.energyLabel', CASE id % 5 WHEN 0 THEN 'A_PLUS' WHEN 1 THEN 'A' WHEN 2 THEN 'B' WHEN 3 THEN 'A_B' ELSE '' END,
      '$.traits', json(CASE id % 3 WHEN 0 THEN '["garden","lift"]' WHEN 1 THEN '["garden"]' ELSE '[]' END))`),
  )
})

const total = async (query: unknown): Promise<number> =>
  (await (await post('/sites/7/estates', { query, limit: 0 })).json<SearchResult>()).total.value

test.each([
  {},
  { terms: { 'transaction.id': [1] } },
  { range: { 'dimensions.areaBuild': { gte: 120 } } },
  { match: { garden: true }, terms: { 'energyLabel.rank': [1] } },
  { range: { publicationDay: { gte: 20260110 } }, match: { lift: true } },
])(
  'Under %j what more is counted is what a search with it finds (LAPI-31, FILTER-58)',
  async query => {
    const { more } = await (await post('/sites/7/estate-filters', { query })).json<FilterValues>()
    for (const trait of TRAITS)
      expect(more?.traits[trait], trait).toBe(
        await total({ ...query, match: { ...query.match, [trait]: true } }),
      )
    for (const { id, count } of more?.energy ?? [])
      expect(count).toBe(
        await total({ ...query, terms: { ...query.terms, 'energyLabel.rank': [id] } }),
      )
    const { 'dimensions.areaBuild': _, ...range } = { 'dimensions.areaBuild': {}, ...query.range }
    const at = (gte: number) =>
      total({ ...query, range: { ...range, 'dimensions.areaBuild': { gte } } })
    const largest = more?.areaBuild ?? 0
    expect([(await at(largest)) > 0, await at(largest + 1)]).toEqual([true, 0])
  },
)

test('A pair of labels and an empty one are none (FILTER-58)', async () => {
  const all = await total({})
  const ranked = await total({ terms: { 'energyLabel.rank': [1, 2, 3, 4, 5, 6, 7] } })
  expect([ranked > 0, ranked < all]).toEqual([true, true])
})
