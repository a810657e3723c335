import { env, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type {
  AgencyObject,
  TaskContext,
  TaskHandlers,
} from '../../../worker/agency/agency-object.ts'
import { agencyStub } from '../../../worker/agency/stub.ts'
import { TASK_KINDS, Tasks, type TaskKind } from '../../../worker/agency/tasks.ts'
import { directoryHealth } from '../../../worker/directory/health.ts'
import { enterSite } from '../../../worker/directory/site-changes.ts'
import type { Bindings } from '../../../worker/env.ts'
import {
  agency,
  agencyRows,
  alarmOf,
  inAgency,
  ringAlarm,
  runDueTasks,
} from '../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)
const MINUTE = 60_000
const bindings = env as unknown as Bindings

type Run = (context: TaskContext, kind: TaskKind, key: string) => Promise<number | null>

/** What the tasks of an agency do from now on; gives what ran, in order. */
async function play(site: number, run: Run = async () => null): Promise<string[]> {
  const ran: string[] = []
  const handlers = Object.fromEntries(
    TASK_KINDS.map(kind => [
      kind,
      (context: TaskContext, key: string) => {
        ran.push(`${kind}/${key}`)
        return run(context, kind, key)
      },
    ]),
  )
  await inAgency(site, (found, { sql }) => {
    // Without the nightly tasks that every agency has.
    sql.exec('DELETE FROM task')
    Object.assign(found, { handlers: handlers as unknown as TaskHandlers })
  })
  return ran
}

const insertTasks = (site: number, kind: TaskKind, count: number) =>
  agencyRows(
    site,
    `INSERT INTO task (kind, key, rank, due_at, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
    SELECT ?1, i, ?2, ?4, 0 FROM n`,
    kind,
    TASK_KINDS.indexOf(kind),
    count,
    NOW,
  )

afterEach(() => vi.restoreAllMocks())

describe('a task', () => {
  it('runs when it is due, and the alarm is the earliest (AGENCY-6)', async () => {
    const ran = await play(41)
    const far = Date.UTC(2032, 0, 1)
    await agency(41).tasks.add('digest', 'a', far + 2 * MINUTE)
    await agency(41).tasks.add('retention', 'b', far)
    expect(await alarmOf(41)).toBe(far)
    await runDueTasks(41, {}, far - 1)
    expect(ran).toEqual([])
    await runDueTasks(41, {}, far)
    expect(ran).toEqual(['retention/b'])
    expect(await alarmOf(41)).toBe(far + 2 * MINUTE)
    await runDueTasks(41, {}, far + 2 * MINUTE)
    expect(await alarmOf(41)).toBeNull()
  })

  it('for mail goes before all others that are due (AGENCY-7)', async () => {
    const ran = await play(42)
    for (const [index, kind] of [...TASK_KINDS].reverse().entries())
      await agency(42).tasks.add(kind, 'x', NOW - 1000 + index)
    await runDueTasks(42, {}, NOW)
    expect(ran.map(each => each.split('/')[0])).toEqual([...TASK_KINDS])
  })

  it('that fails is tried again later, by itself (AGENCY-8)', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const ran = await play(43, async (_, kind) => {
      if (kind === 'digest') throw new Error('no answer')
      return null
    })
    await agency(43).tasks.add('digest', 'bad', NOW)
    let now = NOW
    for (const wait of [1, 5, 15, 60, 180, 360, 360]) {
      await agency(43).tasks.add('retention', String(wait), now)
      await runDueTasks(43, {}, now)
      expect(await agencyRows(43, 'SELECT key, due_at, error FROM task')).toEqual([
        { key: 'bad', due_at: now + wait * MINUTE, error: 'Error: no answer' },
      ])
      now += wait * MINUTE
    }
    expect(ran.filter(each => each === 'digest/bad')).toHaveLength(7)
    expect(await agency(43).tasks.countStuck()).toBe(1)
  })

  it('that is added anew while it runs is not done with that run (AGENCY-9)', async () => {
    const ran = await play(44, async ({ agency: store }, _, key) => {
      if (ran.length === 1) await store.tasks.add('crawl', key, NOW + 5 * MINUTE)
      return null
    })
    await agency(44).tasks.add('crawl', 'site', NOW)
    await runDueTasks(44, {}, NOW)
    await runDueTasks(44, {}, NOW + 5 * MINUTE)
    expect(ran.length).toBeGreaterThanOrEqual(2)
    expect(await agencyRows(44, 'SELECT count(*) AS n FROM task')).toEqual([{ n: 0 }])
  })

  it('runs in an agency that was erased and is used again', async () => {
    const ran = await play(148)
    await inAgency(148, found => found.erase())
    await agency(148).tasks.add('digest', 'a', NOW)
    await runDueTasks(148, {}, NOW)
    expect(ran).toEqual(['digest/a'])
  })

  it('may come again, and is then no failure', async () => {
    const ran = await play(45, async () => (ran.length < 3 ? NOW + ran.length * MINUTE : null))
    await agency(45).tasks.add('crawl', 'site', NOW)
    for (const minute of [0, 1, 2, 3]) await runDueTasks(45, {}, NOW + minute * MINUTE)
    expect(ran).toHaveLength(3)
  })
})

