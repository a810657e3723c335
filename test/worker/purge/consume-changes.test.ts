import { env } from 'cloudflare:test'
import type { Bindings } from '../../../worker/env.ts'
import { consumeChanges } from '../../../worker/purge/consume-changes.ts'
import { knownVersions } from '../../../worker/versions/known.ts'
import { versionOf } from '../../../worker/versions/table.ts'
import { afterEach, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { createOperator } from '../../support/operator.ts'

afterEach(() => vi.restoreAllMocks())

/** What the queue brings, and what becomes of it. */
const bring = async (
  bindings: Awaited<ReturnType<typeof createOperator>>['bindings'],
  bodies: unknown[],
  queue = 'baksteen-changes-staging',
) => {
  const outcome: string[] = []
  const batch = {
    queue,
    messages: bodies.map(body => ({ body })),
    ackAll: () => void outcome.push('done'),
    retryAll: () => void outcome.push('again'),
  }
  await worker.queue(batch as unknown as MessageBatch, bindings)
  return outcome
}

it('makes the homes anew whose pictures have arrived, and the lists that show them (FETCH-14)', async () => {
  const { bindings, site, changed } = await createOperator()
  const message = (estates: string[]) => ({ site: site.id, estates })
  const garbage = [null, 'x', {}, { site: 0, estates: [] }, { site: site.id, estates: 'some' }]
  expect(await bring(bindings, [message(['3']), ...garbage, message(['3', '4'])])).toEqual(['done'])
  expect(await changed()).toEqual(['estate/3', 'estate/4', 'lists'])
})

it('comes again where the agency’s store does not answer (FETCH-14)', async () => {
  const { bindings, site } = await createOperator()
  const outcome = await bring({ ...bindings, AGENCY: undefined as never }, [
    { site: site.id, estates: ['3'] },
  ])
  expect(outcome).toEqual(['again'])
})

const NOW = Date.parse('2026-11-21T08:00:00Z')

it('what the listing API changed by itself is made anew, some homes or all, and nonsense is passed over (FETCH-14, IMPORT-90)', async () => {
  const batch = { ackAll: vi.fn(), retryAll: vi.fn() }
  const bodies = [
    { site: 8801, estates: ['12'] },
    { site: 8802, estates: 'all' },
    { site: 8803, estates: 'some' },
    { site: 'x', estates: [] },
    null,
  ]
  const messages = bodies.map(body => ({ body })) as unknown as readonly Message[]
  await consumeChanges({ ...batch, messages }, env as unknown as Bindings, NOW)
  expect([batch.ackAll.mock.calls.length, batch.retryAll.mock.calls.length]).toEqual([1, 0])
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
  ).toEqual(['done'])
  const purged = log.mock.calls
    .map(([line]): { event?: string; hard?: boolean } => JSON.parse(String(line)))
    .filter(({ event }) => event === 'purged')
  expect(purged.map(({ hard }) => hard)).toEqual([true, false])
})
