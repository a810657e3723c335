import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { addDays } from '../../../../shared/time/day.ts'
import { docRow, estateRow } from '../../../../worker/listing-api/db/estate-row.ts'
import SHOWN_UNTIL from '../../../../worker/listing-api/schema/023-shown-until.sql'
import { applySteps, passedSteps } from '../../../../worker/store/schema.ts'
import { tablesOf } from '../../../../shared/schema-tables.ts'
import { LISTINGS_SCHEMA, STEPS } from '../../../../worker/listing-api/schema/steps.ts'
import { rowsOf, type TableRow } from '../../../../worker/listing-api/db/tables.ts'
import { askListings } from '../../../../worker/listing-api/store/ask.ts'
import { AGENCY, OTHER_AGENCY } from '../support/agency.ts'
import { ask, askBound, bindings, inObject, objects, rowsIn, seedAgencies } from '../support/api.ts'

/** The schema of a release that has these steps. */
const upTo = (steps: readonly string[]) => ({ ...LISTINGS_SCHEMA, steps })

const [site] = rowsOf('site', [{ only_row: 1, hidden_status: [], doc: AGENCY.site }])

test.each(STEPS.slice(1).map((_, index) => index + 1))(
  'An object of step %i of the schema wakes with the others, and keeps what it has (LAPI-75)',
  async step => {
    const id = 9000 + step
    await inObject(id, ({ storage }) => {
      applySteps(storage, upTo(STEPS.slice(0, step)))
      storage.sql.exec(
        'INSERT INTO site (only_row, hidden_status, doc) VALUES (1, ?, ?)',
        site?.row.hidden_status ?? '[]',
        site?.row.doc ?? '{}',
      )
    })
    await evictDurableObject(objects.getByName(String(id)))
    const call = askListings(bindings, id)
    expect(JSON.parse((await call('findSite'))?.doc ?? '')).toEqual(AGENCY.site)
    expect(await call('listImports')).toEqual([])
    expect(await inObject(id, ({ storage }) => passedSteps(storage, LISTINGS_SCHEMA))).toBe(
      STEPS.length,
    )
  },
)

test('17.36: What an agency’s setting showed without energy value is shown for 90 days more, then held back (LAW-63)', async () => {
  const id = 9200
  const before = STEPS.indexOf(SHOWN_UNTIL)
  const settings = { ...AGENCY.site.settings, shownWithout: ['energy'] }
  await inObject(id, ({ storage }) => {
    applySteps(storage, upTo(STEPS.slice(0, before)))
    const estates: Estate[] = [1, 2, 3].map(number => ({
      general: {
        id: number,
        headType: { id: 1 },
        transaction: { id: 1 },
        address: { city: { id: 44021, name: 'Gent', zip: '9000' } },
      },
    }))
    const insert = ({ table, row }: TableRow) => {
      const names = Object.keys(row)
      const marks = names.map(() => '?').join()
      storage.sql.exec(
        `INSERT INTO ${table} (${names.join()}) VALUES (${marks})`,
        ...names.map(name => row[name] ?? null),
      )
    }
    for (const row of [
      ...rowsOf('site', [{ only_row: 1, hidden_status: [], doc: { ...AGENCY.site, settings } }]),
      ...rowsOf('estate', [
        estateRow({ estate: estates[0]! }),
        estateRow({ estate: estates[1]!, held: 'draft' }),
        estateRow({ estate: estates[2]! }),
      ]),
      ...estates.flatMap(estate => rowsOf('estate_doc', [docRow({ estate })])),
    ])
      insert(row)
    storage.sql.exec(
      "INSERT INTO estate_desk (id, search, gaps, check_on) VALUES (1, '', 2, '9999-12-31'), (2, '', 2, '9999-12-31'), (3, '', 0, '9999-12-31')",
    )
  })
  await evictDurableObject(objects.getByName(String(id)))
  const call = askListings(bindings, id)
  expect(JSON.parse((await call('findSite'))?.doc ?? '')).toEqual(AGENCY.site)
  const until = addDays(new Date().toISOString().slice(0, 10), 90)
  const decided = await rowsIn(id, 'SELECT id, reason, shown_until AS until FROM estate_decision')
  expect(decided).toEqual([{ id: 1, reason: 'settings.shownWithout', until }])
  const state = async () => (await call('readHome', '1'))?.state
  expect(await state()).toBe('online')
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
  vi.useFakeTimers({ toFake: ['Date'], now: noon(until) })
  await runDurableObjectAlarm(objects.getByName(String(id)))
  expect(await state()).toBe('online')
  vi.useFakeTimers({ toFake: ['Date'], now: noon(addDays(until, 1)) })
  await runDurableObjectAlarm(objects.getByName(String(id)))
  expect(await state()).toBe('held')
  vi.useRealTimers()
})

