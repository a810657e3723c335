import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import type { Bindings } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import type { Job } from '../../../worker/job.ts'

afterEach(() => void vi.restoreAllMocks())

const eventsOf = () => {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  )
  return lines
}

/** D1 that fails for statements about one thing, and does the rest. */
function failingFor(words: RegExp, asked: string[] = []): D1Database {
  return new Proxy(env.DB, {
    get(db, name) {
      if (name === 'prepare')
        return (sql: string) => {
          asked.push(sql)
          if (words.test(sql)) throw new Error('D1_ERROR: database is locked')
          return db.prepare(sql)
        }
      const value: unknown = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
}

it('each message of the queue stands and fails alone (OPS-12)', async () => {
  const lines = eventsOf()
  const message = (body: unknown) => ({ body: body as Job, ack: vi.fn(), retry: vi.fn() })
  const batch = [
    message({ job: 'mail', id: 'nothing' }),
    message({ job: 'unheard of' }),
    message(null),
    message({ job: 'mail', id: 'nothing either' }),
  ]
  await worker.queue(
    { queue: 'baksteen-jobs', messages: batch } as unknown as MessageBatch<Job>,
    env as unknown as Bindings,
  )
  expect(batch.map(({ ack, retry }) => [ack.mock.calls.length, retry.mock.calls.length])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [1, 0],
  ])
  expect(lines.filter(({ event }) => event === 'job-failed')).toHaveLength(2)
})

describe('the clock', () => {
  const run = (cron: string, DB: D1Database, at = Date.now()) =>
    worker.scheduled(
      { cron, scheduledTime: at as Millis } as unknown as ScheduledController,
      { ...env, DB, TOKEN_SECRET: 'test' } as unknown as Bindings,
    )

  it('lets a task fail alone (OPS-13)', async () => {
    const lines = eventsOf()
    const asked: string[] = []
    await run('*/5 * * * *', failingFor(/outbox/, asked))
    expect(lines.filter(({ event }) => event === 'task-failed').length).toBeGreaterThan(0)
    expect(asked.some(sql => /next_due_at/.test(sql))).toBe(true)
  })

  it('looks after what waits every five minutes, and forgets at 03:17 UTC (OPS-14)', async () => {
    const often: string[] = []
    const nightly: string[] = []
    await run('*/5 * * * *', failingFor(/nothing at all/, often))
    await run('17 3 * * *', failingFor(/nothing at all/, nightly))
    for (const table of ['outbox', 'next_due_at'])
      expect([table, often.some(sql => sql.includes(table))]).toEqual([table, true])
    expect(nightly.filter(sql => /^\s*DELETE/.test(sql)).length).toBeGreaterThan(3)
    expect(nightly.some(sql => /INSERT INTO finding/.test(sql))).toBe(true)
    expect(often.filter(sql => /DELETE FROM (lead|counter|token)/.test(sql))).toEqual([])
  })
})
