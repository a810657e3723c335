import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../../shared/site/site.ts'
import type { Millis } from '../../../shared/time/units.ts'
import { directoryHealth } from '../../../worker/directory/health.ts'
import { enterSite, setApiUrl } from '../../../worker/directory/site-changes.ts'
import { directorySiteById } from '../../../worker/directory/sites.ts'
import { aSite, siteApi } from '../../support/demo-api.ts'
import { BROKEN_DB, directory } from '../../support/directory.ts'
import { createFakeApi, type FakeApi } from '../../support/fake-api.ts'
import { openSite } from '../../support/open-site.ts'

afterEach(() => void vi.restoreAllMocks())

const NOW = Date.now() as Millis

const hostOf = (site: Site): string => site.hostnames[0] ?? ''

const map = (hostname: string, site: number, origin: string | null = null): Promise<unknown> =>
  env.DB.prepare(
    `INSERT INTO hostname (hostname, site_id, origin, proof, proven_at, created_at) VALUES (?1, ?2, ?3, 'x', 1, 1)`,
  )
    .bind(hostname, site, origin)
    .run()

const linesOf = (): Record<string, unknown>[] => {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  )
  return lines
}

/** Answers for the back end at an address, over HTTP. */
function backEndAt(url: string, api: FakeApi): { authorizations: (string | null)[] } {
  const authorizations: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(url)) return new Response(null, { status: 599 })
    authorizations.push(request.headers.get('Authorization'))
    return api.fetch(request)
  })
  return { authorizations }
}

/** An agency at a hostname of the directory, with a back end of its own; the default API knows nobody. */
async function withOwnBackEnd(bindings: Record<string, unknown> = {}) {
  const site = aSite({ origin: 'https://elders.example', hostnames: ['van-een-ander.example'] })
  const url = `https://api-${site.id}.example`
  const own = siteApi(site, [])
  await enterSite(directory, { id: site.id, name: '', recordHostname: '' }, NOW)
  await setApiUrl(directory, site.id, url)
  const host = `eigen-${site.id}.example`
  await map(host, site.id)
  const called = backEndAt(url, own)
  const nobody = createFakeApi()
  const { get } = openSite({ API: nobody, API_KEY: 'the-platform', ...bindings })
  return { site, own, host, get, nobody, ...called }
}

describe('a site that only the default API knows', () => {
  it('is entered when it is first seen, once (ADMIN-112)', async () => {
    const site = aSite()
    const { get } = openSite({ API: siteApi(site, []) })
    await Promise.all(Array.from({ length: 5 }, () => get(`http://${hostOf(site)}/nl`)))
    expect(await directorySiteById(directory, site.id)).toMatchObject({
      name: site.name,
      state: 'live',
      apiUrl: '',
      recordHostname: hostOf(site),
    })
    const { results } = await env.DB.prepare('SELECT id FROM site WHERE id = ?1')
      .bind(site.id)
      .all()
    expect(results).toHaveLength(1)
  })
})

describe('a site with a back end of its own', () => {
  it('has all its pages from there, and nothing of the default API (ADMIN-113)', async () => {
    const { site, own, host, get, nobody } = await withOwnBackEnd()
    const page = await get(`http://${host}/nl`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(site.name)])
    expect(own.calls.length).toBeGreaterThan(3)
    expect(nobody.calls).toEqual([])
  })

  it('is given no key but its own (ADMIN-113)', async () => {
    const without = await withOwnBackEnd()
    await without.get(`http://${without.host}/nl`)
    expect(new Set(without.authorizations)).toEqual(new Set([null]))
    vi.restoreAllMocks()
    const site = await withOwnBackEnd()
    const { get } = openSite({
      API: site.nobody,
      API_KEY: 'the-platform',
      [`API_KEY_${site.site.id}`]: 'its-own',
    } as object)
    await get(`http://${site.host}/nl`)
    expect(new Set(site.authorizations)).toEqual(new Set(['Bearer its-own']))
  })

  it('is at the hosts that are proven, whatever its record says (ADMIN-118)', async () => {
    const { host, get } = await withOwnBackEnd()
    const html = await (await get(`http://${host}/nl`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://${host}/nl"`)
    expect(html).not.toContain('elders.example')
    expect((await get('http://van-een-ander.example/nl')).status).toBe(404)
  })

  it('is asked of nobody else while the directory cannot tell where it is (ADMIN-113)', async () => {
    const lines = linesOf()
    const { site, host, own, nobody } = await withOwnBackEnd({})
    const locked = openSite({ API: nobody, DB: BROKEN_DB })
    expect((await locked.get(`http://${host}/nl`)).status).toBe(503)
    expect(nobody.calls.filter(({ path }) => path.startsWith(`/sites/${site.id}`))).toEqual([])
    expect(own.calls).toEqual([])
    expect(lines.map(({ event }) => event)).toContain('directory-unreadable')
  })
})

describe('a record', () => {
  it('of another id than was asked for is unusable, and what was kept is served (ADMIN-117)', async () => {
    const lines = linesOf()
    const { site, own, host, get } = await withOwnBackEnd()
    expect((await get(`http://${host}/nl`)).status).toBe(200)
    own.answers.set(`GET /sites/${site.id}`, { ...site, id: site.id + 500_000, name: 'Vreemd' })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000)
      const later = await get(`http://${host}/nl`)
      expect([later.status, await later.text()]).toEqual([
        200,
        expect.not.stringContaining('Vreemd'),
      ])
      expect(lines).toContainEqual(
        expect.objectContaining({
          event: 'foreign-site',
          site: site.id,
          record: site.id + 500_000,
        }),
      )
      expect((await directoryHealth(directory, Date.now() as Millis)).findings).toContainEqual(
        expect.objectContaining({ kind: 'foreign-site', subject: String(site.id) }),
      )
    } finally {
      vi.useRealTimers()
    }
  })

  it('gives a site no hostname that is proven to be another’s, nor an origin there (ADMIN-118)', async () => {
    const lines = linesOf()
    const victim = aSite()
    await enterSite(directory, { id: victim.id, name: victim.name, recordHostname: '' }, NOW)
    const wanted = `bank-${victim.id}.example`
    await map(wanted, victim.id)
    const fresh = aSite()
    const thief = { ...fresh, hostnames: [wanted, hostOf(fresh)], origin: `https://${wanted}` }
    const { get } = openSite({ API: siteApi(thief, []) })
    const html = await (await get(`http://${hostOf(fresh)}/nl`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://${hostOf(fresh)}/nl"`)
    expect(html).not.toContain(wanted)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'foreign-hostnames', site: thief.id, hostnames: [wanted] }),
    )
  })

  it('gives a site no origin on a host that it has not (ADMIN-118)', async () => {
    const site = aSite({ origin: 'https://elders.example' })
    const { get } = openSite({ API: siteApi(site, []) })
    const html = await (await get(`http://${hostOf(site)}/nl`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://${hostOf(site)}/nl"`)
  })
})
