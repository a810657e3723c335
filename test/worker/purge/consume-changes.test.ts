import { env } from 'cloudflare:test'
import { checkHealth } from '../../../worker/admin/health.ts'
import { findDrift } from '../../../worker/directory/findings.ts'
import type { Bindings } from '../../../worker/env.ts'
import { consumeChanges } from '../../../worker/purge/consume-changes.ts'
import { knownVersions } from '../../../worker/versions/known.ts'
import { versionOf } from '../../../worker/versions/table.ts'
import { afterEach, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { createOperator } from '../../support/operator.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const DAY = 86_400_000

afterEach(() => vi.restoreAllMocks())

/** What the queue brings for the nth time, and what becomes of each: 'done', or after how many seconds it comes again. */
const bring = async (
  bindings: Awaited<ReturnType<typeof createOperator>>['bindings'],
  bodies: readonly unknown[],
  { queue = 'baksteen-changes-staging', attempts = 1 } = {},
) => {
  const outcome = bodies.map((): unknown => null)
  const messages = bodies.map((body, index) => ({
    body,
    attempts,
    ack: () => void (outcome[index] = 'done'),
    retry: (how?: { delaySeconds?: number }) => void (outcome[index] = how?.delaySeconds),
  }))
  await worker.queue({ queue, messages } as unknown as MessageBatch, bindings)
  return outcome
}

it('makes the homes anew whose pictures have arrived, and the lists that show them (FETCH-14)', async () => {
  const { bindings, site, changed } = await createOperator()
  const message = (estates: string[]) => ({ site: site.id, estates })
  const garbage = [null, 'x', {}, { site: 0, estates: [] }, { site: site.id, estates: 'some' }]
  const outcome = await bring(bindings, [message(['3']), ...garbage, message(['3', '4'])])
  expect(outcome).toEqual(outcome.map(() => 'done'))
  expect(await changed()).toEqual(['estate/3', 'estate/4', 'lists'])
})

/** Agencies of which one does not answer: counts how often the versions of each are raised. */
function anAgencyAway(away: number) {
  const { AGENCY } = env as unknown as Bindings
  const raised = new Map<number, number>()
  const getByName = (name: string, options: object) => {
    const site = Number(name)
    const stub = AGENCY.getByName(name, options)
    return {
      call: (part: string, method: string, args: unknown[]): unknown => {
        if (method === 'raise') raised.set(site, (raised.get(site) ?? 0) + 1)
        if (site === away) throw new Error('out of memory')
        return Reflect.apply(Reflect.get(stub, 'call'), stub, [part, method, args])
      },
    }
  }
  return { AGENCY: { getByName } as unknown as Bindings['AGENCY'], raised }
}

it('17.5: of a hundred sites one fails: the others are raised once, and it is a finding (FETCH-17, OPS-156)', async () => {
  const { bindings, site } = await createOperator()
  const AWAY = 8950
  const { AGENCY, raised } = anAgencyAway(AWAY)
  const some = { ...bindings, AGENCY }
  let bodies: unknown[] = Array.from({ length: 100 }, (_, index) => ({
    site: 8900 + index,
    estates: ['3'],
    hard: index % 2 === 0,
  }))
  const waits: unknown[] = []
  for (let attempts = 1; attempts <= 11; attempts++) {
    const outcome = await bring(some, bodies, { attempts })
    waits.push(...outcome.filter(each => each !== 'done'))
    bodies = bodies.filter((_, index) => outcome[index] !== 'done')
    expect(bodies).toEqual([{ site: AWAY, estates: ['3'], hard: true }])
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600])
  expect(raised.get(AWAY)).toBeGreaterThanOrEqual(11)
  raised.delete(AWAY)
  expect([...raised.values()]).toEqual(Array.from({ length: 99 }, () => 1))
  // The queue gives it up.
  const dead = { queue: 'baksteen-changes-dead-staging' }
  const broken = { ...bindings, DB: undefined as never }
  expect(await bring(broken, bodies, { ...dead, attempts: 2 })).toEqual([60])
  expect(await bring(bindings, bodies, dead)).toEqual(['done'])
  const findings = async () => (await checkHealth(bindings, site.hostnames[0] ?? '', NOW)).findings
  const finding = { kind: 'change-lost', subject: String(AWAY) }
  expect(await findings()).toMatchObject([finding])
  await findDrift(bindings, Date.now() + 6 * DAY)
  expect(await findings()).toMatchObject([finding])
  await findDrift(bindings, Date.now() + 8 * DAY)
  expect(await findings()).toEqual([])
})

it('17.5: what any queue gave up is a finding of its site (OPS-156)', async () => {
  const { bindings } = await createOperator()
  const sender = 'kantoor-8812@mail.baksteen.example'
  const event = {
    type: 'cf.email.sending.message.bounced',
    payload: { messageId: 'm', sender, recipient: 'an@voorbeeld.be' },
  }
  const picture = { site: 8811, address: 'https://photos.example/1.jpg' }
  for (const [queue, body] of [
    ['baksteen-pictures-dead', picture],
    ['baksteen-pictures-dead', { ...picture, address: 'https://photos.example/2.jpg' }],
    ['baksteen-mail-events-dead', event],
    ['baksteen-changes-dead', null],
  ] as const)
    expect(await bring(bindings, [body], { queue })).toEqual(['done'])
  const { findings } = await checkHealth(bindings, 'nobody.example', NOW)
  expect(findings.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
    'change-lost baksteen-changes-dead',
    'mail-report-lost 8812',
    'picture-lost 8811',
  ])
  expect(JSON.stringify(findings)).not.toMatch(/an@voorbeeld|photos/)
})

it('what the listing API changed by itself is made anew, some homes or all, and nonsense is passed over (FETCH-14, IMPORT-90)', async () => {
  const bodies = [
    { site: 8801, estates: ['12'] },
    { site: 8802, estates: 'all' },
    { site: 8803, estates: 'some' },
    { site: 'x', estates: [] },
    null,
  ]
  const messages = bodies.map(body => ({ body, ack: vi.fn(), retry: vi.fn() }))
  await consumeChanges(
    { messages: messages as unknown as readonly Message[] },
    env as unknown as Bindings,
    NOW,
  )
  expect(
    messages.map(({ ack, retry }) => [ack.mock.calls.length, retry.mock.calls.length]),
  ).toEqual(bodies.map(() => [1, 0]))
  const isNew = (site: number) =>
    (['lists', 'estate/12', 'estates'] as const).map(
      scope => versionOf(knownVersions(site), [scope]) >= NOW,
    )
  expect([8801, 8802, 8803].map(isNew)).toEqual([
    [true, true, false],
    [true, false, true],
    [false, false, false],
  ])
})

it('17.36: what is held back since its end date has passed serves nothing from before, other homes do (LAW-63)', async () => {
  const log = vi.spyOn(console, 'log')
  const { bindings, site } = await createOperator()
  const estates = ['3']
  expect(
    await bring(bindings, [
      { site: site.id, estates, hard: true },
      { site: site.id, estates: ['4'] },
    ]),
  ).toEqual(['done', 'done'])
  const purged = log.mock.calls
    .map(([line]): { event?: string; hard?: boolean } => JSON.parse(String(line)))
    .filter(({ event }) => event === 'purged')
  expect(purged.map(({ hard }) => hard)).toEqual([true, false])
})
