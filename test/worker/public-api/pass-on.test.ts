import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KEY_SCOPES } from '../../../worker/agency/access/key-row.ts'
import { anAccessKey } from '../../support/agencies/access-key.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

afterEach(() => void vi.unstubAllGlobals())

const REPORT = { created: 1, updated: 0, unchanged: 0, archived: 0, rejected: [] }
const FEED = '{"externalId":"1"}\n{"externalId":"2"}\n'

/** An agency with a key for everything, and a listing API that answers every write with this. */
async function aDoor(answer: unknown = REPORT, status = 200) {
  const operator = await createOperator({ IMPORT_KEY: 'import-key' })
  const { api, site } = operator
  const { id: keyId, headers } = await anAccessKey(site.id, KEY_SCOPES)
  const passed: { method: string; url: string; headers: Record<string, string>; body: string }[] =
    []
  const { fetch } = api
  const door = { answer, status }
  api.fetch = async (input, init) => {
    const request = new Request(input, init)
    // The site's own reading goes without a key here.
    if (request.headers.get('Authorization') !== 'Bearer import-key') return fetch(input, init)
    passed.push({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    })
    if (door.answer instanceof Response) return door.answer.clone()
    if (door.answer instanceof Error) throw door.answer
    return Response.json(door.answer, {
      status: door.status,
      headers: { ETag: '"1"', 'X-Own': '1' },
    })
  }
  const send = (method: string, path: string, body?: BodyInit, more: Record<string, string> = {}) =>
    operator.ask(`/sites/${site.id}/${path}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body }),
    })
  const sendFeed = (path = 'estates') =>
    send('PUT', path, FEED, { 'Content-Type': 'application/x-ndjson' })
  return { ...operator, door, keyId, headers, passed, send, sendFeed }
}

describe('what the door passes on', () => {
  it('goes with the key of the platform and nothing else of the caller (KEY-16, IMPORT-17)', async () => {
    const { sendFeed, send, passed, site, keyId } = await aDoor()
    const answer = await sendFeed('estates?confirm=removal')
    expect([answer.status, await answer.json()]).toEqual([200, REPORT])
    expect(passed).toEqual([
      {
        method: 'PUT',
        url: `http://api/sites/${site.id}/estates?confirm=removal`,
        headers: {
          authorization: 'Bearer import-key',
          'content-type': 'application/x-ndjson',
          'x-actor': `key ${keyId}`,
          'x-client': 'website',
        },
        body: FEED,
      },
    ])
    const more = {
      'X-Actor': 'person an',
      Cookie: 'a=1',
      'X-Forwarded-For': '1.2.3.4',
      'X-Site': '9',
      'User-Agent': 'crm',
    }
    const read = await send('GET', 'pack?part=pages', undefined, more)
    const sent = ['authorization', 'x-actor', 'x-client']
    expect(Object.keys(passed[1]?.headers ?? {}).sort()).toEqual(sent)
    expect(passed[1]?.headers['x-actor']).toBe(`key ${keyId}`)
    await send('PUT', 'menus', '{}', { 'If-Match': '"1"' })
    expect(passed[2]?.headers['if-match']).toBe('"1"')
    expect([read.headers.get('ETag'), read.headers.get('X-Own')]).toEqual(['"1"', null])
  })

  it('has no feed by a name that is no program’s (IMPORT-100)', async () => {
    const { sendFeed, passed } = await aDoor()
    for (const source of ['crm', 'calls']) {
      const answer = await sendFeed(`estates?partial=1&source=${source}`)
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: { field: 'source' } },
      ])
    }
    expect(passed).toEqual([])
    expect((await sendFeed('estates?source=crm-2')).status).toBe(200)
  })

  it('keeps the API’s own refusals, and says of its failures no more than that (KEY-19)', async () => {
    const { send, door } = await aDoor()
    const refused = { error: { field: 'title', message: 'must be text' } }
    for (const status of [400, 404, 409, 422, 503]) {
      Object.assign(door, { answer: refused, status })
      const answer = await send('PUT', 'pages/home', '{}')
      expect([answer.status, await answer.json()]).toEqual([status, refused])
    }
    const broken = [
      new Response('<h1>stack</h1>', { status: 500 }),
      // Whatever this is, nobody knows what was written.
      new Response('<h1>Maintenance</h1>'),
      new Response(null, { status: 599 }),
      new Error('no connection'),
    ]
    for (const answer of broken) {
      door.answer = answer
      const failed = await send('PUT', 'pages/home', '{}')
      expect([failed.status, failed.headers.get('Retry-After')]).toEqual([502, '10'])
      expect(await failed.json()).toEqual({
        error: { message: 'The listings do not answer; try again' },
      })
    }
  })

  it('makes all anew where a write was not answered (PURGE-50)', async () => {
    const { send, api, site } = await aDoor()
    const answering = api.fetch.bind(api)
    api.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (/\/(pages\/home|pack)$/.test(request.url)) throw new Error('no answer')
      return answering(request)
    }
    const all = async () => tableFromText(await agency(site.id).versions.current()).scopes.all
    expect((await send('GET', 'pack')).status).toBe(502)
    expect(await all()).toBeUndefined()
    expect((await send('PUT', 'pages/home', '{}')).status).toBe(502)
    expect(await all()).toHaveLength(1)
  })

  it('says when to come again where the directory cannot be read (OPS-146)', async () => {
    const { bindings, origin, site } = await createOperator()
    const failing = () => Promise.reject(new Error('D1 is locked'))
    const statement = { run: failing, first: failing, all: failing }
    const DB = { prepare: () => ({ ...statement, bind: () => statement }), batch: failing }
    const answer = await openSite({ ...bindings, DB } as never).get(
      `${origin}/sites/${site.id}/pack`,
      { headers: { Authorization: `Bearer ${TOKEN}` } },
    )
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
  })

  it('has the type and length of its call (KEY-18)', async () => {
    const { send, passed } = await aDoor({ changed: false, concerns: [] })
    const cases: [number, string, BodyInit, Record<string, string>][] = [
      [200, 'pages/home', '{}', { 'Content-Type': 'application/json; charset=utf-8' }],
      [415, 'pages/home', '{}', { 'Content-Type': 'text/html' }],
      [415, 'estates', '[]', {}],
      [415, 'rental-units/231/calendar', '{}', {}],
      [415, 'pages/home', '{}', { 'Content-Encoding': 'gzip' }],
      [200, 'pages/home', ' '.repeat(200_000), {}],
      [413, 'pages/home', ' '.repeat(200_001), {}],
      [413, 'pages/home', endless(), {}],
      [413, 'assets/logo', endless(), { 'Content-Type': 'image/png' }],
      [200, 'assets/logo', new Uint8Array(9), { 'Content-Type': 'image/png' }],
    ]
    for (const [status, path, body, headers] of cases)
      expect((await send('PUT', path, body, headers)).status, `${path} ${status}`).toBe(status)
    expect(passed).toHaveLength(3)
  })

  it('does not end for the listing API where it broke off or grew too long (API-66)', async () => {
    const { send, api } = await aDoor()
    const seen: string[] = []
    const { fetch } = api
    api.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'PUT') return fetch(input, init)
      const how = await request.text().then(
        () => 'ended',
        () => 'broken',
      )
      seen.push(how)
      return Response.json(REPORT)
    }
    const brokenOff = (): ReadableStream =>
      new ReadableStream({
        start: controller => controller.enqueue(new TextEncoder().encode(FEED)),
        pull: () => Promise.reject(new Error('Network connection lost.')),
      })
    const ndjson = { 'Content-Type': 'application/x-ndjson' }
    expect((await send('PUT', 'estates', brokenOff(), ndjson)).status).toBe(502)
    expect((await send('PUT', 'pages/home', endless())).status).toBe(413)
    expect(seen).toEqual([])
    await send('PUT', 'estates', brokenOff(), { ...ndjson, 'Content-Length': '5000' })
    expect(seen).toEqual(['broken'])
    await send('PUT', 'estates', FEED, { ...ndjson, 'Content-Length': String(FEED.length) })
    expect(seen).toEqual(['broken', 'ended'])
  })

  it('is refused where the content is kept at a back end of its own; changes are told all the same (KEY-20)', async () => {
    const { api, ask, send, passed, site, changed } = await aDoor()
    const backEnd = 'https://api.agency.example'
    vi.stubGlobal('fetch', (request: Request) =>
      api.fetch(request.url.replace(backEnd, 'http://api'), request),
    )
    const moved = await ask(`/admin/agencies/${site.id}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ act: 'api', apiUrl: backEnd }),
    })
    expect(moved.status).toBe(200)
    const all = [
      ['PUT', 'pages/home', '{}'],
      ['GET', 'pack', undefined],
      ['DELETE', 'estates/12', undefined],
    ] as const
    for (const [method, path, body] of all) {
      const answer = await send(method, path, body)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('a back end of its own')
    }
    expect(passed).toEqual([])
    expect((await send('POST', 'changes', '{"changes":[{"estate":4}]}')).status).toBe(202)
    expect((await send('GET', 'enquiries')).status).toBe(200)
    expect(await changed()).toContain('estate/4')
  })
})

describe('a write through the door', () => {
  it.each<[string, string, string, object, string[]]>([
    ['PUT', 'pages/home', '{}', { changed: true, concerns: ['pages'] }, ['pages']],
    ['PUT', 'pages/home', '{}', { changed: false, concerns: [] }, []],
    ['PUT', 'pages/home?trial=1', '{}', { changed: true, concerns: ['pages'] }, []],
    ['PUT', 'menus', '{}', { concerns: ['site', 'no-scope', 5] }, ['site']],
    ['DELETE', 'estates/12', '', { concerns: ['estate/12', 'lists'] }, ['estate/12', 'lists']],
    ['PUT', 'assets/logo', 'x', { changed: true }, ['all']],
    ['PUT', 'assets/logo', 'x', { changed: false }, []],
    [
      'PUT',
      'words/nl',
      '{}',
      { concerns: Array.from({ length: 51 }, (_, index) => `estate/${index + 1}`) },
      ['estates', 'lists'],
    ],
  ])('renews what it changed: %s %s (KEY-17)', async (method, path, body, answer, scopes) => {
    const { send, changed } = await aDoor(answer)
    expect((await send(method, path, body || undefined)).status).toBe(200)
    expect(await changed()).toEqual(scopes)
  })

  it('forgets the widths of a picture that is another now, or gone (UPLOAD-45)', async () => {
    const { send, door, site } = await aDoor({ changed: false })
    const made = async () =>
      (await env.WIDTHS.list({ prefix: `${site.id}/` })).objects.map(({ key }) => key)
    const width = `${site.id}/front/ab12/725.avif`
    await env.WIDTHS.put(width, 'a picture')
    await env.WIDTHS.put(`${site.id}/front-2/ab12/725.avif`, 'another')
    await send('PUT', 'assets/front', 'x')
    expect(await made()).toContain(width)
    door.answer = { changed: true }
    await send('PUT', 'assets/front', 'x')
    expect(await made()).toEqual([`${site.id}/front-2/ab12/725.avif`])
    door.answer = { removed: true }
    await send('DELETE', 'assets/front-2')
    expect(await made()).toEqual([])
  })

  it('takes a file that is gone out of the cache at the edge (UPLOAD-47)', async () => {
    const { send, ask, api, site } = await aDoor({ removed: true })
    const path = '/assets/house?hash=ab12'
    const call = `GET /sites/${site.id}/assets/house`
    api.answers.set(call, () => new Response('GIF89a....'))
    expect((await ask(path)).status).toBe(200)
    api.answers.set(call, () => new Response(null, { status: 404 }))
    expect((await ask(path)).status).toBe(200)
    await send('DELETE', 'assets/house')
    expect((await ask(path)).status).toBe(404)
  })

  it('renews nothing when nothing was applied (IMPORT-18)', async () => {
    const { sendFeed, changed } = await aDoor({ ...REPORT, quarantined: true }, 409)
    expect((await sendFeed()).status).toBe(409)
    expect(await changed()).toEqual([])
  })

  it('renews estates after a feed and rentals after a calendar (IMPORT-18, IMPORT-19)', async () => {
    const { sendFeed, send, passed, changed, site } = await aDoor()
    await sendFeed()
    expect(await changed()).toEqual(['estates', 'lists'])
    const path = 'rental-units/231/calendar?source=air%26b'
    const answer = await send('PUT', path, 'BEGIN:VCALENDAR', { 'Content-Type': 'text/calendar' })
    expect(answer.status).toBe(200)
    expect(passed.at(-1)?.url).toBe(`http://api/sites/${site.id}/${path}`)
    expect(await changed()).toEqual(['estates', 'lists', 'rentals'])
  })

  it('is on the very next view (KEY-17)', async () => {
    const { send, text, retitle } = await aDoor({ changed: true, concerns: ['pages'] })
    expect(await text('/nl')).not.toContain('Welkom thuis')
    retitle('Welkom thuis')
    expect((await send('PUT', 'pages/home', '{}')).status).toBe(200)
    expect(await text('/nl')).toContain('Welkom thuis')
  })

  it.each([
    ['DELETE', undefined, {}],
    ['PUT', '{}', { hard: true }],
  ])(
    'of a home that is taken away serves nothing from before: %s (KEY-17)',
    async (method, body, hard) => {
      const { send, ask, api, site } = await aDoor({
        changed: true,
        concerns: ['estate/2', 'lists'],
        ...hard,
      })
      const path = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
      expect((await ask(path)).status).toBe(200)
      expect((await send(method, 'estates/2', body)).status).toBe(200)
      api.answers.set(`GET /sites/${site.id}/estates/v2/2`, new Response(null, { status: 500 }))
      expect((await ask(path)).status).toBe(503)
    },
  )

  it('leaves a row in the agency’s audit, or in the operators’, but for single homes (KEY-25)', async () => {
    const { send, sendFeed, site, keyId, bindings, ask } = await aDoor()
    await send('PUT', 'pages/home', '{}')
    await sendFeed()
    await send('PUT', 'estates/12', '{}')
    await send('GET', 'pack')
    const rows = await agency(site.id).audit.list(10)
    const calls = rows.filter(({ act }) => act === 'call')
    expect(calls.map(({ actor, subject, after }) => [actor, subject, after]).sort()).toEqual([
      [`key ${keyId}`, 'PUT estates', '{"status":200}'],
      [`key ${keyId}`, 'PUT pages/home', '{"status":200}'],
    ])
    const token = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
    const answer = await ask(`/sites/${site.id}/menus`, {
      method: 'PUT',
      headers: token,
      body: '{}',
    })
    const found = await bindings.DB.prepare(
      'SELECT actor, act, detail FROM audit WHERE request = ?',
    )
      .bind(answer.headers.get('X-Request-Id'))
      .first()
    const detail = JSON.stringify({ site: site.id, call: 'PUT menus', status: 200 })
    expect(found).toEqual({ actor: 'token', act: 'site call', detail })
    expect(await agencyRows(site.id, `SELECT 1 FROM audit WHERE subject = 'PUT menus'`)).toEqual([])
  })
})

