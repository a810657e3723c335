import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'
import { home } from './linde.ts'
import { ANSWERS, asOptions } from './run-agency.ts'

const NDJSON = 'application/x-ndjson'
const HOURS = [['09:00', '12:00']]
const RULES = {
  hours: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []],
  breaks: [],
  minutes: 30,
  buffer: 0,
  capacity: 1,
  closed: [],
  groups: [],
  daysAhead: 30,
  noticeMinutes: 60,
}

let work: string
let here: Deployment
let folder: string

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'pull-'))
  folder = join(work, 'linde')
  here = await startDeployment(TEST_PORT)
  await here.agency(['new', folder, '--yes', ...asOptions(ANSWERS)])
  mkdirSync(join(folder, 'assets'))
  writeHomes([own(4001), own(4002, { price: { value: -1 } })])
  expect(await here.agency(['apply', folder, '--yes'])).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await here.close()
  rmSync(work, { recursive: true })
})

const own = (id: number, more: object = {}): object => ({
  ...home(id, { ...more }),
  pictures: [],
})
const writeHomes = (homes: object[]): void => {
  const text = homes.map(line => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(join(folder, 'estates.ndjson'), text)
}
const digests = async (deployment: Deployment, site = 4) =>
  JSON.parse((await deployment.call('GET', `/sites/${site}/pack/digests`)).text)

/** The homes of feeds and CRM as they are there. */
async function fedHomes(): Promise<unknown[]> {
  const { feeds } = await digests(here)
  const { text } = await here.call('GET', '/sites/4/pack')
  const lines: { path: string }[] = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  return [feeds, lines.filter(({ path }) => feeds.includes(path))]
}

describe('what is pulled after feeds and a CRM', () => {
  let pulled: string

  beforeAll(async () => {
    const feed = [
      { ...own(5001, { price: { value: -1 }, bedroomCount: -1 }), externalId: 'feed-1' },
      { ...own(5002, { publicationDate: '2026-11-02T09:30:00' }), externalId: 'feed-2' },
      { ...own(5003, { project: true }), externalId: 'feed-tower' },
    ]
    const fed = await here.call(
      'PUT',
      '/sites/4/estates?partial=1',
      feed.map(line => JSON.stringify(line)).join('\n'),
      NDJSON,
    )
    expect(JSON.parse(fed.text)).toMatchObject({ created: 3, rejected: [] })
    const brought = await here.crm(4, [
      { ...own(6001, { price: { value: -1 } }), externalId: 'whise:1' },
    ])
    expect(JSON.parse(brought.text)).toMatchObject({ created: 1, rejected: [] })
    const alone = {
      ...own(7001, {
        price: { value: -1 },
        bedroomCount: -1,
        publicationDate: '2026-11-02T09:30:00+01:00',
      }),
      externalId: 'alone-1',
    }
    expect(await here.call('PUT', '/sites/4/estates/alone-1', alone)).toMatchObject({ status: 200 })
    const collections = { items: [{ id: 1, name: 'In de kijker', estateIds: [4001, 5001, 6001] }] }
    await here.call('PUT', '/sites/4/content/collections', collections)
    const agendas = { items: [{ rules: RULES, estates: [{ id: '5002', agent: 1 }] }] }
    expect(await here.call('PUT', '/sites/4/agendas', agendas)).toMatchObject({ status: 200 })
    pulled = join(work, 'pulled')
    expect(await here.agency(['pull', '4', pulled])).toMatchObject({
      code: 0,
      output: expect.stringContaining('4 homes of feeds and CRM are left to them.'),
    })
  })

  it('17.12: is a pack without a problem that changes nothing, prices on request too (PACK-91)', async () => {
    expect(await here.agency(['check', pulled])).toMatchObject({ code: 0 })
    const { code, output } = await here.agency(['apply', pulled, '--dry-run', '--prune'])
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing changes')])
  })

  it('17.12: leaves the homes of feeds and CRM to them, there and elsewhere (PACK-161)', async () => {
    const lines = readFileSync(join(pulled, 'estates.ndjson'), 'utf8').trim().split('\n')
    const named = lines.map(line => JSON.parse(line).externalId ?? JSON.parse(line).general.id)
    expect(named.sort()).toEqual([4001, 4002, 'alone-1'])
    expect((await digests(here)).feeds.sort()).toEqual([
      'estates/feed-1',
      'estates/feed-2',
      'estates/feed-tower',
      'estates/whise:1',
    ])
    const there = await startDeployment(TEST_PORT + 1)
    try {
      const applied = await there.agency(['apply', pulled, '--yes'])
      expect(applied).toMatchObject({ code: 0 })
      const { feeds, digests: paths } = await digests(there)
      expect(feeds).toEqual([])
      expect(Object.keys(paths).filter(path => path.startsWith('estates/'))).toHaveLength(3)
    } finally {
      await there.close()
    }
  })

  it('17.12: does not take a home of a feed by a line of the folder (PACK-161)', async () => {
    const before = await fedHomes()
    const line = { ...own(5001, { price: { value: 5 } }), externalId: 'Feed-1' }
    writeHomes([own(4001), own(4002, { price: { value: -1 } }), line])
    const { code, output } = await here.agency(['apply', folder, '--yes'])
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(
        'A feed or the CRM brings these, and they stay as it says:\n  left     estates/feed-1',
      ),
    ])
    expect(await fedHomes()).toEqual(before)
  })
})
