import { beforeEach, expect, test } from 'vitest'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { ask, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const KEY = { API_KEY: 'a-key' }
const headers = { authorization: 'Bearer a-key' }
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')
const put = (name: string) =>
  ask(`/sites/8/assets/${name}`, { method: 'PUT', headers, body: PDF }, KEY)

test('A site keeps 20 GB and is sent 2,000 files a day, and says how full it is (UPLOAD-46)', async () => {
  expect((await put('first')).status).toBe(200)
  await rowsIn(
    8,
    `INSERT INTO asset (id, hash, version, kind, content_type, width, height, color, recipe, object, bytes)
    VALUES ('large', 'h', 1, 'picture', 'image/webp', 1, 1, '', 'null', 'large', 20000000000)`,
  )
  const full = await put('second')
  expect(full.status).toBe(409)
  expect(await full.text()).toContain('Remove files')
  expect(await (await ask('/sites/8/usage', { headers }, KEY)).json()).toEqual({
    bytes: 20_000_000_000 + PDF.length,
    of: 20_000_000_000,
    files: 2,
  })
  expect((await ask('/sites/8/usage', {}, KEY)).status).toBe(401)
  await rowsIn(8, `UPDATE upload_day SET files = 2000 WHERE day = '${toDay(Date.now())}'`)
  expect((await put('third')).status).toBe(429)
})
