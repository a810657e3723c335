import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { HOUR } from '../../../shared/time/units.ts'
import { nextBackupAt, nextRetentionAt } from '../../../worker/agency/retention.ts'
import { Submissions } from '../../../worker/agency/submissions.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'

const DAY = 86_400_000

afterEach(() => void vi.restoreAllMocks())

describe('what is too old', () => {
  it.each([
    ['submission', 2, `(form, key, body_hash, created_at) VALUES ('x', ?1, '', ?2)`],
    ['counter', 0, `(bucket, count, until) VALUES (?1, 1, ?2)`],
    ['token', 0, `(hash, purpose, subject, expires_at) VALUES (?1, 'edit', 'x', ?2)`],
    ['estate_change', 60, `(id, estate_id, reason, at, card) VALUES (?1, '1', 1, ?2, '{}')`],
    ['delivery', 60, `(subscription_id, change_id, mail_id, at) VALUES (?1, '1', 'x', ?2)`],
    ['bounce', 365, `(address, reason, created_at) VALUES (?1, '550', ?2)`],
    ['farewell', 365, `(id, reason, at) VALUES (?1, 'found', ?2)`],
  ])('goes: a row of %s once it is over %i days old (PRIV-9)', async (table, days, values) => {
    const { site, countStored } = await aMailingAgency()
    const { retention } = agency(site.id)
    const now = Date.now()
    await agencyRows(site.id, `INSERT INTO ${table} ${values}`, 'key', now)
    const deleteAll = async (at: number) => {
      for (const rule of await retention.rules()) await retention.deleteSlice(rule, at)
    }
    await deleteAll(now + days * DAY)
    expect(await countStored(table)).toBe(1)
    await deleteAll(now + days * DAY + 1)
    expect(await countStored(table)).toBe(0)
  })

  it('goes each night in slices, and a rule that fails stops no other (PRIV-31)', async () => {
    const { site, countStored, runDue } = await aMailingAgency()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await agencyRows(
      site.id,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO counter SELECT i, 1, 1 FROM n`,
    )
    const broken = vi.spyOn(Submissions.prototype, 'deleteExpired').mockImplementation(() => {
      throw new Error('no')
    })
    let now = (await taskOf(site.id)).due_at
    for (const left of [700, 200, 0]) {
      await runDue(now)
      expect(await countStored('counter')).toBe(left)
      now += 1000
    }
    expect(await taskOf(site.id)).toMatchObject({
      failures: 1,
      error: expect.stringContaining('no'),
    })
    broken.mockRestore()
    now = (await taskOf(site.id)).due_at
    await runDue(now)
    expect(await taskOf(site.id)).toMatchObject({
      failures: 0,
      due_at: nextRetentionAt(site.id, now),
    })
  })

  it('goes from 03:17 on in Brussels, within four hours, at each agency at its own time (PRIV-30)', () => {
    const starts = Array.from({ length: 200 }, (_, site) => nextRetentionAt(site, JULY))
    const first = Date.UTC(2027, 6, 2, 1, 17)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(first)
    expect(Math.max(...starts)).toBeLessThan(first + 4 * 3_600_000)
    expect(new Set(starts).size).toBe(200)
    for (const [site, start] of starts.entries()) {
      expect(nextRetentionAt(site, start - 1)).toBe(start)
      expect(nextRetentionAt(site, start)).toBe(start + DAY)
    }
  })

  it.each([
    ['2027-03-28', '2027-03-27T22:30:00Z'],
    ['2027-10-31', '2027-10-30T22:30:00Z'],
  ])(
    'goes once in the night of %s, when the clock changes, though the night before was late (PRIV-30)',
    (night, late) => {
      for (let site = 0; site < 50; site++) {
        const first = nextRetentionAt(site, Date.parse(late))
        expect(toDay(first)).toBe(night)
        expect(toDay(nextRetentionAt(site, first))).toBe(addDays(night, 1))
        const copy = nextBackupAt(site, first)
        expect([copy - first, toDay(nextBackupAt(site, copy + 59_000))]).toEqual([
          HOUR,
          addDays(night, 1),
        ])
      }
    },
  )
})

const JULY = Date.UTC(2027, 6, 1, 12)

const taskOf = async (site: number) => {
  const [task] = await agencyRows<{ due_at: number; failures: number; error: string | null }>(
    site,
    `SELECT due_at, failures, error FROM task WHERE kind = 'retention'`,
  )
  if (!task) throw new Error('no retention')
  return task
}
