import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '../../../../shared/time/day.ts'
import { ask, askBound, bindings, rowsIn, seedAgencies } from '../support/api.ts'
import { SVG, put } from './support/put.ts'

const FIRST = '2031-03-01'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await seedAgencies()
})
afterEach(() => void vi.useRealTimers())

const KEPT = ['in-a-text', 'in-a-draft', 'in-history', 'of-a-home', 'of-a-feed', 'begins']

/** What is deleted that many days after the first night. */
async function night(days: number): Promise<string[]> {
  vi.setSystemTime(`${addDays(FIRST, days)}T03:00:00Z`)
  const answer = await askBound('/sites/7/unnamed-assets', { method: 'DELETE' })
  return (await answer.json<{ removed: string[] }>()).removed
}

const isThere = async (name: string): Promise<boolean> => {
  const answer = await askBound(`/sites/7/assets/${name}`)
  await answer.arrayBuffer()
  return answer.ok
}

test('A file that nothing names for 30 days is deleted with its bytes, and no other is (UPLOAD-48)', async () => {
  vi.setSystemTime(`${FIRST}T01:00:00Z`)
  const files = [...KEPT, 'alone', 'sent-again', 'named-late', 'same-bytes']
  for (const name of files) {
    const drawing = SVG(`<circle r="${files.indexOf(name) % 9}"/>`)
    expect((await put(name, drawing)).status).toBe(200)
  }
  const run = (statement: string) => rowsIn(7, statement)
  await run(`UPDATE page SET doc = json_set(doc, '$.x', '<img src="/assets/in-a-text?w=4">')`)
  await run(`INSERT INTO part_draft VALUES ('a', '{"asset":"in-a-draft"}', 'An', 1, '')`)
  await run(
    `INSERT INTO part_version (path, at, by, content) VALUES ('a', 1, 'An', '["in-history"]')`,
  )
  await run(`UPDATE estate_doc SET doc = json_set(doc, '$.pictures[0].file', 'of-a-home')`)
  await run(`INSERT INTO estate_source VALUES (99, '{"file":"of-a-feed"}')`)
  await run(`INSERT INTO estate_source VALUES (98, '{"file":"begins-another"}')`)
  await run(
    `INSERT INTO picture_address (address, asset, state, changed_at) VALUES ('https://a.example/1.jpg', 'alone', 'fetched', 1)`,
  )

  expect(await night(0)).toEqual([])
  expect(await night(29)).toEqual([])
  await put('sent-again', SVG('<circle r="7"/>'))
  await run(`INSERT INTO estate_source VALUES (97, '{"file":"named-late"}')`)
  expect(await night(30)).toEqual(['alone', 'same-bytes'])
  expect(await isThere('alone')).toBe(false)
  expect(await rowsIn(7, 'SELECT address FROM picture_address')).toEqual([])
  for (const name of [...KEPT, 'sent-again', 'named-late', 'house-1'])
    expect([name, await isThere(name)]).toEqual([name, true])
  // One drawing is nobody’s any more; what 'same-bytes' had, a file that stays has too.
  expect((await bindings.MEDIA.list({ prefix: '7/' })).objects).toHaveLength(8)
  expect(await night(31)).toEqual([])
  expect(await night(60)).toEqual(['sent-again'])
})

test('Nobody but the platform has files deleted', async () => {
  const answer = await ask('/sites/7/unnamed-assets', { method: 'DELETE' }, { API_KEY: 'a-key' })
  expect(answer.status).toBe(401)
})
