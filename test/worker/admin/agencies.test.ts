import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

let clock = Date.parse('2027-06-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const BEARER = { Authorization: `Bearer ${TOKEN}` }
const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

async function anAgency(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  const post = (path: string, body: unknown) =>
    operator.ask(path, { method: 'POST', headers: BEARER, body: JSON.stringify(body) })
  const act = async (body: unknown) => {
    pass(1)
    const answer = await post(`/admin/agencies/${operator.site.id}`, body)
    pass(1)
    return answer
  }
  return {
    ...operator,
    post,
    act,
    setState: (state: string) => act({ act: 'state', state }),
    map: (body: object) => post('/admin/domains', { act: 'add', site: operator.site.id, ...body }),
    show: (path: string) =>
      operator.ask(path, {
        headers: { ...BEARER, Accept: 'text/html', 'Accept-Language': 'en' },
      }),
  }
}

describe('a site that is suspended', () => {
  it('answers every path with a plain 503, kept pages too, until it is live again (ADMIN-114)', async () => {
    const { ask, setState, site } = await anAgency()
    expect((await ask('/nl')).status).toBe(200)
    expect((await ask('/nl')).headers.get('Cache-Status')).toContain('hit')
    expect((await setState('suspended')).status).toBe(200)
    for (const path of [
      '/nl',
      '/',
      '/nl/te-koop',
      '/nl/contact',
      '/nl/favorieten',
      '/nl/ajax/notifications',
      '/robots.txt',
      '/sitemap.xml',
      '/assets/1',
      '/_speculation-rules',
      '/nergens',
    ]) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('Retry-After')).toBe('3600')
      const page = await answer.text()
      expect(page).not.toContain(site.name)
      expect(page).toMatch(/website is (niet beschikbaar|not available)/i)
    }
    expect((await ask('/nl/contact', { method: 'POST', body: 'x=1' })).status).toBe(503)
    expect((await ask('/admin', { headers: BEARER })).status).toBe(200)
    await setState('live')
    expect((await ask('/nl')).status).toBe(200)
  })

  it('sends no mail until it is live again, and loses none (ADMIN-114)', async () => {
    const { setState, runTasks, site, bindings } = await anAgency({ DESK: 'on' })
    const send = vi.fn(async (_: unknown) => ({ messageId: 'm' }))
    const mail = { send }
    const { members } = agency(site.id)
    const acting = { actor: 'operator', request: 'r', now: Date.now() } as const
    await members.putOwner({ id: crypto.randomUUID(), email: 'an@a.example', name: 'An' }, acting)
    await agency(site.id).notices.tellOnce({
      id: 'owed',
      kind: 'invitation',
      dedupeKey: 'owed',
      recipient: 'an@a.example',
      message: { fromName: 'A', subject: 's', html: 'h', text: 't', headers: {} },
      now: Date.now(),
    })
    await setState('suspended')
    Object.assign(bindings, { EMAIL: mail })
    await runTasks()
    const state = async () =>
      (await agencyRows<{ state: string }>(site.id, 'SELECT state FROM outbox'))[0]?.state
    expect([send.mock.calls.length, await state()]).toEqual([0, 'waiting'])
    await setState('live')
    pass(601)
    await runTasks()
    expect(await state()).not.toBe('waiting')
  })

  it('is seen as that within a minute where another isolate served it (ADMIN-114)', async () => {
    const { ask, site } = await anAgency()
    expect((await ask('/nl')).status).toBe(200)
    const elsewhere = await anAgency({ API: (await createOperator()).api })
    pass(1)
    await elsewhere.post(`/admin/agencies/${site.id}`, { act: 'state', state: 'suspended' })
    pass(60)
    expect((await ask('/nl')).status).toBe(503)
  })
})

describe('a site that is removed or has moved', () => {
  it('is unknown at its hosts (ADMIN-115)', async () => {
    const { ask, map, setState, site, bindings } = await anAgency()
    const host = `eigen-${site.id}.localhost`
    await map({ hostname: host })
    const { get } = openSite(bindings)
    expect((await get(`http://${host}/nl`)).status).toBe(200)
    await setState('removed')
    expect([(await ask('/nl')).status, (await get(`http://${host}/nl`)).status]).toEqual([404, 404])
    await setState('live')
    expect((await ask('/nl')).status).toBe(200)
  })

  it('sends the visitors of every host to its origin, wherever that is (ADMIN-115)', async () => {
    const { ask, map, setState, site } = await anAgency()
    await map({ hostname: `eigen-${site.id}.localhost`, origin: 'https://nieuw.example' })
    expect((await ask('/nl')).status).toBe(200)
    await setState('moved')
    const answer = await ask('/nl/te-koop?type=1')
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      'https://nieuw.example/nl/te-koop?type=1',
    ])
  })
})

