import { beforeAll, describe, expect, it } from 'vitest'
import { MINUTE, type Millis } from '../../../shared/time/units.ts'
import { directoryHealth } from '../../../worker/directory/health.ts'
import { storeReport, type AgencyReport } from '../../../worker/directory/reports.ts'
import { setSiteState } from '../../../worker/directory/site-changes.ts'
import { directory, enterMany, queryPlan, recordedDirectory } from '../../support/directory.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const NOW = Date.parse('2027-05-01T10:00:00Z') as Millis
const WELL: AgencyReport = {
  nextDueAt: null,
  failedMails: 0,
  waitingMails: 0,
  oldestMailDueAt: null,
  stuckTasks: 0,
}

const report = (site: number, changes: Partial<AgencyReport>): Promise<void> =>
  storeReport(directory, site, { ...WELL, ...changes }, NOW)

beforeAll(() => enterMany(10_000, 1))

describe('the health of ten thousand agencies', () => {
  it('is read in three queries, by indexes alone (OPS-100)', async () => {
    const { bindings, statements } = recordedDirectory()
    await directoryHealth(bindings, NOW)
    expect(statements.length).toBeLessThanOrEqual(3)
    const plans = (await Promise.all(statements.map(queryPlan))).flat()
    expect(plans.filter(step => /SEARCH site|SEARCH audit|SEARCH finding/.test(step))).toHaveLength(
      4,
    )
    expect(plans.filter(step => /^SCAN (?!CONSTANT|\()/.test(step))).toEqual([])
  })

  it('sums what each reported last, and forgets what a removed one did (OPS-100)', async () => {
    await report(1, { failedMails: 2, waitingMails: 3, oldestMailDueAt: 900 })
    await report(2, { failedMails: 1, stuckTasks: 4, oldestMailDueAt: 800 })
    await report(2, { failedMails: 5, stuckTasks: 1, oldestMailDueAt: 700 })
    expect(await directoryHealth(directory, NOW)).toMatchObject({
      sites: 10_000,
      failedMails: 7,
      waitingMails: 3,
      stuckTasks: 1,
      oldestMailDueAt: 700,
    })
    await setSiteState(directory, 2, 'removed')
    await report(2, { failedMails: 9 })
    expect(await directoryHealth(directory, NOW)).toMatchObject({
      failedMails: 2,
      stuckTasks: 0,
      oldestMailDueAt: 900,
    })
  })

  it('counts those whose next task has been due for more than a quarter of an hour (OPS-99)', async () => {
    await report(3, { nextDueAt: NOW - 16 * MINUTE })
    await report(4, { nextDueAt: NOW - 14 * MINUTE })
    expect((await directoryHealth(directory, NOW)).lateAgencies).toBe(1)
    await report(3, {})
    expect((await directoryHealth(directory, NOW)).lateAgencies).toBe(0)
  })

  it('says ok until a mail failed, a task is stuck or an agency is late (OPS-9, OPS-102)', async () => {
    const { ask } = await createOperator({ CAPTCHA_SECRET: 'x' })
    const health = async () =>
      (await ask('/admin/health', { headers: { Authorization: `Bearer ${TOKEN}` } })).json<{
        status: string
        outbox: unknown
        agencies: unknown
      }>()
    await report(1, {})
    expect(await health()).toMatchObject({
      status: 'ok',
      secrets: 'complete',
      api: { ok: true, by: 'binding' },
      kv: { ok: true },
      db: { ok: true },
      outbox: { waiting: 0, failed: 0, oldestDueAt: null },
      agencies: { late: 0, stuckTasks: 0, refusedImports: 0 },
    })
    for (const trouble of [{ failedMails: 1 }, { stuckTasks: 1 }, { nextDueAt: 1 }]) {
      await report(1, trouble)
      expect((await health()).status).toBe('degraded')
    }
    await report(1, {})
    expect((await health()).status).toBe('ok')
  })
})
