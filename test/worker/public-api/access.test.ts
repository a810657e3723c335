import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEY_SCOPES } from '../../../worker/agency/access/key-row.ts'
import { makeAccessKey } from '../../../worker/crypto/access-key.ts'
import { CALLS, type Call } from '../../../worker/public-api/calls.ts'
import { ACTING, anAccessKey } from '../../support/agencies/access-key.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const ADMIN_HOST = 'admin.test'
let address = 0

/** Two agencies at one deployment, whose listing API does whatever it is asked. */
async function twoAgencies(bindings: Record<string, unknown> = {}) {
  const other = aSite()
  const operator = await createOperator({ ADMIN_HOST, API_KEY: 'platform', ...bindings })
  const { api, site } = operator
  for (const [path, answer] of siteApi(other, []).answers) api.answers.set(path, answer)
  const passed: string[] = []
  const { fetch } = api
  api.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const isRecord = /^\/sites\/(by-hostname\/.*|\d+)$/.test(pathname)
    if (request.method === 'GET' && isRecord) return fetch(input, init)
    passed.push(`${request.method} ${pathname}`)
    return Response.json({ changed: false, concerns: [] })
  }
  const ask = (
    { method, path }: Pick<Call, 'method' | 'path'>,
    { host = site.hostnames[0], id = String(site.id), headers = {} as Record<string, string> },
  ) => {
    const call = CALLS.find(each => each.method === method && each.path === path)
    const hasBody = method === 'PUT' || method === 'POST'
    const body = call?.here === 'changes' ? '{"changes":[]}' : `{"site":${site.id}}`
    return openSite(operator.bindings).get(
      `http://${host}/sites/${id}${path && `/${path.replaceAll(':', 'x')}`}`,
      {
        method,
        headers: {
          'CF-Connecting-IP': `2001:db8:0:${(++address).toString(16)}::1`,
          ...(call?.types?.[0] && { 'Content-Type': call.types[0] }),
          ...headers,
        },
        ...(hasBody && { body }),
      },
    )
  }
  return { ...operator, other, passed, request: ask }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse('2027-05-01T08:00:00Z') + ++address * 3_600_000)
})
afterEach(() => void vi.useRealTimers())