describe('an act on an agency', () => {
  it('is audited, and refused where it makes no sense (ADMIN-116)', async () => {
    const { act, post, site, bindings } = await anAgency()
    const answer = await act({ act: 'state', state: 'suspended' })
    expect(await answer.json()).toMatchObject({ agency: { id: site.id, state: 'suspended' } })
    expect(
      await bindings.DB.prepare('SELECT act, detail FROM audit WHERE request = ?')
        .bind(answer.headers.get('X-Request-Id'))
        .first<{ act: string; detail: string }>(),
    ).toMatchObject({ act: 'agency state', detail: expect.stringContaining('suspended') })
    for (const wrong of [
      {},
      { act: 'state', state: 'asleep' },
      { act: 'api', apiUrl: 'javascript:1' },
      { act: 'api', apiUrl: 'http://api.example' },
      { act: 'api', apiUrl: 'https://user:secret@api.example' },
    ])
      expect((await act(wrong)).status).toBe(422)
    expect((await post('/admin/agencies/999999999', { act: 'state', state: 'live' })).status).toBe(
      404,
    )
  })

  it('enters one that the default API does not know, once (ADMIN-116)', async () => {
    const { post, site } = await anAgency()
    const id = site.id + 600_000
    const entry = { id, name: 'Eigen Huis', apiUrl: 'https://api.eigen.example/v1/' }
    const entered = await post('/admin/agencies', entry)
    expect(await entered.json()).toMatchObject({
      agency: { id, name: 'Eigen Huis', apiUrl: 'https://api.eigen.example/v1', state: 'live' },
    })
    expect((await post('/admin/agencies', entry)).status).toBe(409)
    for (const wrong of [0, 1.5, 1e21])
      expect((await post('/admin/agencies', { id: wrong, name: 'x' })).status).toBe(422)
  })

  it('sends its calls to the back end that operators set (ADMIN-113)', async () => {
    const { act, ask, api } = await anAgency()
    expect((await ask('/nl')).status).toBe(200)
    const asked: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      asked.push(new URL(request.url).origin)
      return api.fetch(request)
    })
    await act({ act: 'api', apiUrl: 'https://api.eigen.example' })
    const before = api.calls.length
    expect((await ask('/nl')).status).toBe(200)
    const others = api.calls.slice(before).filter(({ path }) => !path.includes('by-hostname'))
    expect([asked.length > 3, asked.length]).toEqual([true, others.length])
    expect(new Set(asked)).toEqual(new Set(['https://api.eigen.example']))
  })
})

