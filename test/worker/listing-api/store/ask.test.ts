import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import type { LiveAgenda } from '../../../../shared/booking/agenda.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { ask, get, post } from '../support/api.ts'
import { marked, watchedObjects } from '../support/objects.ts'
import { count, seedStays } from '../support/seed-stays.ts'

beforeEach(seedStays)

test('An id that is of no site touches no object, whatever is asked of it (LAPI-74)', async () => {
  const touched: string[] = []
  const over = watchedObjects((name, _, real) => {
    touched.push(name)
    return real()
  })
  for (const id of ['999', '0', '99999999999999999999'])
    for (const path of ['', '/pages', '/estates/v2/1', '/live-agenda/1', '/imports', '/export'])
      expect(
        (await ask(`/sites/${id}${path}`, undefined, { ...over, BOUND: true })).status,
      ).not.toBe(200)
  expect((await post('/sites/999/estates', {}, over)).status).toBe(404)
  expect((await ask('/sites/999/restore', { method: 'POST' }, over)).status).toBe(401)
  expect((await ask('/sites/by-hostname/nowhere.example', undefined, over)).status).toBe(404)
  expect(touched).toEqual([])
})

test('An overloaded object is not asked again: 503, and when to come back (LAPI-77)', async () => {
  let calls = 0
  const over = watchedObjects(() => {
    calls++
    return Promise.reject(marked('overloaded'))
  })
  const response = await post('/sites/7/estates', {}, over)
  expect([response.status, response.headers.get('retry-after'), calls]).toEqual([503, '10', 1])
  expect(await response.json()).toEqual({ error: { message: expect.any(String) } })
})

test('An object that goes on being cut off is asked twice and no more (LAPI-77)', async () => {
  let calls = 0
  const over = watchedObjects(() => {
    calls++
    return Promise.reject(marked('retryable'))
  })
  expect([(await ask('/sites/7', undefined, over)).status, calls]).toEqual([503, 2])
})

/** Each call is made, and its first answer lost, as a reset does. */
const losing = () => {
  const lost = new Set<string>()
  return watchedObjects(async (name, parameters, real) => {
    const result = await real()
    const call = JSON.stringify([name, parameters])
    if (lost.has(call)) return result
    lost.add(call)
    throw marked('retryable')
  })
}

test('A call whose answer was lost has one effect (LAPI-77, LAPI-41)', async () => {
  const { slots } = await get<LiveAgenda>('/sites/7/live-agenda/1')
  const body = {
    agendaId: '1',
    slot: slots[0]?.id,
    locale: 'nl',
    contact: { name: 'An', email: 'an@voorbeeld.be', phone: '' },
  }
  expect((await post('/sites/7/live-agenda/reservation', body, losing())).status).toBe(200)
  expect(await count('appointment')).toBe(1)
})

test('A feed of which every slice is cut off once comes in whole (LAPI-77, IMPORT-2)', async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    JSON.stringify({
      externalId: `n${index}`,
      general: { headType: { id: 1 }, transaction: { id: 1 }, address: ABROAD },
    }),
  )
  const response = await ask(
    '/sites/8/estates?confirm=removal',
    {
      method: 'PUT',
      headers: { authorization: 'Bearer k', 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    },
    { ...losing(), IMPORT_KEY: 'k' },
  )
  expect(await response.json<ImportReport>()).toMatchObject({ created: 60, archived: 3 })
  const found = await (await post('/sites/8/estates', { limit: 0 })).json()
  expect(found).toMatchObject({ total: { value: 60 } })
})
