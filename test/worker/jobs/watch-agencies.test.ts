import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
import { directoryHealth } from '../../../worker/directory/health.ts'
import { storeReport } from '../../../worker/directory/reports.ts'
import { enterSite, setSiteState } from '../../../worker/directory/site-changes.ts'
import { directorySiteById } from '../../../worker/directory/sites.ts'
import type { Bindings } from '../../../worker/env.ts'
import { runSchedule } from '../../../worker/jobs/cron.ts'
import { agency, agencyRows, alarmOf, inAgency, runDueTasks } from '../../support/agency-object.ts'
import { BROKEN_DB, directory } from '../../support/directory.ts'

afterEach(() => void vi.restoreAllMocks())

const NOW = Date.parse('2027-05-01T10:00:00Z') as Millis
const EVERY_FIVE_MINUTES = '*/5 * * * *'
const NIGHTLY = '17 3 * * *'
let nextSite = 7000

async function anAgency(): Promise<number> {
  const site = ++nextSite
  await enterSite(directory, { id: site, name: `Kantoor ${site}`, recordHostname: '' }, NOW)
  await forgetTasks(site)
  return site
}

/** Without the nightly tasks that every agency has. */
const forgetTasks = (site: number): Promise<void> =>
  inAgency(site, (_, storage) => {
    storage.sql.exec('DELETE FROM task')
    return storage.deleteAlarm()
  })

const rowOf = (site: number) =>
  env.DB.prepare('SELECT * FROM site WHERE id = ?1')
    .bind(site)
    .first<Record<string, number | null>>()

function loggedLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  )
  return lines
}

const late = (site: number, nextDueAt: Millis): Promise<void> =>
  storeReport(
    directory,
    site,
    { nextDueAt, failedMails: 0, waitingMails: 0, oldestMailDueAt: null, stuckTasks: 0 },
    NOW,
  )

/** The bindings, with the objects of these sites out of order. */
const withBroken = (broken: number[]): Bindings => {
  const AGENCY = new Proxy(directory.AGENCY, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'getByName' && broken.includes(Number(args[0])))
          return { wake: () => Promise.reject(new Error('storage failed')) }
        return value.apply(target, args)
      }
    },
  })
  return { ...directory, AGENCY }
}

describe('what an agency’s object reports', () => {
  it('is what is due and what failed, at the end of each turn (OPS-98)', async () => {
    const site = await anAgency()
    await agency(site).tasks.add('retention', '', NOW + HOUR)
    await runDueTasks(site, {}, NOW)
    expect(await rowOf(site)).toMatchObject({
      next_due_at: NOW + HOUR,
      failed_mails: 0,
      reported_at: NOW,
    })
    await runDueTasks(site, {}, NOW + MINUTE)
    expect((await rowOf(site))?.reported_at).toBe(NOW)
  })

  it('is told at once when something is due earlier than the directory knows (OPS-98)', async () => {
    const site = await anAgency()
    await agency(site).tasks.add('retention', '', NOW + HOUR)
    await expect.poll(async () => (await rowOf(site))?.next_due_at).toBe(NOW + HOUR)
    await agency(site).tasks.add('retention', 'later', NOW + 2 * HOUR)
    await agency(site).tasks.add('retention', 'earlier', NOW + MINUTE)
    await expect.poll(async () => (await rowOf(site))?.next_due_at).toBe(NOW + MINUTE)
  })

  it('fails nothing when the directory does, and is told with the next turn (OPS-98)', async () => {
    const lines = loggedLines()
    const site = await anAgency()
    await runDueTasks(site, {}, NOW)
    await agencyRows(
      site,
      `INSERT INTO task (kind, key, rank, due_at, created_at) VALUES ('retention', '', 8, ?1, 1)`,
      NOW + HOUR,
    )
    expect(await runDueTasks(site, { DB: BROKEN_DB }, NOW)).toBe(0)
    expect((await rowOf(site))?.next_due_at).toBeNull()
    expect(lines).toContainEqual(expect.objectContaining({ event: 'report-failed', site }))
    await runDueTasks(site, {}, NOW)
    expect((await rowOf(site))?.next_due_at).toBe(NOW + HOUR)
  })

  it('of a site that the directory does not know is a finding, and deletes nothing (ADMIN-121)', async () => {
    const site = ++nextSite
    await forgetTasks(site)
    await agency(site).tasks.add('retention', '', NOW + HOUR)
    await runDueTasks(site, {}, NOW)
    const { findings } = await directoryHealth(directory, NOW)
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'unlisted-object', subject: String(site) }),
    )
    expect(await directorySiteById(directory, site)).toBeNull()
    expect(await agencyRows(site, 'SELECT key FROM task')).toHaveLength(1)
    // It stands for all sites: a purge of everything makes it.
    await agency(0).tasks.add('retention', '', NOW + HOUR)
    await runDueTasks(0, {}, NOW)
    const kept = await directoryHealth(directory, NOW)
    expect(kept.findings.filter(({ subject }) => subject === '0')).toEqual([])
  })
})