describe('the console’s agencies', () => {
  it('are shown with state and health, and changed by forms without script (ADMIN-120)', async () => {
    const { ask, show, site } = await anAgency()
    await ask('/nl')
    const list = await (await show(`/admin/agencies?q=${site.name}`)).text()
    expect(list).toContain(`href="/admin/agencies/${site.id}"`)
    expect(list).toContain(site.hostnames[0])
    const answer = await ask(`/admin/agencies/${site.id}`, {
      method: 'POST',
      headers: BEARER,
      body: new URLSearchParams({ act: 'state', state: 'suspended' }),
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/admin/agencies/${site.id}?agency=yes`,
    ])
    const page = await (await show(`/admin/agencies/${site.id}?agency=yes`)).text()
    expect(page).toContain('suspended')
    expect(page).toContain('Make live again')
    expect(page).toContain('Changed.')
  })

  it.each(['estates', 'imports', 'answers', 'persons'])(
    'are named by id, hostname or name on /admin/%s (ADMIN-120)',
    async page => {
      const { ask, show, site } = await anAgency()
      await ask('/nl')
      for (const asked of [String(site.id), site.hostnames[0] ?? '', site.name]) {
        const html = await (await show(`/admin/${page}?site=${encodeURIComponent(asked)}`)).text()
        expect(html).toContain(`<a href="/admin/agencies/${site.id}">`)
      }
    },
  )

  it('are found by a hostname that only their record has (ADMIN-120)', async () => {
    const { api, ask, site, show } = await anAgency()
    const other = `tweede-${site.id}.test`
    api.answers.set(`GET /sites/by-hostname/${other}`, {
      ...site,
      hostnames: [...site.hostnames, other],
    })
    await ask('/nl')
    for (const path of [`/admin/estates?site=${other}`, `/admin/agencies?q=${other}`])
      expect(await (await show(path)).text()).toContain(`href="/admin/agencies/${site.id}"`)
  })

  it('that nobody knows make no object, and a page says so (ADMIN-120)', async () => {
    const touched: unknown[] = []
    const AGENCY = new Proxy(env.AGENCY, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (String(name).startsWith('get')) touched.push(args[0])
          return value.apply(target, args)
        }
      },
    })
    const { show, post } = await anAgency({ AGENCY })
    const unknown = ['999999998', '0', '-1', 'x%20y', '1e9', '..']
    for (const page of ['estates', 'imports', 'answers', 'persons', 'leads', 'outbox', 'bookings'])
      for (const asked of unknown) {
        const answer = await show(`/admin/${page}?site=${asked}`)
        expect([page, asked, answer.status]).toEqual([page, asked, 200])
      }
    expect((await show('/admin/agencies/999999998')).status).toBe(404)
    expect(
      (await post('/admin/persons', { act: 'export', site: 999999998, email: 'a@b.test' })).status,
    ).toBe(404)
    // Views of agencies that are known may be counted meanwhile.
    const named = unknown.map(asked => decodeURIComponent(asked))
    expect(touched.filter(name => named.includes(String(name)))).toEqual([])
  })

  it('have their domains listed fifty at a time, all of them in the end (ADMIN-122)', async () => {
    const { ask, site } = await anAgency()
    await ask('/nl')
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO hostname (hostname, site_id, proof, created_at)
      SELECT printf('h%04d-%d.example', i, ?1), ?1, 'x', 1 FROM n`,
    )
      .bind(site.id)
      .run()
    const seen = new Set<string>()
    let after: string | undefined = ''
    while (after !== undefined) {
      const answer: Response = await ask(`/admin/domains?after=${after}`, { headers: BEARER })
      const page: { domains: { hostname: string }[]; next?: string } = await answer.json()
      expect(page.domains.length).toBeLessThanOrEqual(50)
      for (const { hostname } of page.domains) seen.add(hostname)
      after = page.next
    }
    expect([...seen].filter(hostname => hostname.endsWith(`-${site.id}.example`))).toHaveLength(
      1200,
    )
  })

  it('show how many imports in a row were refused (OPS-101)', async () => {
    const { ask, api, site, show } = await anAgency({ IMPORT_KEY: 'k' })
    await ask('/nl')
    const refusals = async () =>
      (
        await env.DB.prepare('SELECT refused_imports AS n FROM site WHERE id = ?1')
          .bind(site.id)
          .first<{ n: number }>()
      )?.n
    const importAs = (answer: unknown) => {
      api.answers.set(`PUT /sites/${site.id}/estates`, answer)
      const headers = { ...BEARER, 'Content-Type': 'application/x-ndjson' }
      return ask(`/sites/${site.id}/estates`, { method: 'PUT', headers, body: '{}' })
    }
    await importAs(() => Response.json({ error: 'x' }, { status: 422 }))
    await importAs({ created: 0, quarantined: true })
    expect(await refusals()).toBe(2)
    expect(await (await show('/admin/agencies?show=troubled')).text()).toContain(site.name)
    await importAs({ created: 1 })
    expect(await refusals()).toBe(0)
  })
})

describe('the console', () => {
  it('removes an agency by its hostname, and takes it back (ADMIN-123)', async () => {
    const { ask, origin, site, setState, show } = await anAgency()
    const session = await ask('/admin/session', {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ token: TOKEN }),
      redirect: 'manual',
    })
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const remove = (confirm: string) =>
      ask(`/admin/agencies/${site.id}/remove`, {
        method: 'POST',
        headers: { Origin: origin, Cookie: cookie },
        body: new URLSearchParams({ confirm }),
        redirect: 'manual',
      })
    expect((await remove('other.example')).headers.get('Location')).toContain('removal=no')
    expect((await ask('/nl')).status).toBe(200)
    expect((await remove(site.hostnames[0] ?? '')).headers.get('Location')).toContain('removal=yes')
    pass(61)
    expect((await ask('/nl')).status).toBe(503)
    const page = await (await show(`/admin/agencies/${site.id}`)).text()
    expect(page).toContain('Will be erased on')
    await setState('live')
    expect((await ask('/nl')).status).toBe(200)
    expect(await (await show(`/admin/agencies/${site.id}`)).text()).not.toContain(
      'Will be erased on',
    )
  })
})