/** A turn in which the object goes away as soon as a task of this kind has begun; gives what began. */
async function kill(site: number, fatal: TaskKind, now: number): Promise<string[]> {
  const ran: string[] = []
  const stub = agencyStub(bindings, site)
  await runInDurableObject(stub, async (found: AgencyObject, state) => {
    const handlers = Object.fromEntries(
      TASK_KINDS.map(kind => [
        kind,
        async (_: TaskContext, key: string) => {
          ran.push(`${kind}/${key}`)
          if (kind === fatal) state.abort('too much memory')
          return null
        },
      ]),
    )
    Object.assign(found, { handlers: handlers as unknown as TaskHandlers })
    await found.runDueTasks(bindings, now)
  }).catch(() => undefined)
  return ran
}

describe('a task that takes its object down with it', () => {
  it('17.3: is counted, backs off and is shown as stuck (AGENCY-117)', async () => {
    const site = 160
    await enterSite(bindings, { id: site, name: 'Kill', recordHostname: '' }, NOW)
    await play(site)
    await agency(site).tasks.add('backup', 'bad', NOW)
    let now = NOW
    for (const [index, wait] of [1, 5, 15, 60, 180, 360, 360, 360].entries()) {
      expect(await kill(site, 'backup', now)).toEqual(['backup/bad'])
      expect(await agencyRows(site, 'SELECT due_at, failures FROM task')).toEqual([
        { due_at: now + wait * MINUTE, failures: index + 1 },
      ])
      // The platform rings once more after a turn that broke off, and the directory is told.
      now += wait * MINUTE
      expect(await kill(site, 'backup', now - 1)).toEqual([])
      expect((await directoryHealth(bindings, now)).stuckTasks).toBe(index < 3 ? 0 : 1)
    }
    await inAgency(site, found =>
      Object.assign(found, { handlers: { backup: async () => now + 1000 * MINUTE } }),
    )
    await runDueTasks(site, {}, now)
    expect(await agencyRows(site, 'SELECT failures, error FROM task')).toEqual([
      { failures: 0, error: null },
    ])
    expect((await directoryHealth(bindings, now)).stuckTasks).toBe(0)
  })

  it('17.3: takes nothing else down a second time (AGENCY-117)', async () => {
    const site = 161
    await play(site)
    await agency(site).tasks.add('backup', 'bad', NOW)
    for (const key of ['a', 'b', 'c']) await agency(site).tasks.add('crm-pull', key, NOW)
    const ran: string[][] = [await kill(site, 'backup', NOW)]
    for (let turn = 0; turn < 3; turn++) ran.push(await kill(site, 'backup', NOW + MINUTE))
    expect(ran.map(each => each.join(' '))).toEqual([
      expect.stringContaining('backup/bad'),
      'backup/bad',
      'crm-pull/a crm-pull/b crm-pull/c',
      '',
    ])
  })
})

