import { env, evictDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../../../shared/time/units.ts'
import { AgencyObject } from '../../../worker/agency/agency-object.ts'
import { AGENCY_SCHEMA, SCHEMA_STEPS } from '../../../worker/agency/schema/steps.ts'
import { agencyStub, AgencyUnavailable } from '../../../worker/agency/stub.ts'
import { enterSite, setSiteState } from '../../../worker/directory/site-changes.ts'
import type { Bindings } from '../../../worker/env.ts'
import { applySteps, SchemaRunner, type Schema } from '../../../worker/store/schema.ts'
import { aLiveAgenda } from '../../support/agencies/a-live-agenda.ts'
import { agency, agencyRows, alarmOf, inAgency, ringAlarm } from '../../support/agency-object.ts'
import { directory } from '../../support/directory.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

afterEach(() => void vi.restoreAllMocks())

const LAST = SCHEMA_STEPS.length
const stub = (site: number) => agencyStub(env as unknown as Bindings, site)

/** Puts an agency back on the step before the last, which then fails in its second statement. */
async function breakLastStep(site: number): Promise<void> {
  await inAgency(site, async (_, storage) => {
    await storage.deleteAll()
    applySteps(storage, { ...AGENCY_SCHEMA, steps: SCHEMA_STEPS.slice(0, -1) })
    storage.sql.exec('CREATE INDEX subscription_unread ON subscription (id)')
  })
  await evictDurableObject(stub(site))
}

const mendLastStep = (site: number): Promise<void> =>
  inAgency(site, (_, { sql }) => void sql.exec('DROP INDEX subscription_unread'))

function loggedLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  return lines
}

const FORM = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }

describe('a step that fails', () => {
  it('19.8: in one of fifty agencies leaves the others alone; that one answers 503, and recovers (AGENCY-119, AGENCY-120)', async () => {
    const lines = loggedLines()
    const agencies = await Promise.all(Array.from({ length: 50 }, () => aLiveAgenda()))
    const { site } = agencies[7]!
    await breakLastStep(site.id)
    const submit = async ({ post }: (typeof agencies)[number]): Promise<number> =>
      (await post('/nl/ajax/contact-form-handler', FORM)).status
    const before = Date.now()
    const statuses = await Promise.all(agencies.map(submit))
    expect(statuses).toEqual(agencies.map((_, at) => (at === 7 ? 503 : 303)))
    expect(lines).toContainEqual({
      event: 'schema-step-failed',
      object: 'agency',
      site: site.id,
      step: LAST,
      error: expect.stringContaining('subscription_unread'),
    })
    const alarm = (await alarmOf(site.id)) ?? 0
    expect(alarm - before).toBeGreaterThanOrEqual(5 * MINUTE)
    expect(alarm - before).toBeLessThan(6 * MINUTE)
    await mendLastStep(site.id)
    expect(await submit(agencies[7]!)).toBe(503)
    await ringAlarm(site.id)
    expect(await submit(agencies[7]!)).toBe(303)
    expect(await inAgency(site.id, (_, { kv }) => kv.get('schema'))).toBe(LAST)
  })

  it('keeps the step before whole, rings every five minutes, and answers by the code schema (AGENCY-119)', async () => {
    loggedLines()
    await breakLastStep(5601)
    const failed = await Promise.resolve(agency(5601).tasks.nextDueAt()).catch((e: unknown) => e)
    expect(failed).toBeInstanceOf(AgencyUnavailable)
    expect(await inAgency(5601, object => object.call('tasks', 'nextDueAt', []))).toEqual({
      refused: 'unavailable',
      code: 'schema',
    })
    const columns = await agencyRows(
      5601,
      `SELECT name FROM pragma_table_info('subscription') WHERE name = 'search'`,
    )
    expect(columns).toEqual([])
    await inAgency(5601, (_, storage) => storage.deleteAlarm())
    await ringAlarm(5601)
    expect((await alarmOf(5601)) ?? 0).toBeGreaterThan(Date.now() + 4 * MINUTE)
  })
})

