import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'

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

describe('the clock', () => {
  const run = (cron: string, DB: D1Database) =>
    worker.scheduled(
      { cron, scheduledTime: Date.now() } as unknown as ScheduledController,
      { ...env, DB, TOKEN_SECRET: 'test' } as unknown as Bindings,
    )

  it.each([
    ['*/5 * * * *', 'remove_at'],
    ['17 3 * * *', 'erasure'],
  ])('lets a task of %s fail alone (OPS-13)', async (cron, words) => {
    const lines = eventsOf()
    const asked: string[] = []
    await run(cron, failingFor(new RegExp(words), asked))
    expect(lines.filter(({ event }) => event === 'task-failed')).toHaveLength(1)
    expect(asked.some(sql => /next_due_at|INTO finding/.test(sql))).toBe(true)
  })

  it('looks after what waits every five minutes, and forgets at 03:17 UTC (OPS-14)', async () => {
    const often: string[] = []
    const nightly: string[] = []
    await run('*/5 * * * *', failingFor(/nothing at all/, often))
    await run('17 3 * * *', failingFor(/nothing at all/, nightly))
    for (const column of ['remove_at', 'next_due_at'])
      expect([column, often.some(sql => sql.includes(column))]).toEqual([column, true])
    expect(nightly.some(sql => /INSERT INTO finding/.test(sql))).toBe(true)
    expect(nightly.some(sql => /^\s*DELETE FROM erasure/.test(sql))).toBe(true)
    expect(often.filter(sql => /DELETE FROM erasure/.test(sql))).toEqual([])
  })
})
