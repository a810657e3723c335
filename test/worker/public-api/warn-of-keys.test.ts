import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warnOfKeys } from '../../../worker/public-api/warn-of-keys.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { createOperator } from '../../support/operator.ts'

const DAY = 86_400_000
const NOW = Date.parse('2030-02-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
})
afterEach(() => void vi.useRealTimers())

it('An agency is mailed once of a key that ends soon and is still used (KEY-36)', async () => {
  const { site, bindings } = await createOperator()
  const store = agency(site.id)
  const acting = { actor: 'operator', request: 'r', now: NOW } as const
  const keys = { soon: 14 * DAY, unused: 13 * DAY, later: 15 * DAY, revoked: DAY }
  for (const [id, left] of Object.entries(keys)) {
    const key = { id, hash: id, name: `Whise ${id}`, scopes: ['feed'], endsAt: NOW + left } as const
    await store.keys.add(key, acting)
    if (id !== 'unused') await store.keys.present({ id }, '', NOW - DAY)
  }
  await store.keys.revoke('revoked', acting)
  const mails = () =>
    agencyRows(site.id, `SELECT message ->> 'subject' AS subject FROM outbox WHERE kind = 'key'`)
  for (const days of [0, 1]) {
    const now = NOW + days * DAY - days
    await warnOfKeys({ env: bindings, siteId: site.id, agency: store, now: now - days })
  }
  expect(await mails()).toEqual([
    { subject: 'De sleutel ‘Whise soon’ werkt tot en met 15/02/2030' },
    { subject: 'De sleutel ‘Whise later’ werkt tot en met 16/02/2030' },
  ])
})