describe('a turn', () => {
  it('17.4: sends mails that come, or are due again, while another task runs (AGENCY-118)', async () => {
    const site = 162
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const again = Promise.withResolvers<void>()
    const ran = await play(site, async (context, kind, key) => {
      if (kind === 'export') {
        begun.resolve()
        await gate.promise
        ran.push('export ends')
      }
      if (key !== 'refused') return null
      if (ran.filter(each => each === 'mail/refused').length === 1) return context.now + 20
      again.resolve()
      return null
    })
    for (let slow = 0; slow < 9; slow++) await agency(site).tasks.add('export', `${slow}`, NOW)
    const turn = runDueTasks(site, {}, NOW)
    await begun.promise
    await agency(site).tasks.add('mail', 'one', NOW)
    await agency(site).tasks.add('publish-versions', 'kv', NOW)
    await agency(site).tasks.add('mail', 'refused', NOW)
    await again.promise
    expect(ran).not.toContain('export ends')
    gate.resolve()
    await turn
    expect(ran).toEqual(expect.arrayContaining(['mail/one', 'publish-versions/kv', 'export/8']))
    expect(await agencyRows(site, 'SELECT count(*) AS n FROM task')).toEqual([{ n: 0 }])
  })

  it('17.4: sends a mail while another hangs (AGENCY-118)', async () => {
    const site = 163
    const gate = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const ran = await play(site, async (_context, _kind, key) => {
      if (key === 'hangs') await gate.promise
      else left.resolve()
      ran.push(`${key} ends`)
      return null
    })
    await agency(site).tasks.add('mail', 'hangs', NOW)
    const turn = runDueTasks(site, {}, NOW)
    await agency(site).tasks.add('mail', 'next', NOW)
    await left.promise
    expect(ran).not.toContain('hangs ends')
    gate.resolve()
    await turn
  })

  it('ends after 500 tasks, and the next one stands before it begins (AGENCY-10)', async () => {
    const alarms: (number | null)[] = []
    await play(46, async () => {
      alarms.push(await inAgency(46, (_, storage) => storage.getAlarm()))
      return null
    })
    await insertTasks(46, 'digest', 1200)
    expect(await runDueTasks(46, {}, NOW)).toBe(500)
    expect(alarms).not.toContain(null)
    expect(await alarmOf(46)).not.toBeNull()
    while ((await runDueTasks(46, {}, NOW)) > 0);
    expect(await agencyRows(46, 'SELECT count(*) AS n FROM task')).toEqual([{ n: 0 }])
  })

  it('that fails 100,000 times delays nobody: not another agency, and no mail of its own (AGENCY-36)', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const failing: Run = async (_, kind) => {
      if (kind !== 'mail') throw new Error('no')
      return null
    }
    const [own, other] = [await play(48, failing), await play(49)]
    await insertTasks(48, 'crawl', 100_000)
    await agency(48).tasks.add('mail', 'first', NOW)
    await agency(49).tasks.add('reminder', 'x', NOW)
    await runDueTasks(48, {}, NOW)
    await runDueTasks(49, {}, NOW)
    expect([own[0], own.length, other]).toEqual(['mail/first', 500, ['reminder/x']])
    await agency(48).tasks.add('mail', 'second', NOW)
    await runDueTasks(48, {}, NOW)
    expect(own[500]).toBe('mail/second')
  })
})

describe('the alarm', () => {
  it('never throws, whatever storage and tasks do, and rings again (AGENCY-37)', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    await play(47, () => {
      throw new Error('at once')
    })
    for (const method of ['due', 'postpone', 'nextDueAt', 'setAlarm'] as const) {
      await agency(47).tasks.add('digest', method, 1)
      const broken = vi.spyOn(Tasks.prototype, method).mockImplementation(() => {
        throw new Error('storage failed')
      })
      await ringAlarm(47)
      broken.mockRestore()
      expect([method, await alarmOf(47)]).toEqual([method, expect.any(Number)])
    }
    await play(47)
    await agency(47).tasks.add('digest', 'a', 1)
    expect(await runDueTasks(47, {}, NOW)).toBe(1)
  })
})

describe('the mail of an enquiry', () => {
  it('leaves before a thousand digests that are due (MAIL-40)', async () => {
    const { outbox } = agency(50)
    const insert = (id: string, kind: 'contact' | 'matches', now: number) =>
      outbox.insert({
        id,
        kind,
        dedupeKey: id,
        recipient: 'a@b.test',
        message: { fromName: 'Kantoor', subject: id, html: '', text: '', headers: {} },
        now,
      })
    for (let n = 0; n < 1000; n++) await insert(`digest-${n}`, 'matches', NOW - MINUTE)
    await insert('enquiry', 'contact', NOW)
    const subjects: string[] = []
    const EMAIL = {
      send: async ({ subject }: { subject: string }) => {
        subjects.push(subject)
        return { messageId: 'x' }
      },
    }
    await runDueTasks(50, { EMAIL }, NOW)
    expect([subjects[0], subjects.length]).toEqual(['enquiry', 500])
    await insert('second', 'contact', NOW)
    await runDueTasks(50, { EMAIL }, NOW)
    expect(subjects[500]).toBe('second')
    await runDueTasks(50, { EMAIL }, NOW)
    expect(new Set(subjects).size).toBe(1002)
  })
})