describe('an agency whose alarm is late', () => {
  it('is woken after a quarter of an hour, counted and logged (OPS-99)', async () => {
    const lines = loggedLines()
    const [site, punctual] = [await anAgency(), await anAgency()]
    await agency(site).tasks.add('retention', '', NOW - HOUR)
    await inAgency(site, (_, storage) => storage.deleteAlarm())
    await late(site, NOW - 16 * MINUTE)
    await late(punctual, NOW - 14 * MINUTE)
    expect((await directoryHealth(directory, NOW)).lateAgencies).toBe(1)
    await runSchedule(EVERY_FIVE_MINUTES, directory, NOW)
    expect(await alarmOf(site)).toBe(NOW)
    expect(await alarmOf(punctual)).toBeNull()
    expect(lines).toContainEqual({ event: 'alarm-late', count: 1, sites: [site] })
    lines.length = 0
    await runSchedule(EVERY_FIVE_MINUTES, directory, NOW + 5 * MINUTE)
    expect(
      lines.filter(({ event, sites }) => event === 'alarm-late' && String(sites) === String(site)),
    ).toEqual([])
  })

  it('that has nothing to do is late no longer (OPS-99)', async () => {
    loggedLines()
    const site = await anAgency()
    await late(site, NOW - HOUR)
    await runSchedule(EVERY_FIVE_MINUTES, directory, NOW)
    expect((await rowOf(site))?.next_due_at).toBeNull()
  })

  it('and cannot be woken keeps no other asleep (OPS-99)', async () => {
    const lines = loggedLines()
    const [broken, other] = [await anAgency(), await anAgency()]
    await late(broken, NOW - 2 * HOUR)
    await late(other, NOW - HOUR)
    await runSchedule(EVERY_FIVE_MINUTES, withBroken([broken]), NOW)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'wake-failed', site: broken }))
    expect((await rowOf(other))?.next_due_at).toBeNull()
    expect((await rowOf(broken))?.next_due_at).toBe(NOW - 2 * HOUR)
  })
})

describe('the nightly walk', () => {
  it('finds sites that nothing leads to and hostnames of removed ones, until they are mended (ADMIN-121)', async () => {
    const lines = loggedLines()
    const [lost, removed] = [await anAgency(), await anAgency()]
    await env.DB.prepare(
      `INSERT INTO hostname (hostname, site_id, proof, proven_at, created_at) VALUES (?1, ?2, 'x', 1, 1)`,
    )
      .bind(`weg-${removed}.example`, removed)
      .run()
    await setSiteState(directory, removed, 'removed')
    const found = async () =>
      (await directoryHealth(directory, NOW)).findings.map(
        ({ kind, subject }) => `${kind} ${subject}`,
      )
    await runSchedule(NIGHTLY, directory, NOW)
    expect(await found()).toEqual(
      expect.arrayContaining([`no-hostname ${lost}`, `hostname-of-removed weg-${removed}.example`]),
    )
    expect(lines).toContainEqual(expect.objectContaining({ event: 'directory-drift' }))
    await setSiteState(directory, removed, 'live')
    await setSiteState(directory, lost, 'removed')
    await runSchedule(NIGHTLY, directory, NOW)
    const after = await found()
    expect(after).not.toContain(`no-hostname ${lost}`)
    expect(after).not.toContain(`hostname-of-removed weg-${removed}.example`)
  })
})

describe('the proof of a hostname', () => {
  it('is looked for each week, and gone three times in a row stands in the console (ADMIN-140)', async () => {
    const lines = loggedLines()
    const site = await anAgency()
    const [own, byRecord] = [`eigen-${site}.example`, `record-${site}.example`]
    await env.DB.prepare('UPDATE hostname SET checked_at = ?1').bind(NOW).run()
    for (const hostname of [own, byRecord])
      await env.DB.prepare(
        `INSERT INTO hostname (hostname, site_id, proof, proven_at, created_at) VALUES (?1, ?2, 'ours', 1, 1)`,
      )
        .bind(hostname, site)
        .run()
    let answer: object | null = {}
    const asked: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const name = new URL(new Request(input).url).searchParams.get('name') ?? ''
      asked.push(name)
      if (!answer) throw new Error('nobody answers')
      return Response.json(name.includes(own) ? answer : { Status: 3 })
    })
    let now = NOW
    const turn = (later: number) => {
      now += later
      return runSchedule(EVERY_FIVE_MINUTES, { ...directory, DNS_URL: 'https://dns.test' }, now)
    }
    const found = async () => {
      await runSchedule(NIGHTLY, directory, now)
      const { findings } = await directoryHealth(directory, now)
      return findings.filter(({ kind }) => kind === 'proof-gone').map(({ subject }) => subject)
    }
    const DAY = 24 * HOUR
    answer = { Status: 0, Answer: [{ type: 16, data: '"ours"' }] }
    await turn(0)
    await turn(6 * DAY)
    expect(asked).toEqual([`_baksteen.${own}`, `_baksteen.${byRecord}`])
    answer = { Status: 3 }
    await turn(2 * DAY)
    // Nobody answers: that is no proof of anything.
    answer = null
    await turn(2 * DAY + HOUR)
    answer = { Status: 3 }
    await turn(2 * HOUR)
    expect(await found()).toEqual([])
    await turn(2 * DAY + HOUR)
    expect(await found()).toEqual([own])
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'domain-unproven', hostname: own, times: 3 }),
    )
    answer = { Status: 0, Answer: [{ type: 16, data: '"ours"' }] }
    await turn(2 * DAY + HOUR)
    expect(await found()).toEqual([])
  })
})
