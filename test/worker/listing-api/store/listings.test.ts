import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { LiveAgenda } from '../../../../shared/booking/agenda.ts'
import { CALLS, RESTORE_CALLS } from '../../../../worker/listing-api/store/calls.ts'
import { ask, bindings, get, inObject, objects, rowsIn } from '../support/api.ts'
import { count, postOnce, seedStays } from '../support/seed-stays.ts'

beforeEach(seedStays)

const BOOK = '/sites/7/live-agenda/reservation'

async function viewing() {
  const { slots } = await get<LiveAgenda>('/sites/7/live-agenda/1')
  return {
    agendaId: '1',
    slot: slots[0]?.id,
    locale: 'nl',
    contact: { name: 'An', email: 'an@voorbeeld.be', phone: '' },
  }
}

test.each(['appointment', 'agent_time'])(
  'A booking that fails at %s leaves nothing behind (LAPI-76)',
  async table => {
    await rowsIn(
      7,
      `CREATE TRIGGER broken AFTER INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'disk'); END`,
    )
    const response = await postOnce(BOOK, await viewing())
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('disk')
    expect([await count('appointment'), await count('agent_time')]).toEqual([0, 0])
    await rowsIn(7, 'DROP TRIGGER broken')
    expect((await postOnce(BOOK, await viewing())).status).toBe(200)
  },
)

test('What was booked is in no memory: an object that slept knows it (LAPI-76)', async () => {
  const booked = await (await postOnce(BOOK, await viewing())).json<{ id: string }>()
  await evictDurableObject(objects.getByName('7'))
  expect(await get(`${BOOK}/${booked.id}`)).toEqual(booked)
})

test('No table of a site knows a site', async () => {
  const columns = await rowsIn(
    7,
    `SELECT t.name || '.' || c.name AS name FROM sqlite_master t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  )
  expect(columns.length).toBeGreaterThan(100)
  expect(columns.filter(({ name }) => /site_?id/i.test(String(name)))).toEqual([])
})

test('An object without a site answers 404 and makes no table for it (LAPI-74)', async () => {
  const stub = bindings.LISTINGS.getByName('4242', { locationHint: 'weur' })
  expect(await stub.perform('findSite', [])).toMatchObject({ refused: { status: 404 } })
  expect(await stub.perform('noSuchCall', [])).toMatchObject({ refused: { status: 503 } })
  const tables = await inObject(4242, ({ storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
  )
  expect(tables).toEqual([])
  expect((await ask('/sites/4242')).status).toBe(404)
})

test('No call waits, so that none comes between what it reads and what it writes (LAPI-76)', () => {
  const calls = Object.values({ ...CALLS, ...RESTORE_CALLS })
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter(call => call.constructor.name !== 'Function')).toEqual([])
})
