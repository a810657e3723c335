import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
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

  it('looks for proofs again, and tells of one that is gone three nights on end until it is back (ADMIN-133)', async () => {
    const site = await anAgency()
    const host = (name: string) => `${name}-${site}.example`
    const known = { ...directory, DNS_URL: 'https://dns.test/query' }
    for (const name of ['kept', 'lost', 'record'])
      await env.DB.prepare(
        `INSERT INTO hostname (hostname, site_id, proof, proven_at, created_at) VALUES (?1, ?2, ?3, 1, 1)`,
      )
        .bind(host(name), site, `baksteen=${name}`)
        .run()
    let published = ['kept', 'lost']
    let answers = true
    const asked: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const name = new URL(String(input instanceof Request ? input.url : input)).searchParams
        .get('name')
        ?.replace('_baksteen.', '')
      asked.push(name ?? '')
      const found = published.filter(each => host(each) === name)
      return answers
        ? Response.json({ Answer: found.map(each => ({ type: 16, data: `"baksteen=${each}"` })) })
        : new Response('', { status: 503 })
    })
    const gone = async (night: number): Promise<string[]> => {
      await runSchedule(NIGHTLY, known, NOW + night * DAY)
      const { findings } = await directoryHealth(known, NOW)
      return findings.flatMap(({ kind, subject }) => (kind === 'proof-gone' ? [subject] : []))
    }
    expect(await gone(0)).toEqual([])
    expect(asked).toEqual(expect.arrayContaining([host('kept'), host('lost'), host('record')]))
    asked.length = 0
    await gone(1)
    expect(asked).not.toContain(host('kept'))
    published = ['kept']
    for (const night of [7, 8]) expect(await gone(night)).toEqual([])
    answers = false
    expect(await gone(9)).toEqual([])
    answers = true
    // One by its record never had a proof, and has lost none.
    expect(await gone(10)).toEqual([host('lost')])
    const row = await env.DB.prepare('SELECT proven_at FROM hostname WHERE hostname = ?1')
      .bind(host('lost'))
      .first()
    expect(row).toEqual({ proven_at: 1 })
    published = ['kept', 'lost']
    expect(await gone(11)).toEqual([])
  })
})
