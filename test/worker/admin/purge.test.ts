import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostEntryText, parseHostEntry } from '../../../worker/versions/host-entry.ts'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const DETAIL = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
const failing = () => Promise.reject(new Error('out of order'))
const LOCKED = {
  prepare: () => ({ bind: () => ({ run: failing, first: failing, all: failing }) }),
  batch: failing,
}
const NO_STORES = {
  getByName: () => ({ call: failing }),
}
const BROKEN = { get: failing, put: failing, list: failing }
let clock = Date.parse('2026-11-21T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

describe('POST /admin/purge', () => {
  it.each([
    ['its site', ({ site }: Agency) => ({ site: site.id })],
    ['its hostname', ({ site }: Agency) => ({ hostname: site.hostnames[0] })],
    ['its path', () => ({ path: '/nl' })],
    ['its path as a visitor may write it', () => ({ path: '/nl/?utm_source=x' })],
    [
      'its path on its own host',
      ({ site }: Agency) => ({ path: '/nl', hostname: site.hostnames[0] }),
    ],
    ['everything', () => ({ everything: true })],
  ])('makes the very next page new, by %s (PURGE-3, PURGE-14)', async (_, scopeOf) => {
    const agency = await createOperator()
    await agency.ask('/nl')
    agency.retitle('Nieuw onthaal')
    pass(1)
    expect(await agency.text('/nl')).not.toContain('Nieuw onthaal')
    const answer = await agency.purge(scopeOf(agency))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({
      purged: expect.any(Object),
      tags: expect.any(Array),
    })
    expect(await agency.text('/nl')).toContain('Nieuw onthaal')
  })

  it.each([
    ['an estate', () => ({ estate: 2 })],
    ['an estate of a site', ({ site }: Agency) => ({ estate: '2', site: site.id })],
  ])('renews the page of %s and the lists it stands in (PURGE-13)', async (_, scopeOf) => {
    const agency = await createOperator()
    await Promise.all([agency.ask(DETAIL), agency.ask('/nl/te-koop')])
    agency.reprice(2, 999_001)
    const calls = agency.api.calls.length
    pass(1)
    await agency.purge(scopeOf(agency))
    expect(await agency.text(DETAIL)).toContain('999.001')
    await agency.ask('/nl/te-koop')
    const asked = agency.api.calls.slice(calls).map(call => call.path)
    expect(asked).toContain(`/sites/${agency.site.id}/estates/v2/2`)
    expect(asked).toContain(`/sites/${agency.site.id}/estates`)
    expect(asked.some(path => path.includes('navigation'))).toBe(false)
  })

  it('of the path of an estate renews the estate and the lists (PURGE-14)', async () => {
    const { purge, site, changed } = await createOperator()
    await purge({ path: DETAIL, site: site.id })
    expect(await changed()).toEqual(['estate/2', 'lists'])
  })

  it('is in KV at once for each hostname, and sets back nothing that KV knows to be newer (PURGE-7, PURGE-47)', async () => {
    const { ask, purge, site } = await createOperator()
    const key = `host/${site.hostnames[0]}`
    const entry = async () => parseHostEntry(await env.KV.get(key, 'json'))
    await ask('/nl')
    pass(60)
    await purge({ site: site.id })
    const first = await entry()
    expect(first?.versions.scopes.all?.[0]).toBe(Date.now())
    const newer = {
      ...first!.versions,
      scopes: { ...first!.versions.scopes, lists: [Date.now() + 5] },
    }
    await env.KV.put(key, hostEntryText(first, newer))
    pass(60)
    await purge({ site: site.id })
    const { scopes } = (await entry())!.versions
    expect([scopes.all?.[0], scopes.lists]).toEqual([Date.now(), newer.scopes.lists])
  })

  it('takes JSON that a bare curl calls a form (PURGE-18)', async () => {
    const agency = await createOperator()
    const answer = await agency.purge(
      { site: agency.site.id },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    )
    expect(await answer.json()).toMatchObject({ purged: { site: agency.site.id } })
  })

  it('costs another site no call (PURGE-5)', async () => {
    const [one, other] = [await createOperator(), await createOperator()]
    await Promise.all([one.ask('/nl'), other.ask('/nl'), other.ask('/nl/te-koop')])
    pass(1)
    const calls = other.api.calls.length
    for (const scope of [
      { site: one.site.id },
      { hostname: one.site.hostnames[0] },
      { estate: 2, site: one.site.id },
      { path: '/nl', site: one.site.id },
    ]) {
      await one.purge(scope)
    }
    await Promise.all([other.ask('/nl'), other.ask('/nl/te-koop')])
    expect(other.api.calls.length).toBe(calls)
  })

  it('leaves what it made old in use when the API is down (PURGE-2)', async () => {
    const agency = await createOperator()
    const before = await agency.text('/nl/te-koop')
    agency.api.fault = () => new Response('down', { status: 500 })
    pass(1)
    for (const scope of [{ everything: true }, { site: agency.site.id }, { path: '/nl/te-koop' }])
      await agency.purge(scope)
    const after = await agency.ask('/nl/te-koop')
    expect(after.status).toBe(200)
    expect(await after.text()).toBe(before)
  })

  it('finds a site that came to a host which had none (PURGE-15)', async () => {
    const agency = await createOperator()
    const host = `nieuw-${agency.site.id}.test`
    const { get } = openSite(agency.bindings)
    expect((await get(`http://${host}/nl`)).status).toBe(404)
    agency.api.answers.set(`GET /sites/by-hostname/${host}`, agency.site)
    pass(1)
    await agency.purge({ hostname: host })
    expect((await get(`http://${host}/nl`)).status).toBe(200)
  })

  it('costs one renewal and no more (PURGE-9)', async () => {
    const agency = await createOperator()
    await agency.ask('/nl')
    pass(1)
    await agency.purge({ site: agency.site.id })
    await agency.ask('/nl')
    const calls = agency.api.calls.length
    pass(75)
    await agency.runTasks()
    await agency.ask('/nl')
    expect(agency.api.calls.length).toBe(calls)
  })

  it.each([
    ['is granted', async () => undefined, true],
    ['is refused', () => Promise.reject(new Error('rate limited')), false],
  ])(
    'asks Workers Cache once to delete what may not be seen again, and says whether that %s (PURGE-11)',
    async (_, purge, granted) => {
      const asked: unknown[] = []
      const agency = await createOperator({ PAGE_CACHE: 'workers' })
      agency.onPurge(async pages => {
        asked.push(pages)
        await purge()
      })
      const soft = await agency.purge({ site: agency.site.id })
      expect([asked, Object.hasOwn(await soft.json<object>(), 'deletedFromPageCache')]).toEqual([
        [],
        false,
      ])
      const hard = await agency.purge({ estate: 2, site: agency.site.id, vanish: true })
      expect(await hard.json()).toMatchObject({ deletedFromPageCache: granted })
      expect(asked).toEqual([
        {
          tags: [`estate-${agency.site.id}-2`, `list-${agency.site.id}`],
          everything: false,
        },
      ])
    },
  )

  it.each([
    [{}],
    [{ site: '1' }],
    [{ site: 0 }],
    [{ site: 1, everything: true }],
    [{ everything: false }],
    [{ estate: '1 OR 1' }],
    [{ path: 'nl' }],
    [{ hostname: 'a b' }],
    [[]],
    [null],
    ['x'],
    [{ __proto__: { everything: true } }],
  ])('refuses %j (PURGE-12)', async scope => {
    const agency = await createOperator()
    expect((await agency.purge(scope)).status).toBe(422)
    expect(await agency.changed()).toEqual([])
  })

  it('says what it purged, when, and from when it holds everywhere (PURGE-17)', async () => {
    const agency = await createOperator()
    const { purged, tags, at, everywhereBy } = await (
      await agency.purge({ site: agency.site.id })
    ).json<{ purged: object; tags: string[]; at: string; everywhereBy: string }>()
    expect(purged).toEqual({ site: agency.site.id })
    expect(tags).toContain(`site-${agency.site.id}`)
    expect(Date.parse(at)).toBe(Date.now())
    expect(Date.parse(everywhereBy) - Date.parse(at)).toBe(60_000)
  })

  it.each([
    [{ site: 987_654 }, 'site-987654'],
    [{ hostname: 'nergens.test' }, 'host-nergens.test'],
  ])('takes %j at its word where nobody can look it up (PURGE-16)', async (scope, tag) => {
    const agency = await createOperator()
    agency.api.fault = () => new Response('down', { status: 500 })
    const answer = await agency.purge(scope)
    expect(answer.status).toBe(200)
    expect((await answer.json<{ tags: string[] }>()).tags).toContain(tag)
  })

  it.each([
    [{ site: 987_653 }],
    [{ hostname: 'niemand.test' }],
    [{ estate: 2, site: 987_653 }],
    [{ path: '/nl', hostname: 'niemand.test' }],
  ])('says of %j that there is none (PURGE-27)', async scope => {
    const agency = await createOperator()
    const answer = await agency.purge(scope)
    expect([answer.status, Object.keys(await answer.json<object>())]).toEqual([404, ['error']])
  })

  it('says whether the site has the estate, and purges it all the same (PURGE-27)', async () => {
    const { purge, site, api } = await createOperator()
    api.answers.set(`GET /sites/${site.id}/estates/v2/3`, new Response(null, { status: 410 }))
    for (const [estate, matched] of [
      [2, true],
      [3, true],
      [987_653, false],
    ] as const) {
      const answer = await purge({ estate, site: site.id })
      expect([answer.status, await answer.json()]).toMatchObject([200, { matched }])
    }
    expect(await (await purge({ estate: 2 })).json()).not.toHaveProperty('matched')
  })

  it('says in the console that it purged none (PURGE-27)', async () => {
    const agency = await createOperator()
    const form = await agency.ask('/admin/purge', {
      method: 'POST',
      body: new URLSearchParams({ kind: 'hostname', value: 'niemand.test' }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(form.headers.get('Location')).toBe('/admin?purged=no')
  })

  it('writes down who purged what (PURGE-20)', async () => {
    const agency = await createOperator()
    const answer = await agency.purge({ site: agency.site.id })
    const row = await agency.bindings.DB.prepare(
      'SELECT actor, act, detail FROM audit WHERE request = ?',
    )
      .bind(answer.headers.get('X-Request-Id'))
      .first()
    expect(row).toEqual({
      actor: 'token',
      act: 'purge',
      detail: JSON.stringify({ site: agency.site.id }),
    })
  })

  it.each([
    ['D1 is locked', { DB: LOCKED }, 200, 'yes'],
    ['KV throws', { KV: BROKEN }, 503, 'later'],
    ['the agency’s store throws', { AGENCY: NO_STORES }, 503, 'later'],
  ])(
    'holds here where %s, and promises no more than it can (PURGE-19)',
    async (_, bindings, status, told) => {
      const agency = await createOperator(bindings)
      await agency.ask('/nl')
      agency.retitle('Toch nieuw')
      pass(11)
      const answer = await agency.purge({ site: agency.site.id })
      expect([answer.status, Object.hasOwn(await answer.json<object>(), 'everywhereBy')]).toEqual([
        status,
        status === 200,
      ])
      expect(await agency.text('/nl')).toContain('Toch nieuw')
      pass(11)
      const form = await agency.ask('/admin/purge', {
        method: 'POST',
        body: new URLSearchParams({ kind: 'site', value: String(agency.site.id) }),
        headers: { Authorization: `Bearer ${TOKEN}` },
      })
      expect(form.headers.get('Location')).toBe(`/admin?purged=${told}`)
    },
  )

  it('is told to KV by the agency’s store where KV failed at first (PURGE-26)', async () => {
    let isDown = false
    const KV = {
      get: (...asked: [string[], 'json']) => (isDown ? failing() : env.KV.get(...asked)),
      put: (...put: Parameters<KVNamespace['put']>) => (isDown ? failing() : env.KV.put(...put)),
    }
    const agency = await createOperator({ KV })
    await agency.ask('/nl')
    pass(60)
    isDown = true
    expect((await agency.purge({ site: agency.site.id })).status).toBe(503)
    isDown = false
    pass(10)
    await agency.runTasks()
    const entry = parseHostEntry(await env.KV.get(`host/${agency.site.hostnames[0]}`, 'json'))
    expect(entry?.versions.scopes.all?.[0]).toBeGreaterThan(Date.now() - 20_000)
  })
})

type Agency = Awaited<ReturnType<typeof createOperator>>