describe('the record of a site', () => {
  it('17.14: names only hosts that the site has where a key sends it, and none of others (KEY-23, ADMIN-144)', async () => {
    const { send, passed, site, bindings, ask } = await aDoor({ changed: true, concerns: ['site'] })
    const [own = ''] = site.hostnames
    const put = (hostnames: string[]) => send('PUT', '', JSON.stringify({ name: 'A', hostnames }))
    expect((await put([own])).status).toBe(200)
    expect(passed.at(-1)?.body).toBe(JSON.stringify({ name: 'A', hostnames: [own] }))
    const refused = await put([own, 'other.example'])
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { field: 'hostnames' } })
    expect(passed).toHaveLength(1)
    const pack = (more = {}) =>
      send('POST', 'pack', '{}', { 'Content-Type': 'application/x-ndjson', ...more })
    await pack()
    expect(passed.at(-1)?.headers['x-only-hostnames']).toBe(site.hostnames.join(' '))
    await pack({ Authorization: `Bearer ${TOKEN}` })
    expect(passed.at(-1)?.headers).not.toHaveProperty('x-only-hostnames')
    const token = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
    const others = await createOperator()
    await others.ask('/admin/domains', {
      method: 'POST',
      headers: token,
      body: JSON.stringify({ act: 'add', hostname: 'taken.localhost', site: others.site.id }),
    })
    const putAsOperator = (hostnames: string[], more: object = {}) =>
      openSite({ ...bindings, ...more }).get(`http://admin.test/sites/${site.id}`, {
        method: 'PUT',
        headers: token,
        body: JSON.stringify({ hostnames }),
      })
    expect((await putAsOperator([own, 'new.example'])).status).toBe(200)
    expect((await putAsOperator([own, 'taken.localhost'])).status).toBe(409)
    const packAsOperator = (hostnames: string[]) =>
      openSite(bindings).get(`http://admin.test/sites/${site.id}/pack`, {
        method: 'POST',
        headers: { ...token, 'Content-Type': 'application/x-ndjson' },
        body: `{"path":"menus.json","content":{}}\n${JSON.stringify({ content: { hostnames }, path: 'site.json' })}\n`,
      })
    expect((await packAsOperator([own, 'new.example'])).status).toBe(200)
    expect((await packAsOperator([own, 'Taken.localhost'])).status).toBe(409)
    const ADMIN_HOST = 'admin.test'
    expect((await putAsOperator([own, ADMIN_HOST], { ADMIN_HOST })).status).toBe(422)
    expect((await ask('/nl')).status).toBe(200)
  })

  it('is made by operators alone, and entered in the directory (KEY-26)', async () => {
    const { api, site, headers, ask, bindings } = await aDoor()
    const { fetch } = api
    const id = site.id + 4_000_000
    const record = { ...site, id, name: 'Nieuw kantoor', hostnames: [`nieuw-${id}.test`] }
    const token = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
    api.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'POST' || !request.url.endsWith('/sites')) return fetch(input, init)
      api.answers.set(`GET /sites/${id}`, record)
      return Response.json({ id, changed: true, concerns: ['site', 'pages'] })
    }
    const make = (own: Record<string, string>) =>
      ask('/sites', { method: 'POST', headers: own, body: JSON.stringify(record) })
    expect((await make({ ...headers, 'Content-Type': 'application/json' })).status).toBe(404)
    const made = await make(token)
    expect([made.status, await made.json()]).toMatchObject([200, { id }])
    const row = await bindings.DB.prepare('SELECT name, record_hostname FROM site WHERE id = ?')
      .bind(id)
      .first()
    expect(row).toEqual({ name: 'Nieuw kantoor', record_hostname: `nieuw-${id}.test` })
  })
})

/** A body of no end and no length. */
const endless = (): ReadableStream =>
  new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(1_000_000)) })