describe('a step marked late', () => {
  const steps = ['CREATE TABLE a (id)', 'CREATE TABLE b (id)', 'CREATE TABLE c (id)']
  const late: Schema = { key: 'tried', steps, late: [2] }
  const tables = (storage: DurableObjectStorage): unknown[] =>
    storage.sql
      .exec(`SELECT name FROM sqlite_schema WHERE name IN ('a', 'b', 'c') ORDER BY name`)
      .toArray()
      .map(({ name }) => name)

  it('is passed over at start, and applied by wake alone (AGENCY-121)', async () => {
    const seen = await inAgency(5602, (_, storage) => {
      const runner = new SchemaRunner(storage, late, () => undefined)
      const started = [runner.start(), runner.start(), runner.isBehind, tables(storage)]
      return { started, woken: runner.wake(), after: tables(storage), again: runner.wake() }
    })
    const all = { step: 3, of: 3, error: null }
    expect(seen).toEqual({
      started: [true, true, false, ['a', 'c']],
      woken: all,
      after: ['a', 'b', 'c'],
      again: all,
    })
  })

  it('is applied at start by the release that lists it no more (AGENCY-121)', async () => {
    const seen = await inAgency(5603, (_, storage) => {
      new SchemaRunner(storage, late, () => undefined).start()
      const next = new SchemaRunner(storage, { ...late, late: [] }, () => undefined)
      return [next.start(), tables(storage), next.wake()]
    })
    expect(seen).toEqual([true, ['a', 'b', 'c'], { step: 3, of: 3, error: null }])
  })

  it('leaves the object at work when it fails, and is told by wake (AGENCY-121)', async () => {
    const seen = await inAgency(5604, (_, storage) => {
      storage.sql.exec('CREATE TABLE b (of_another)')
      const failures: number[] = []
      const runner = new SchemaRunner(storage, late, ({ step }) => void failures.push(step))
      const started = runner.start()
      return { started, woken: runner.wake(), isBehind: runner.isBehind, failures }
    })
    expect(seen).toEqual({
      started: true,
      woken: { step: 1, of: 3, error: expect.stringContaining('table b already exists') },
      isBehind: false,
      failures: [2],
    })
  })
})

describe('the operators’ call', () => {
  const call = async (operator: Awaited<ReturnType<typeof createOperator>>, path: string) =>
    operator.ask(`/admin${path}`, {
      ...(path.endsWith('/wake') && path !== '/wake' ? { method: 'POST' } : {}),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })

  it('says of both objects where their schema is, and mends what can be mended (AGENCY-122)', async () => {
    loggedLines()
    const operator = await createOperator()
    const { id } = operator.site
    operator.api.answers.set(`POST /sites/${id}/wake`, () =>
      Response.json({ step: 25, of: 25, error: null }),
    )
    const wake = async () => (await call(operator, `/agencies/${id}/wake`)).json()
    await agency(id).tasks.nextDueAt()
    await breakLastStep(id)
    expect(await wake()).toEqual({
      agency: { step: LAST - 1, of: LAST, error: expect.stringContaining('already exists') },
      listings: { step: 25, of: 25, error: null },
    })
    await mendLastStep(id)
    operator.api.answers.set(`POST /sites/${id}/wake`, () => new Response(null, { status: 503 }))
    expect(await wake()).toEqual({
      agency: { step: LAST, of: LAST, error: null },
      listings: { error: 'Error: the listing API answered 503' },
    })
    expect(await agency(id).tasks.nextDueAt()).toBeGreaterThan(Date.now())
  })

  it('counts the steps of the Worker, since an object may still run older code (AGENCY-122)', async () => {
    const operator = await createOperator()
    const { id } = operator.site
    const older = { step: 3, of: 3, error: null }
    vi.spyOn(AgencyObject.prototype, 'wakeSchema').mockReturnValue(older)
    expect(await (await call(operator, `/agencies/${id}/wake`)).json()).toMatchObject({
      agency: { step: 3, of: LAST, error: null },
    })
  })

  it('lists the agencies that are not removed by their number (AGENCY-122)', async () => {
    const operator = await createOperator()
    const { id } = operator.site
    for (const [added, state] of [
      [900_001, 'live'],
      [900_002, 'removed'],
      [900_003, 'moved'],
    ] as const) {
      await enterSite(directory, { id: added, name: state, recordHostname: '' }, Date.now())
      await setSiteState(directory, added, state)
    }
    expect(id).toBeLessThan(900_001)
    expect(await (await call(operator, '/wake?after=900000')).json()).toEqual({
      sites: [900_001, 900_003],
    })
  })
})
