import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingMail } from '../../../worker/agency/outbox.ts'
import { Tasks } from '../../../worker/agency/tasks.ts'
import { TASK_HANDLERS } from '../../../worker/jobs/task-handlers.ts'
import { agency, agencyRows, alarmOf, ringAlarm, runDueTasks } from '../../support/agency-object.ts'

const MINUTE = 60_000
const NOW = Date.now()

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const aMail = (id: string, kind = 'contact', now = NOW): OutgoingMail => ({
  id,
  kind,
  dedupeKey: id,
  recipient: 'a@b.test',
  message: { fromName: 'Kantoor', subject: id, html: '', text: '', headers: {} },
  now,
})

/** A mail service that remembers subjects. */
function anInbox() {
  const subjects: string[] = []
  const send = async ({ subject }: { subject: string }) => {
    subjects.push(subject)
    return { messageId: 'x' }
  }
  return { subjects, EMAIL: { send } }
}

const insertTasks = (site: number, kind: string, rank: number, count: number) =>
  agencyRows(
    site,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
    INSERT INTO task (kind, key, rank, due_at, created_at) SELECT ?1, i, ?2, 1, 1 FROM n`,
    kind,
    rank,
    count,
  )

const broken = async (): Promise<never> => {
  throw new Error('no')
}

describe('tasks of an agency', () => {
  it('back off alone when they fail: the others run on time (OPS-38)', async () => {
    vi.spyOn(TASK_HANDLERS, 'crawl').mockImplementation(broken)
    const done = vi.spyOn(TASK_HANDLERS, 'match').mockImplementation(async () => null)
    const { tasks } = agency(41)
    await tasks.remove('retention', 'nightly')
    await tasks.add('crawl', 'x', NOW)
    let now = NOW
    const waits = []
    for (let n = 0; n < 8; n++) {
      await tasks.add('match', 'x', now)
      await runDueTasks(41, {}, now)
      expect(done).toHaveBeenCalledTimes(n + 1)
      const wait = ((await tasks.nextDueAt()) ?? 0) - now
      waits.push(wait / MINUTE)
      expect(await runDueTasks(41, {}, now + wait - 1)).toBe(0)
      now += wait
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 360, 360])
    expect(await tasks.countStuck()).toBe(1)
    vi.spyOn(TASK_HANDLERS, 'crawl').mockImplementation(async () => null)
    await runDueTasks(41, {}, now)
    expect([await tasks.nextDueAt(), await tasks.countStuck()]).toEqual([null, 0])
  })

  it('that fail a hundred thousand times delay nobody: not another agency, and not an enquiry of their own (OPS-39)', async () => {
    vi.spyOn(TASK_HANDLERS, 'crawl').mockImplementation(broken)
    const { subjects, EMAIL } = anInbox()
    await agency(42).outbox.insert(aMail('own'))
    await agency(43).outbox.insert(aMail('other'))
    await insertTasks(42, 'crawl', 5, 100_000)
    await runDueTasks(42, { EMAIL }, NOW)
    await runDueTasks(43, { EMAIL }, NOW)
    expect(subjects).toEqual(['own', 'other'])
    expect(
      await agencyRows(
        42,
        `SELECT count(*) AS n FROM task WHERE due_at <= ? AND kind = 'crawl'`,
        NOW,
      ),
    ).toEqual([{ n: 100_000 - 499 }])
    await agency(42).outbox.insert(aMail('later'))
    await runDueTasks(42, { EMAIL }, NOW)
    expect(subjects).toEqual(['own', 'other', 'later'])
  })

  it('send an enquiry before a thousand digests that are due (MAIL-40)', async () => {
    const { outbox } = agency(44)
    for (let n = 0; n < 1000; n++)
      await outbox.insert(aMail(`digest-${n}`, 'matches', NOW - MINUTE))
    await outbox.insert(aMail('enquiry'))
    const { subjects, EMAIL } = anInbox()
    await runDueTasks(44, { EMAIL }, NOW)
    expect(subjects[0]).toBe('enquiry')
    expect(subjects.length).toBe(500)
    await outbox.insert(aMail('second'))
    await runDueTasks(44, { EMAIL }, NOW)
    expect(subjects[500]).toBe('second')
    await runDueTasks(44, { EMAIL }, NOW)
    expect(new Set(subjects).size).toBe(1002)
  })

  it('added while they run are run again', async () => {
    const { tasks } = agency(45)
    await tasks.remove('retention', 'nightly')
    await tasks.add('match', 'x', NOW)
    const handler = vi.spyOn(TASK_HANDLERS, 'match')
    handler.mockImplementationOnce(async ({ agency: own }, key) => {
      await own.tasks.add('match', key, NOW + 5)
      return NOW + MINUTE
    })
    handler.mockImplementation(async () => null)
    await runDueTasks(45, {}, NOW)
    expect([handler.mock.calls.length, await tasks.nextDueAt()]).toEqual([2, null])
  })
})

describe('the alarm of an agency', () => {
  it('is set again before anything runs, and then to what is due next (OPS-40)', async () => {
    const { tasks } = agency(46)
    await tasks.remove('retention', 'nightly')
    await tasks.add('match', 'x', NOW)
    let during: number | null = null
    vi.spyOn(TASK_HANDLERS, 'match').mockImplementation(async () => {
      during = await alarmOf(46)
      return NOW + 60 * MINUTE
    })
    await ringAlarm(46)
    expect(during).toBeGreaterThan(NOW)
    expect(during).toBeLessThan(NOW + 10 * MINUTE)
    expect(await alarmOf(46)).toBe(NOW + 60 * MINUTE)
  })

  it('never throws, whatever a task or the storage does, and rings again (OPS-40)', async () => {
    const { tasks } = agency(47)
    await tasks.add('crawl', 'x', NOW)
    vi.spyOn(TASK_HANDLERS, 'crawl').mockImplementation(() => {
      throw new Error('at once')
    })
    await ringAlarm(47)
    expect(await tasks.nextDueAt()).toBeGreaterThan(NOW)
    for (const method of ['due', 'postpone', 'nextDueAt', 'setAlarm'] as const) {
      await tasks.add('crawl', method, NOW)
      const storage = vi.spyOn(Tasks.prototype, method).mockImplementation(() => {
        throw new Error('storage failed')
      })
      await ringAlarm(47)
      expect([method, await alarmOf(47)]).toEqual([method, expect.any(Number)])
      storage.mockRestore()
    }
  })
})
