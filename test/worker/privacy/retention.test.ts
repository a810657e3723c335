import { describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '../../../worker/privacy/retention.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'

const DAY = 86_400_000

describe('nightly retention', () => {
  it.each([
    ['submission', 2, `(site_id, form, key, body_hash, created_at) VALUES (?1, 'x', ?2, '', ?3)`],
    [
      'estate_change',
      60,
      `(id, site_id, estate_id, reason, at, card) VALUES (?2, ?1, '1', 1, ?3, '{}')`,
    ],
    ['farewell', 365, `(site_id, reason, at) VALUES (?1, substr(?2, 1, 0) || 'found', ?3)`],
    [
      'counter',
      0,
      `(bucket, count, most, until) VALUES (CAST(?1 AS INTEGER) || '/x/' || ?2, 1, 1, ?3)`,
    ],
    ['token', 0, `(hash, site_id, purpose, subject, expires_at) VALUES (?2, ?1, 'edit', 'x', ?3)`],
  ])('takes a row of %s once it is over %i days old (PRIV-9)', async (table, days, values) => {
    const { bindings, db, site, count } = await aMailingAgency()
    const now = Date.now()
    await db.prepare(`INSERT INTO ${table} ${values}`).bind(site.id, crypto.randomUUID(), now).run()
    await deleteExpiredRows(bindings, now + days * DAY)
    expect(await count(table)).toBe(1)
    await deleteExpiredRows(bindings, now + days * DAY + 1)
    expect(await count(table)).toBe(0)
  })
})
