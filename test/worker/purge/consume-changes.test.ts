import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { consumeChanges } from '../../../worker/purge/consume-changes.ts'
import { knownVersions } from '../../../worker/versions/known.ts'
import { versionOf } from '../../../worker/versions/table.ts'

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
