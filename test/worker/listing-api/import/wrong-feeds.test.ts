import { beforeEach, expect, test } from 'vitest'
import { feedLines } from '../../../../worker/listing-api/import/file/feed-lines.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { ask, rowsIn, seedAgencies } from '../support/api.ts'
import { RIGHT_FILES, WRONG_FILES } from './wrong-files.ts'
import { line, REFUSED, WARNED } from './wrong-lines.ts'

beforeEach(seedAgencies)

const headers = { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' }

async function send(body: BodyInit, query = '') {
  const answer = await ask(
    `/sites/8/estates${query}`,
    { method: 'PUT', headers, body },
    { API_KEY: 'a-key' },
  )
  return { status: answer.status, report: await answer.json<ImportReport>() }
}

const asLine = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
const estates = () => rowsIn(8, 'SELECT * FROM estate ORDER BY id')

test('Files that are no feed are refused whole, with one reason in words, and nothing is applied (IMPORT-58, IMPORT-59)', async () => {
  const before = await estates()
  for (const [what, body, number, message] of WRONG_FILES) {
    const { status, report } = await send(body)
    const { state, rejected, archived } = report
    expect([what, status, state, archived]).toEqual([what, 422, 'refused', 0])
    expect([what, rejected[0]]).toEqual([
      what,
      { line: number, field: expect.any(String), message: expect.stringMatching(message) },
    ])
  }
  expect(await estates()).toEqual(before)
  expect(await rowsIn(8, 'SELECT * FROM import_line')).toEqual([])
})

test.each(RIGHT_FILES)(
  'A feed in %s is read with every letter (IMPORT-59)',
  async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 200, report: { created: 3, rejected: [] } })
    expect(
      await rowsIn(8, "SELECT doc->>'$.general.title.nl' AS title FROM estate_doc WHERE id > 3"),
    ).toEqual(Array.from({ length: 3 }, () => ({ title: 'Café met étage' })))
  },
)

test('Each wrong line is refused alone, and told with its number, field and what is allowed (IMPORT-6, IMPORT-52)', async () => {
  const feed = [line('b1'), ...REFUSED.map(([, wrong]) => wrong)]
  const { status, report } = await send(feed.map(asLine).join('\n'), '?partial=1')
  expect([status, report.state, report.created]).toEqual([200, 'applied', 1])
  const told = new Map(report.rejected.map(({ line: number, ...rest }) => [number, rest]))
  for (const [index, [what, , field, message]] of REFUSED.entries())
    expect([what, told.get(index + 2)]).toEqual([
      what,
      { field, message: expect.stringMatching(message) },
    ])
  expect(report.rejected).toHaveLength(REFUSED.length)
})

test('What is wrong with another field is left out with a warning, and the home is there (IMPORT-53, IMPORT-54)', async () => {
  const { status, report } = await send(WARNED.map(([, wrong]) => asLine(wrong)).join('\n'))
  expect([status, report.created, report.rejected]).toEqual([200, WARNED.length, []])
  for (const [index, [what, , field, message]] of WARNED.entries())
    expect([what, report.warnings.find(warning => warning.line === index + 1)]).toEqual([
      what,
      { line: index + 1, field, message: expect.stringMatching(message) },
    ])
  const [rooms] = await rowsIn(
    8,
    "SELECT doc->'$.layout' AS layout FROM estate JOIN estate_doc USING (id) WHERE external_id = 'b13'",
  )
  expect(JSON.parse(String(rooms?.layout))).toEqual([{ id: 1 }, { id: 2 }])
})

test('What is empty is left out without a word (IMPORT-53)', async () => {
  const empty = line(
    'a',
    { title: null, description: { nl: '', fr: null }, publicationDate: '', sticker: null },
    { layout: null, pictures: null, energy: { epcValue: null, epcReference: '' }, salesRep: {} },
  )
  const { report } = await send(JSON.stringify(empty))
  expect(report).toMatchObject({ created: 1, rejected: [], warnings: [] })
})

test('A feed of over 200 MB is refused while it comes, and one of 50 MB is read (IMPORT-59)', async () => {
  const chunk = new TextEncoder().encode(`{"a${' '.repeat(999_996)}\n`)
  const body = (chunks: number): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull(controller) {
        if (chunks-- > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
  const count = async (chunks: number): Promise<number> => {
    let lines = 0
    for await (const _ of feedLines(body(chunks))) lines++
    return lines
  }
  await expect(count(201)).rejects.toThrow('over 200 MB')
  expect(await count(50)).toBe(50)
})