describe('the public door', () => {
  it('opens each call to its scopes alone (KEY-11, KEY-13, KEY-22)', async () => {
    const { request, site, passed } = await twoAgencies()
    for (const scope of KEY_SCOPES) {
      const { headers } = await anAccessKey(site.id, [scope])
      for (const call of CALLS) {
        passed.length = 0
        const answer = await request(call, { headers })
        const name = `${scope}: ${call.method} ${call.path}`
        const may = call.scopes.includes(scope)
        if (may) expect([200, 202], name).toContain(answer.status)
        else expect(answer.status, name).toBe(403)
        if (!may) expect(passed, name).toEqual([])
        expect(answer.headers.get('Cache-Control'), name).toBe('private, no-store')
        expect(answer.headers.get('X-Robots-Tag'), name).toBe('noindex, nofollow')
        if (!may) expect(await answer.text(), name).toContain(call.scopes.join(' or '))
      }
    }
  })

  it('opens nothing to anybody else, each time in the same words (KEY-3, KEY-11, KEY-12)', async () => {
    const { request, site, other, passed, bindings } = await twoAgencies()
    const all = KEY_SCOPES
    const [own, revoked, ended, held, others] = await Promise.all([
      anAccessKey(site.id, all),
      anAccessKey(site.id, all),
      anAccessKey(site.id, all, { endsAt: Date.now() }),
      anAccessKey(site.id, all, { id: 'held' }),
      anAccessKey(other.id, all),
    ])
    await agency(site.id).keys.revoke(revoked.id, ACTING)
    await agency(site.id).keys.holdAll(ACTING)
    await agency(site.id).keys.turnOn(own.id, ACTING)
    const session = await openConsole(bindings)
    const wrong = `Bearer ${await makeAccessKey()}`
    const token = { Authorization: `Bearer ${TOKEN}` }
    const missing = String(site.id + 5_000_000)
    const callers: Record<string, Parameters<typeof request>[1] & { status?: number }> = {
      nobody: {},
      'another scheme': { headers: { Authorization: `Basic ${own.key}` } },
      'a key that nobody has': { headers: { Authorization: wrong } },
      'half a key': { headers: { Authorization: `Bearer ${own.key.slice(0, 40)}` } },
      'one letter off': { headers: { Authorization: `Bearer ${own.key.slice(0, -1)}x` } },
      'a revoked key': { headers: revoked.headers },
      'a key that ended': { headers: ended.headers },
      'a key on hold': { headers: held.headers },
      'the key of another agency': { headers: others.headers },
      'nobody, of a site that is not there': { id: missing },
      'the token at an agency': { headers: token },
      'a key at the operators': { headers: own.headers, host: ADMIN_HOST },
      'nobody at the operators': { host: ADMIN_HOST },
      'a wrong token at the operators': {
        headers: { Authorization: 'Bearer guess' },
        host: ADMIN_HOST,
      },
      'a console': { headers: { Cookie: session }, host: ADMIN_HOST },
      'the id of another agency': { headers: own.headers, id: String(other.id), status: 404 },
      'a site that is not there': { headers: own.headers, id: missing, status: 404 },
      'no number': { headers: own.headers, id: `0${site.id}`, status: 404 },
      'eleven digits': { headers: own.headers, id: '12345678901', status: 404 },
      'an unknown host': { headers: own.headers, host: 'nobody.test', status: 404 },
    }
    for (const [name, { status = 401, ...how }] of Object.entries(callers)) {
      const outcomes = await Promise.all(
        CALLS.map(async call => {
          const answer = await request(call, how)
          const text = await answer.text()
          return `${answer.status} ${call.method} ${call.path} ${status === 401 ? text : ''}`
        }),
      )
      const body = JSON.stringify({
        error: { message: 'A valid key is required, as Authorization: Bearer bk_…' },
      })
      const expected = CALLS.map(
        ({ method, path }) => `${status} ${method} ${path} ${status === 401 ? body : ''}`,
      )
      expect(outcomes, name).toEqual(expected)
    }
    expect(passed).toEqual([])
    expect((await agencyRows(site.id, 'SELECT * FROM publication')).length).toBeLessThan(2)
  })

  it('opens all but a missing site to the token, on the host of operators (KEY-11, KEY-26)', async () => {
    const { request, other, passed } = await twoAgencies()
    const headers = { Authorization: `Bearer ${TOKEN}` }
    for (const call of CALLS) {
      const answer = await request(call, { headers, host: ADMIN_HOST, id: String(other.id) })
      const expected = call.here === 'purge' ? [403] : [200, 202]
      expect(expected, `${call.method} ${call.path}`).toContain(answer.status)
    }
    passed.length = 0
    for (const call of CALLS) {
      const how = { headers, host: ADMIN_HOST, id: String(other.id + 5_000_000) }
      const answer = await request(call, how)
      expect(answer.status, `${call.method} ${call.path}`).toBe(call.makesSite ? 200 : 404)
    }
    expect(passed.map(each => each.split(' ')[0])).toEqual(['PUT', 'POST'])
  })

  it('takes the token on every host where none is the operators’ (KEY-11)', async () => {
    const { request, site } = await twoAgencies({ ADMIN_HOST: '' })
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const read = { method: 'GET', path: 'pack' } as const
    for (const host of [site.hostnames[0], 'nobody.test'])
      expect((await request(read, { headers, host: host ?? '' })).status).toBe(200)
  })

  it('knows no other call, and no site by another name (KEY-10, IMPORT-20)', async () => {
    const { request, site, passed } = await twoAgencies()
    const { headers } = await anAccessKey(site.id, KEY_SCOPES)
    const unknown = [
      'nothing',
      'persons/export',
      'export',
      'restore',
      'pages',
      'pages/a/b',
      'pack/',
    ]
    for (const path of [...unknown, 'estates/', 'health', 'assets/a/b'])
      expect((await request({ method: 'GET', path }, { headers })).status, path).toBe(404)
    const wrong = [
      ['POST', 'menus', 'PUT, DELETE'],
      ['GET', 'purge', 'POST'],
      ['DELETE', '', 'GET, PUT'],
      ['DELETE', 'estates', 'PUT'],
    ] as const
    for (const [method, path, allow] of wrong) {
      const answer = await request({ method, path }, { headers })
      expect([answer.status, answer.headers.get('Allow')], path).toEqual([405, allow])
    }
    for (const id of ['x', '12345678901', `0${site.id}`])
      expect((await request({ method: 'PUT', path: 'estates' }, { headers, id })).status).toBe(404)
    expect(passed).toEqual([])
  })

  it('takes no key from an address (KEY-15)', async () => {
    const { ask, site, passed } = await twoAgencies()
    const { key, headers } = await anAccessKey(site.id, KEY_SCOPES)
    for (const init of [{}, { headers }])
      expect((await ask(`/sites/${site.id}/pack?key=${key}`, init)).status).toBe(400)
    expect(passed).toEqual([])
  })

  it('tells the 21st wrong key of a minute to wait, of that network only, and lets the right one in (KEY-14)', async () => {
    const { request, site } = await twoAgencies()
    const { headers } = await anAccessKey(site.id, ['content'])
    const network = { 'CF-Connecting-IP': '198.51.100.7' }
    const read = { method: 'GET', path: 'pack' } as const
    const guess = async (from: Record<string, string>) => {
      const Authorization = `Bearer ${await makeAccessKey()}`
      return request(read, { headers: { Authorization, ...from } })
    }
    for (let time = 0; time < 20; time++) expect((await guess(network)).status).toBe(401)
    const over = await guess(network)
    expect([over.status, over.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await guess({})).status).toBe(401)
    expect((await request(read, { headers: network })).status).toBe(401)
    expect((await request(read, { headers: { ...headers, ...network } })).status).toBe(200)
  })

  it('answers a suspended site as every page of it is (KEY-27)', async () => {
    const { ask, site, bindings } = await twoAgencies()
    const { headers } = await anAccessKey(site.id, KEY_SCOPES)
    const change = (state: string) =>
      openSite(bindings).get(`http://${ADMIN_HOST}/admin/agencies/${site.id}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${TOKEN}` },
        body: JSON.stringify({ act: 'state', state }),
      })
    expect((await change('suspended')).status).toBe(200)
    const path = `/sites/${site.id}/pack`
    const [known, unknown] = [await ask(path, { headers }), await ask(path)]
    expect([known.status, unknown.status]).toEqual([503, 503])
    expect(await known.text()).toBe(await unknown.text())
    const operators = await openSite(bindings).get(`http://${ADMIN_HOST}${path}`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(operators.status).toBe(200)
  })
})

/** The cookie of an open console. */
async function openConsole(bindings: Parameters<typeof openSite>[0]): Promise<string> {
  const origin = `http://${ADMIN_HOST}`
  const answer = await openSite(bindings).get(`${origin}/admin/session`, {
    method: 'POST',
    body: new URLSearchParams({ token: TOKEN }),
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  })
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  expect(cookie).toContain('console=')
  return cookie
}
