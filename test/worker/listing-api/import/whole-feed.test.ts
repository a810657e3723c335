import { beforeEach, expect, test } from 'vitest'
import type { SearchResult } from '../../../../shared/search/search.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { detailSlug } from '../../../../shared/estate/slug.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import EXAMPLE from '../../../../worker/listing-api/import/estates-example.ndjson?raw'
import { ask, get, post, rowsIn, seedAgencies } from '../support/api.ts'
import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { line } from './wrong-lines.ts'

beforeEach(seedAgencies)

const headers = { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' }
const key = { API_KEY: 'a-key' }

async function feed(lines: unknown[], query = '?confirm=removal'): Promise<ImportReport> {
  const body = lines
    .map(each => (typeof each === 'string' ? each : JSON.stringify(each)))
    .join('\n')
  return (await ask(`/sites/8/estates${query}`, { method: 'PUT', headers, body }, key)).json()
}

const list = async (body: object = {}) =>
  (await post('/sites/8/estates', { limit: 100, ...body })).json<SearchResult>()
const active = async (): Promise<unknown[]> =>
  (
    await rowsIn(8, 'SELECT external_id AS name FROM estate WHERE archived_at IS NULL ORDER BY id')
  ).map(({ name }) => name)
const stored = async (name: string): Promise<Estate> => {
  const [row] = await rowsIn(
    8,
    'SELECT doc FROM estate JOIN estate_doc USING (id) WHERE external_id = ?',
    name,
  )
  return JSON.parse(String(row?.doc))
}

test('The example is taken whole and shows, with rooms, pictures, documents and agent (IMPORT-51)', async () => {
  const report = await feed(EXAMPLE.trim().split('\n'))
  expect(report).toMatchObject({ created: 5, rejected: [], warnings: [], heldBack: [] })
  const { results } = await list()
  expect(results.map(({ general }) => general.address?.city?.name).sort()).toEqual([
    'Elsene',
    'Gent',
    'Gent',
    'Merelbeke-Melle',
  ])
  const home = await stored('ex-100')
  expect([
    home.layout?.length,
    home.pictures?.length,
    home.files?.length,
    home.salesRep?.firstname,
  ]).toEqual([8, 3, 1, 'Lotte'])
  expect(home.general.description?.fr?.split('\n')).toEqual([
    'Cette maison de 1932 a été entièrement rénovée en 2019.',
    'Le séjour donne sur le jardin & la terrasse.',
  ])
  expect(detailSlug(await stored('ex-102'), 'nl')).toBe('duplex-verkocht-in-1050-elsene')
})

test('The contract tells every field of a line, with its unit and the meaning of each id (IMPORT-51)', async () => {
  const document = JSON.stringify(
    (await get<{ paths: Record<string, { put: { requestBody: object } }> }>('/openapi.json')).paths[
      '/sites/{siteId}/estates'
    ]?.put.requestBody,
  )
  for (const told of [
    '1 HOUSE, 2 APARTMENT',
    '101 DWELLING',
    'source main: 1 FOR_SALE',
    '16 TOILET',
    '1 BE, 2 NL',
    'NIS code of the municipality',
    'kWh/m² per year',
    '2 is a tour',
    "'delete' takes the estate off",
    'fetched once',
    'A_PLUS_PLUS',
  ])
    expect(document).toContain(told)
})

test('Of a partial feed nothing goes that it does not name (IMPORT-55)', async () => {
  await feed([
    line('a'),
    line('b'),
    line('tower', { project: true }),
    line('flat', { parentId: 'tower' }),
  ])
  expect(await feed([line('c')], '?partial=1')).toMatchObject({ created: 1, archived: 0 })
  const report = await feed(
    [{ op: 'delete', externalId: 'A' }, line('d'), { op: 'delete', externalId: 'x' }],
    '',
  )
  expect(report).toMatchObject({
    state: 'applied',
    created: 1,
    unchanged: 1,
    archived: 1,
    warnings: [{ line: 3, field: 'externalId', message: 'is not here: x' }],
  })
  expect(await feed([line('e', {}, { op: 'put' })], '')).toMatchObject({ created: 1, archived: 0 })
  expect(await active()).toEqual(['b', 'tower', 'flat', 'c', 'd', 'e'])
  expect(await feed([{ op: 'delete', externalId: 'tower' }], '')).toMatchObject({ archived: 2 })
  expect(await active()).toEqual(['b', 'c', 'd', 'e'])
})

test('What lines delete by name counts for no guard, and what a partial feed removes is not held back (IMPORT-50, IMPORT-55)', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  await feed(names.map(name => line(name)))
  const gone = names.slice(0, 7).map(externalId => ({ op: 'delete', externalId }))
  expect(await feed(gone, '')).toMatchObject({ state: 'applied', archived: 7 })
  expect(await feed([line('i'), line('j')], '')).toMatchObject({ state: 'applied', archived: 1 })
})

const TO_LET = {
  transaction: { id: 2 },
  price: { value: 950 },
  address: { city: { id: 44021, name: 'Gent', zip: '9000' }, region: 'FLANDERS' },
}
const COMPLETE = { technical: { monthlyCost: 0 }, energy: { epcValue: 120 } }

