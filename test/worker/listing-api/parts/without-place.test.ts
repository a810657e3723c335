import { beforeEach, expect, test } from 'vitest'
import { AGENCY } from '../support/agency.ts'
import { ask, askBound, putIn, rowsIn } from '../support/api.ts'
import { postPack, put } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))

/** A town without the region that the law of adverts goes by, and no town at all. */
const NOWHERE: [what: string, address: object | undefined, field: string][] = [
  ['no address', undefined, 'general.address.city'],
  ['a region and no town', { region: 'FLANDERS' }, 'general.address.city'],
  [
    'a town whose postal code is in no region',
    { city: { id: 44021, name: 'Gent', zip: '90' } },
    'general.address.region',
  ],
]

const general = (address: object | undefined) => ({
  headType: { id: 1 },
  transaction: { id: 1 },
  price: { value: 35 },
  address,
})

const homes = () => rowsIn(7, 'SELECT id FROM estate ORDER BY id')

/** What each way in says of a home: the field that it names, and the line. */
const WAYS: [way: string, send: (address: object | undefined) => Promise<unknown>][] = [
  [
    'a feed, as CSV and a CRM are sent',
    async address => {
      const lines = [
        {
          externalId: 'there',
          general: general({ city: { id: 1, name: 'Breda', zip: '4811 AA' }, country: { id: 2 } }),
        },
        { externalId: 'x', general: general(address) },
      ]
      const answer = await ask(
        '/sites/7/estates?partial=1',
        {
          method: 'PUT',
          headers: { authorization: 'Bearer k', 'content-type': 'application/x-ndjson' },
          body: lines.map(line => JSON.stringify(line)).join('\n'),
        },
        { API_KEY: 'k' },
      )
      const { rejected, created } = await answer.json<{
        created: number
        rejected: { line: number; field: string }[]
      }>()
      expect([created, rejected[0]?.line]).toEqual([1, 2])
      await rowsIn(7, "DELETE FROM estate WHERE external_id = 'there'")
      return rejected[0]?.field
    },
  ],
  [
    'one call',
    async address => {
      const answer = await put('/estates/x', { general: general(address) })
      expect(answer.status).toBe(400)
      return answer.error?.field
    },
  ],
  [
    'a pack',
    async address => {
      const { refused } = await postPack([
        { path: 'estates/x', content: { general: general(address) } },
      ])
      expect(refused[0]?.path).toBe('estates/x')
      return refused[0]?.field
    },
  ],
  [
    'the desk',
    async address => {
      const set = Object.entries(general(undefined)).flatMap(([name, value]) =>
        value === undefined || name === 'price' ? [] : [{ path: `general.${name}`, value }],
      )
      const place = Object.entries(address ?? {}).map(([name, value]: [string, unknown]) => ({
        path: `general.address.${name}`,
        value,
      }))
      const answer = await askBound('/sites/7/homes/x', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          by: { id: 'an', name: 'An' },
          create: true,
          state: 'published',
          reason: 'spoed',
          set: [...set, ...place],
        }),
      })
      expect(answer.status).toBe(400)
      return (await answer.json<{ error: { field: string } }>()).error.field
    },
  ],
]

test.each(
  WAYS.flatMap(([way, send]) =>
    NOWHERE.map(([what, ...rest]) => [way, what, send, ...rest] as const),
  ),
)(
  '17.36: By %s a home with %s is refused, and where is said (LAW-73)',
  async (_way, _what, send, address, field) => {
    const before = await homes()
    expect(await send(address)).toBe(field)
    expect(await homes()).toEqual(before)
  },
)
