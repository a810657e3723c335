import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAgency, type Ran } from './run-agency.ts'

const WELL = { step: 24, of: 24, error: null }
const FAILED = { step: 23, of: 24, error: 'table half already exists' }
const LISTINGS = { step: 25, of: 25, error: null }

let server: Server
/** Numbers of agencies, and those whose store fails. */
let sites: number[]
let failing: number[]
let woken: number[]
/** When each was woken. */
let times: number[]
/** What some agencies answer of their store. */
let states: Record<number, object>

/** The two calls of /admin that the command makes. */
beforeEach(async () => {
  sites = Array.from({ length: 23 }, (_, at) => at + 1)
  failing = []
  woken = []
  times = []
  states = {}
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site')
    const site = Number(/^\/admin\/agencies\/(\d+)\/wake$/.exec(pathname)?.[1])
    const isAllowed = request.headers.authorization === 'Bearer a-token'
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
    if (!isAllowed) return response.end('{"error":"no"}')
    if (pathname === '/admin/wake') {
      const after = Number(searchParams.get('after'))
      return response.end(JSON.stringify({ sites: sites.filter(id => id > after).slice(0, 10) }))
    }
    woken.push(site)
    times.push(Date.now())
    const agency = states[site] ?? (failing.includes(site) ? FAILED : WELL)
    response.end(JSON.stringify({ agency, listings: site === 2 ? null : LISTINGS }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

function wake(...args: string[]): Promise<Ran> {
  // An address of TCP, since it listens on one.
  const { port } = server.address() as AddressInfo
  const env = { SITE_URL: `http://127.0.0.1:${port}`, ADMIN_TOKEN: 'a-token' }
  return runAgency(['wake', ...args], { env })
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)
const numerically = (one: number, other: number): number => one - other

describe('npm run agency -- wake', () => {
  it('wakes so many as a canary, and prints site, step and number of steps (AGENCY-123)', async () => {
    const { code, output } = await wake('--canary', '3')
    expect(code).toBe(0)
    expect(output.split('\n')).toEqual([
      'site 1, agency, step 24 of 24',
      'site 1, listings, step 25 of 25',
      'site 2, agency, step 24 of 24',
      'site 3, agency, step 24 of 24',
      'site 3, listings, step 25 of 25',
      '3 agencies have the schema of this release.',
    ])
  })

  it('wakes all, at no more a second than it is told, and goes on after one (AGENCY-123)', async () => {
    expect((await wake('--all', '--rate', '20')).code).toBe(0)
    expect(woken.toSorted(numerically)).toEqual(upTo(23))
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950)
    woken = []
    expect((await wake('--all', '--after', '20')).code).toBe(0)
    expect(woken.toSorted(numerically)).toEqual([21, 22, 23])
  })

  it('ends with 1 while one is left, and names it (AGENCY-123)', async () => {
    failing = [4, 20]
    const { code, output } = await wake('--all')
    expect(code).toBe(1)
    expect(woken).toHaveLength(23)
    expect(output).toContain('site 4, agency, step 23 of 24, table half already exists')
    expect(output).toContain('Left behind: agency of 4, agency of 20')
  })

  it('counts one that has fewer steps than this release as left, and one that gave no state (AGENCY-123)', async () => {
    states = { 1: { step: 23, of: 24, error: null }, 2: { error: 'TypeError: no wakeSchema' } }
    const { code, output } = await wake('--canary', '3')
    expect(code).toBe(1)
    expect(output).toContain('site 2, agency, step ? of ?, TypeError: no wakeSchema')
    expect(output).toContain('Left behind: agency of 1, agency of 2')
  })

  it('stops after three failures, and says where to go on (AGENCY-123)', async () => {
    failing = [4, 6, 7]
    const { code, output } = await wake('--all')
    expect(code).toBe(1)
    expect(woken.toSorted(numerically)).toEqual(upTo(10))
    expect(output).toContain('Stopped after 3 failures. To go on: --after 3')
    failing = []
    woken = []
    expect((await wake('--all', '--after', '3')).code).toBe(0)
    expect(woken.toSorted(numerically)).toEqual(upTo(23).slice(3))
  })

  it('wakes none in a dry run, and none that it was not told to (AGENCY-123)', async () => {
    const { code, output } = await wake('--all', '--dry-run', '--after', '20')
    expect([code, output]).toEqual([0, '21\n22\n23'])
    for (const args of [
      [],
      ['--all', '--canary', '3'],
      ['--canary', '0'],
      ['--all', '--rate', 'x'],
    ])
      expect((await wake(...args)).code).toBe(1)
    expect(woken).toEqual([])
  })
})