test('A letting without rent or charges is kept and not shown until it has them (LAW-61, IMPORT-60)', async () => {
  const report = await feed([
    line('whole', { ...TO_LET, id: 70 }, COMPLETE),
    line('no-rent', { ...TO_LET, id: 71, price: null }, COMPLETE),
    line('no-charges', { ...TO_LET, id: 72 }, { energy: { epcValue: 120 } }),
    line('no-energy', { ...TO_LET, id: 73 }, { technical: { monthlyCost: 10 } }),
  ])
  expect(report).toMatchObject({ created: 4, rejected: [] })
  expect(report.heldBack.map(({ line: number, reason }) => [number, reason])).toEqual([
    [2, 'rent'],
    [3, 'charges'],
    [4, 'energy'],
  ])
  expect((await list()).total.value).toBe(1)
  const statuses = await Promise.all([70, 71, 72, 73].map(id => ask(`/sites/8/estates/v2/${id}`)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404])
  const whole = line('no-rent', { ...TO_LET, id: 71 }, COMPLETE)
  expect(await feed([whole], '?partial=1')).toMatchObject({ updated: 1, heldBack: [] })
  expect((await list()).total.value).toBe(2)
})

test('Held back it is in the report of each feed, goes with what a feed lacks, and comes back with it (LAW-62, IMPORT-60)', async () => {
  const lines = [
    line('a', { ...TO_LET, price: null }, COMPLETE),
    line('b', TO_LET, { technical: { monthlyCost: 9 } }),
  ]
  await feed(lines)
  const again = await feed(lines)
  expect(again).toMatchObject({
    unchanged: 2,
    updated: 0,
    heldBack: [{ reason: 'rent' }, { reason: 'energy' }],
  })
  expect(await feed(lines.slice(1), '')).toMatchObject({ archived: 1 })
  expect((await feed(lines)).updated).toBe(1)
})

test('17.36: A line says why its home is shown all the same, and until when; a day that has gone or is too far holds it back (LAW-63)', async () => {
  const day = (count: number) => addDays(toDay(Date.now()), count)
  const withUntil = (name: string, until: unknown, reason: unknown = 'het attest is aangevraagd') =>
    line(name, TO_LET, { technical: { monthlyCost: 9 }, shownWithout: { reason, until } })
  const report = await feed([
    withUntil('today', day(0)),
    withUntil('last', day(90)),
    withUntil('gone', day(-1)),
    withUntil('far', day(91)),
    withUntil('never', undefined),
    withUntil('unsaid', day(9), ''),
  ])
  expect(report).toMatchObject({ created: 6, rejected: [] })
  expect(report.heldBack.map(({ externalId }) => externalId)).toEqual([
    'gone',
    'far',
    'never',
    'unsaid',
  ])
  expect(report.warnings).toMatchObject([
    { line: 4, field: 'shownWithout.until', message: expect.stringContaining('90 days') },
    { line: 5, field: 'shownWithout.until' },
  ])
  expect((await list()).total.value).toBe(2)
  expect(JSON.stringify(await list())).not.toContain('aangevraagd')
})

test('Texts with markup become paragraphs of plain text (IMPORT-57)', async () => {
  const html =
    '<style>p{}</style><h2>Ruim&nbsp;huis</h2>\r\n<p>Met\n<b>tuin</b> &amp; terras<br/>en &eacute;&eacute;n garage.</p><ul><li>Bad<li>Douche</ul><script>alert(1)</script><!-- x -->'
  await feed([
    line(
      'a',
      {
        title: { nl: 'Woning &amp; tuin <b>te koop</b>' },
        description: {
          nl: html,
          fr: 'Prix < 300 000 & plus\n\nDeuxième',
          en: 'A\r\nB \u000b&lt;b&gt;',
        },
        reference: 'A&amp;B',
      },
      { videos: [{ link: 'https://x.be/?a=1&copy=2' }] },
    ),
  ])
  const { general, videos } = await stored('a')
  expect(general.title?.nl).toBe('Woning & tuin te koop')
  expect(general.description).toEqual({
    nl: 'Ruim\u00a0huis\nMet tuin & terras\nen één garage.\n– Bad\n– Douche',
    fr: 'Prix < 300 000 & plus\n\nDeuxième',
    en: 'A\nB <b>',
  })
  expect([general.reference, videos?.[0]?.link]).toEqual(['A&B', 'https://x.be/?a=1&copy=2'])
})

test('A status or sub type of which only the id is sent has its name, so that addresses tell it (IMPORT-56)', async () => {
  const at = { address: { city: { id: 44088, name: 'Melle', zip: '9090' } } }
  await feed([
    line('a', { ...at, transaction: { id: 5 }, subType: { id: 101 } }),
    line('b', { ...at, transaction: { id: 1, name: { nl: 'Nieuw te koop', fr: '' } } }),
    line('c', { ...at, transaction: { id: 1 }, guid: '11111111-2222-3333-4444-aaaaaaaaaaaa' }),
  ])
  const sold = await stored('a')
  expect([detailSlug(sold, 'nl'), detailSlug(sold, 'fr')]).toEqual([
    'woning-verkocht-in-9090-melle',
    'maison-d-habitation-vendue-a-9090-melle',
  ])
  expect((await stored('b')).general.transaction?.name).toMatchObject({
    nl: 'Nieuw te koop',
    fr: 'À vendre',
  })
  const guid = await stored('11111111-2222-3333-4444-aaaaaaaaaaaa')
  expect(guid.general.transaction?.name?.de).toBe('Verkauft')
})
