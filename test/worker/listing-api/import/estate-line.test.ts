import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readEstateLine } from '../../../../worker/listing-api/import/estate-line.ts'
import { wrongKind } from '../../../../worker/listing-api/import/file/file-kind.ts'
import { readLines, type NumberedLine } from '../../../../worker/listing-api/import/line-reader.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { ask, post, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

/** So many lists in each other. */
const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    '\0',
    '\ud800',
    '<b>',
    "'; DROP TABLE estate; --",
    '-1',
    -1,
    0,
    1,
    1.5,
    9e11,
    2 ** 53 - 1,
    2 ** 53,
    1e308,
    41,
    '41',
    [],
    {},
    [null],
    'x'.repeat(300),
    '2026-02-31',
    { nl: '\0' },
    { id: 1 },
    { id: 1e15, name: { nl: 7 } },
    { value: -1 },
    { value: 1e300 },
    deep(50),
    deep(1100),
    { visible: false, geoLocation: { lat: 51, lon: 3 } },
  ),
)

const PLACES = [
  'general',
  'externalId',
  'general.id',
  'general.guid',
  'general.parentId',
  'general.project',
  'general.headType',
  'general.subType',
  'general.transaction',
  'general.price',
  'general.bedroomCount',
  'general.publicationDate',
  'general.address',
  'general.title',
  'general.address.city',
  'general.address.street',
  'general.address.geoLocation',
  'pictures',
  'layout',
  'energy',
  'updatedAt',
  '__proto__',
  'general.__proto__',
  'general.address.visible',
]

/** A line of a good feed, with something planted here and there. */
const planted = fc
  .tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.array(fc.tuple(fc.constantFrom(...PLACES), hostile), { maxLength: 2 }),
  )
  .map(([id, plants]) => {
    const estate = {
      externalId: `e${id}`,
      general: {
        headType: { id: 1 },
        transaction: { id: 1 },
        address: { city: { id: 3, name: 'Gent', zip: '9000' } },
      },
    }
    for (const [place, value] of plants) {
      const path = place.split('.')
      const last = path.pop() ?? ''
      const parent = path.reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        estate,
      )
      if (typeof parent === 'object' && parent !== null)
        Object.defineProperty(parent, last, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        })
    }
    return JSON.stringify(estate)
  })

const line = fc.oneof(
  { weight: 6, arbitrary: planted },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '{',
      'null',
      '7',
      '"x"',
      '[]',
      '{}',
      '{"externalId":"e1"}',
      '{"general":{"id":1e999}}',
      '\ufeff{}',
      '{"a":1}{"b":2}',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom('{', '}', '"', ':', '\\', 'é', '🏠', '\r', '\0', ' ', 'externalId'),
    }),
  },
)

const put = (body: BodyInit): Promise<Response> =>
  ask(
    '/sites/8/estates?confirm=removal',
    {
      method: 'PUT',
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' },
      body,
    },
    { API_KEY: 'a-key' },
  )

const filled = (lines: string[]): string[] =>
  lines
    .join('\n')
    .split('\n')
    .filter(text => text.trim() !== '')

test('Lines arrive as they were sent, wherever the body is cut (IMPORT-11)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 8, size: 'max' }),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      fc.integer({ min: 1, max: 40 }),
      async (lines, end, size) => {
        const bytes = new TextEncoder().encode(lines.join(end))
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.slice(index * size, (index + 1) * size),
        )
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece)
            controller.close()
          },
        })
        const found: NumberedLine[] = []
        const sent = new TextDecoder()
          .decode(bytes)
          .split('\n')
          .map((text, index) => ({ number: index + 1, text: text.trim() }))
          .filter(({ text }) => text !== '')
        for await (const each of readLines(body)) found.push(each)
        expect(found).toEqual(sent)
      },
    ),
  )
})

test('Any line is read, or refused with a field and a reason', async () => {
  await fc.assert(
    fc.asyncProperty(line, async text => {
      let value: unknown
      try {
        value = JSON.parse(text)
      } catch {
        return
      }
      const read = await readEstateLine(value)
      if ('message' in read)
        expect(
          [read.field, read.message].map(word => word.length > 0 && word.length <= 200),
        ).toEqual([true, true])
      else
        expect(read).toMatchObject({
          externalId: expect.stringMatching(/^[\w.:-]{1,64}$/),
          estate: { general: { headType: { id: expect.any(Number) } } },
        })
    }),
  )
})

test('Of any feed every line is counted once, the same feed again changes nothing, and the site can be searched (IMPORT-16)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30, size: 'max' }), async lines => {
      const answer = await put(lines.join('\n'))
      const sent = filled(lines)
      const report = await answer.json<ImportReport>()
      const taken = report.created + report.updated + report.unchanged
      if (sent[0] && wrongKind(sent[0].trim())) {
        expect(report.rejected).toMatchObject([{ field: 'file' }])
        return
      }
      expect(answer.status).toBe(taken === 0 && sent.length > 0 ? 422 : 200)
      expect(taken + report.rejected.length).toBe(sent.length)
      const again = await (await put(lines.join('\n'))).json<ImportReport>()
      expect(again).toEqual({ ...report, created: 0, updated: 0, unchanged: taken, archived: 0 })
      expect((await post('/sites/8/estates', { limit: 100 })).status).toBe(200)
    }),
    runs(25),
  )
})