test('A step that fails leaves the schema as it was, and is tried again (LAPI-75)', async () => {
  const steps = ['CREATE TABLE a (id)', 'CREATE TABLE b (id); INSERT INTO nothing VALUES (1)']
  const outcome = await inObject(9100, ({ storage }) => {
    let failed = false
    try {
      applySteps(storage, upTo(steps))
    } catch {
      failed = true
    }
    const before = [failed, passedSteps(storage, LISTINGS_SCHEMA)]
    applySteps(storage, upTo([steps[0]!, 'CREATE TABLE b (id)']))
    return [...before, passedSteps(storage, LISTINGS_SCHEMA)]
  })
  expect(outcome).toEqual([true, 1, 2])
})

test('19.8: A site whose step fails answers 503, keeps its alarm, and answers again once the step succeeds (LAPI-204)', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await seedAgencies()
  const { id } = AGENCY.site
  const copy = await (await askBound(`/sites/${id}/export`)).text()
  await inObject(id, ({ storage }) => {
    // The last step finds its own column in the way.
    storage.kv.put(LISTINGS_SCHEMA.key, STEPS.length - 1)
    return storage.deleteAlarm()
  })
  await evictDurableObject(objects.getByName(String(id)))
  const began = Date.now()
  const answer = await askBound(`/sites/${id}`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await askBound(`/sites/${OTHER_AGENCY.site.id}`)).status).toBe(200)
  expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({
    event: 'schema-step-failed',
    object: 'listings',
    site: String(id),
    step: STEPS.length,
  })
  const rings = await inObject(id, ({ storage }) => storage.getAlarm())
  expect(Number(rings) - began).toBeGreaterThanOrEqual(300_000)
  const wake = async () => {
    const woken = await askBound(`/sites/${id}/wake`, { method: 'POST' })
    return woken.json<{ step: number; error: string | null }>()
  }
  expect(await wake()).toEqual({
    step: STEPS.length - 1,
    of: STEPS.length,
    error: expect.stringContaining('duplicate column name: facts'),
  })
  await inObject(id, ({ storage }) => storage.kv.put(LISTINGS_SCHEMA.key, STEPS.length))
  expect(await runDurableObjectAlarm(objects.getByName(String(id)))).toBe(true)
  expect(await (await askBound(`/sites/${id}/export`)).text()).toBe(copy)
  expect(await wake()).toEqual({ step: STEPS.length, of: STEPS.length, error: null })
  expect((await ask(`/sites/${id}/wake`, { method: 'POST' })).status).toBe(401)
  errors.mockRestore()
})

test('A site that cannot be put in, since a step fails, is refused by 503 and is not there (LAPI-204)', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = 9300
  await inObject(id, ({ storage }) => void storage.sql.exec('CREATE TABLE estate (id)'))
  const call = askListings(bindings, id)
  await expect(call('beginRestore', 'run')).rejects.toMatchObject({ status: 503 })
  expect(String(errors.mock.calls[0]?.[0])).toContain('schema-step-failed')
  expect(await inObject(id, ({ storage }) => passedSteps(storage, LISTINGS_SCHEMA))).toBe(0)
  await expect(call('findSite')).rejects.toMatchObject({ status: 404 })
  errors.mockRestore()
})

test('A version of before meets a schema of after, and leaves it alone (LAPI-75)', async () => {
  const step = await inObject(9101, ({ storage }) => {
    applySteps(storage, upTo(['CREATE TABLE a (id)', 'CREATE TABLE b (id)']))
    applySteps(storage, upTo(['CREATE TABLE a (id)']))
    return passedSteps(storage, LISTINGS_SCHEMA)
  })
  expect(step).toBe(2)
})

test('17.2: The tables that an export may hold are those that the steps make (AGENCY-115)', async () => {
  const made = await inObject(9102, ({ storage }) => {
    applySteps(storage, LISTINGS_SCHEMA)
    return storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY rowid`,
      )
      .toArray()
  })
  expect(tablesOf(STEPS)).toEqual(made.map(({ name }) => name))
})
