import { env, evictDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { AGENCY_SCHEMA, SCHEMA_STEPS } from '../../../worker/agency/schema/steps.ts'
import { Sql, StatementTooLarge } from '../../../worker/agency/sql.ts'
import { agencyStub } from '../../../worker/agency/stub.ts'
import type { Bindings } from '../../../worker/env.ts'
import { applySteps } from '../../../worker/store/schema.ts'
import { agency, agencyRows, inAgency } from '../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const consent = {
  email: 'anna@example.com',
  purpose: 'contact',
  text: 'Yes',
  version: '1',
  locale: 'nl' as const,
  givenAt: NOW,
}

describe('the schema', () => {
  it('grows under an object that slept, its rows unharmed (AGENCY-3)', async () => {
    await agency(51).submissions.submit(
      { form: 'contact', key: 'k', bodyHash: 'h', now: NOW },
      { counts: [], consent },
    )
    const newer = [...SCHEMA_STEPS, 'ALTER TABLE consent ADD COLUMN place TEXT']
    await inAgency(51, (_, storage) => {
      applySteps(storage, { ...AGENCY_SCHEMA, steps: newer })
      applySteps(storage, { ...AGENCY_SCHEMA, steps: newer })
    })
    expect(await agencyRows(51, 'SELECT email, place FROM consent')).toEqual([
      { email: consent.email, place: null },
    ])
  })

  it.each(SCHEMA_STEPS.slice(1).map((_, index) => index + 1))(
    'of a release with %i steps is left behind at the first call, its rows unharmed (AGENCY-3)',
    async steps => {
      const site = 5400 + steps
      await inAgency(site, async (_, storage) => {
        await storage.deleteAll()
        applySteps(storage, { ...AGENCY_SCHEMA, steps: SCHEMA_STEPS.slice(0, steps) })
        storage.sql.exec(
          `INSERT INTO submission (form, key, body_hash, created_at) VALUES ('contact', 'k', 'h', ${NOW})`,
        )
      })
      await evictDurableObject(agencyStub(env as unknown as Bindings, site))
      const again = await agency(site).submissions.submit(
        { form: 'contact', key: 'k', bodyHash: 'h', now: NOW },
        { counts: [], consent },
      )
      expect(again).toBe('duplicate')
      expect(await inAgency(site, (_, { kv }) => kv.get('schema'))).toBe(SCHEMA_STEPS.length)
    },
  )

  it('only grows, so that older code still reads what newer code wrote (AGENCY-110)', () => {
    const all = SCHEMA_STEPS.join('\n')
    // What stands deeper is the body of a trigger.
    expect(all).not.toMatch(/^ {0,2}(DROP|DELETE|UPDATE)\b|ALTER TABLE \w+ (DROP|RENAME)/im)
    // A row of older code names no such column.
    for (const [column] of all.matchAll(/ADD COLUMN [^;]+/g))
      if (column.includes('NOT NULL')) expect(column).toContain('DEFAULT')
  })

  it('takes a step whole or not at all', async () => {
    const broken = [...SCHEMA_STEPS, 'CREATE TABLE half (id); CREATE TABLE half (id)']
    const failed = await inAgency(52, (_, storage) => {
      try {
        applySteps(storage, { ...AGENCY_SCHEMA, steps: broken })
        return false
      } catch {
        return true
      }
    })
    expect(failed).toBe(true)
    expect(await agencyRows(52, `SELECT name FROM sqlite_schema WHERE name = 'half'`)).toEqual([])
  })
})

describe('a statement', () => {
  it('is refused with more values, or longer ones, than the platform takes (AGENCY-4)', async () => {
    const refused = await inAgency(53, (_, storage) => {
      const sql = new Sql(storage)
      const attempt = (run: () => unknown): string => {
        try {
          run()
          return 'taken'
        } catch (error) {
          return error instanceof StatementTooLarge ? 'refused' : String(error)
        }
      }
      const many =
        (count: number): (() => unknown) =>
        () =>
          sql.all(`SELECT ${Array(count).fill('?').join(', ')}`, ...Array<number>(count).fill(1))
      return [
        attempt(many(100)),
        attempt(many(101)),
        attempt(() => sql.all('SELECT length(?)', 'x'.repeat(1_000_000))),
        attempt(() => sql.all('SELECT length(?)', 'x'.repeat(1_000_001))),
      ]
    })
    expect(refused).toEqual(['taken', 'refused', 'taken', 'refused'])
  })

  it('waits for nothing inside a transaction', async () => {
    const outcome = await inAgency(54, (_, storage) => {
      try {
        new Sql(storage).transaction(async () => undefined)
        return 'taken'
      } catch (error) {
        return String(error)
      }
    })
    expect(outcome).toContain('a transaction waits for nothing')
  })
})
