import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { type MarkerTuple, markerTuple } from '../../../../shared/search/marker-tuple.ts'
import type { SearchResult } from '../../../../shared/search/search.ts'
import * as answers from '../../../../worker/listing-api/http/responses.ts'
import { OTHER_AGENCY } from '../support/agency.ts'
import { ask, get, post, putIn, rowsIn, seedAgencies } from '../support/api.ts'
import { ESTATES, LISTED } from '../support/estates.ts'

beforeAll(seedAgencies)

test('A detail is the whole estate as it was written, and whether it can be visited (LAPI-108)', async () => {
  expect(await get('/sites/7/estates/v2/1')).toEqual({ ...ESTATES[0], viewings: false })
})

test('A guid is found in any case (LAPI-21)', async () => {
  expect(await get('/sites/7/estates/skarabee/0F8FAD5B-D9CB-469F-A165-70867728950E')).toMatchObject(
    { general: { id: 80 } },
  )
})

test('An archived estate is gone, and in no search (LAPI-19, LAPI-20)', async () => {
  await rowsIn(8, 'UPDATE estate SET archived_at = 5 WHERE id = 3')
  expect((await ask('/sites/8/estates/v2/3')).status).toBe(410)
  expect((await (await post('/sites/8/estates', {})).json<SearchResult>()).total.value).toBe(2)
  expect(await get('/sites/8/estates/changes?since=1003')).toEqual({
    changes: [{ publicId: '3', parentId: null, updatedAt: 1003, gone: true }],
    next: null,
  })
})

test('A home of whatever state is there for callers with the key alone (LAPI-140)', async () => {
  await rowsIn(8, 'UPDATE estate SET archived_at = 5 WHERE id = 3')
  const address = '/sites/8/estates/v2/3?unpublished=1'
  const withKey = { headers: { authorization: 'Bearer a-key' } }
  expect((await ask(address, withKey, { API_KEY: 'a-key' })).status).toBe(200)
  expect((await ask(address)).status).toBe(410)
})

test("A project's children come as cards, hidden ones left out", async () => {
  const { total, results } = await get<SearchResult>('/sites/7/estates/group/50')
  expect(total.value).toBe(2)
  expect(results.map(card => card.general.id)).toEqual([51, 52])
  expect((await ask('/sites/7/estates/group/999')).status).toBe(404)
})

interface ChangePage {
  changes: { publicId: string }[]
  next: { since: number; after: number } | null
}

test('Changes can be followed to their end, each once (LAPI-33)', async () => {
  const seen: string[] = []
  let next: ChangePage['next'] = { since: 0, after: 0 }
  while (next) {
    const page: ChangePage = await get<ChangePage>(
      `/sites/7/estates/changes?since=${next.since}&after=${next.after}&limit=7`,
    )
    seen.push(...page.changes.map(change => change.publicId))
    next = page.next
  }
  expect(seen).toHaveLength(ESTATES.length)
  expect(new Set(seen).size).toBe(ESTATES.length)
})

const markers = async (body: unknown) =>
  (await post('/sites/7/estates/markers', body)).json<{
    total: { value: number }
    markers: unknown[][]
    grid?: number[][]
  }>()

test('Markers are the matches that have a position, a type and a status (LAPI-32)', async () => {
  const answer = await markers({ query: {} })
  const expected = LISTED.filter(
    ({ general }) => general.address && general.subType && general.transaction,
  )
  expect(v.safeParse(answers.Markers, answer).issues).toBeUndefined()
  expect(answer.total.value).toBe(expected.length)
  expect(answer.markers.find(([id]) => id === '50')).toEqual([
    '50',
    50.565,
    4.185,
    100,
    1,
    1,
    null,
    6,
  ])
})

test('The marker of a hidden address is near its home and not on it (LAPI-30)', async () => {
  const [[, lat, lon] = []] = (await markers({ query: { terms: { id: [60] } } })).markers
  expect(Math.abs(Number(lat) - 51.056)).toBeLessThan(0.01)
  expect([lat, lon]).not.toEqual([51.056, 3.726])
})

test('Above two thousand, counts in a grid add up to the total (LAPI-32)', async () => {
  await rowsIn(
    8,
    `INSERT INTO estate (id, public_id, external_id, sub_type, transaction_id, lat, lon, card)
    SELECT value, 'm' || value, 'm' || value, 101, 1, 50 + value % 97 / 100.0, 3 + value % 89 / 100.0, '{}'
    FROM (WITH RECURSIVE n (value) AS (SELECT 1000 UNION ALL SELECT value + 1 FROM n WHERE value < 3500) SELECT value FROM n)`,
  )
  const {
    total,
    grid = [],
    markers,
  } = await (
    await post('/sites/8/estates/markers', {})
  ).json<{ total: { value: number }; markers?: unknown; grid?: number[][] }>()
  expect(markers).toBeUndefined()
  expect(total.value).toBeGreaterThan(2500)
  expect(grid.length).toBeLessThanOrEqual(25 * 25)
  expect(grid.reduce((sum, [, , count]) => sum + (count ?? 0), 0)).toBe(total.value)
})

test('17.30: the marker of a price that is not the whole says what it is (LAPI-197)', async () => {
  const [, first] = ESTATES
  const home = (id: number, price: object, more: object = {}): Estate => ({
    ...first!,
    general: { ...first!.general, id, headType: { id: 1 }, price: { value: 300_000, ...price } },
    ...more,
  })
  const estates = [
    home(1, {}),
    home(2, { priceFrom: true }),
    home(3, {}, { fields: { 'notary.sale_date': '2026-12-04' } }),
    home(4, { kind: 'BOUQUET' }),
    home(5, { period: 'WEEK' }),
    home(6, { period: 'MONTH', priceFrom: false }),
    home(7, {}, { technical: { newBuilding: true } }),
  ]
  await putIn({
    ...OTHER_AGENCY,
    site: { ...OTHER_AGENCY.site, id: 9, hostnames: ['d.example'] },
    estates,
  })
  const answer = await (
    await post('/sites/9/estates/markers', {})
  ).json<{ markers: MarkerTuple[] }>()
  expect(v.safeParse(answers.Markers, answer).issues).toBeUndefined()
  const told = answer.markers.toSorted(([a], [b]) => Number(a) - Number(b))
  expect(told.map(marker => marker.slice(8))).toEqual([
    [],
    [{ priceFrom: true }],
    [{ kind: 'STARTING' }],
    [{ kind: 'BOUQUET' }],
    [{ period: 'WEEK' }],
    [],
    [{ vat: 'EXCLUDED' }],
  ])
  expect(told.map(marker => markerTuple(estates[Number(marker[0]) - 1]!))).toEqual(told)
})
