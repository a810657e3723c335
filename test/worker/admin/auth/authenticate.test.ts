import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOperator, TOKEN } from '../../../support/operator.ts'

const BROWSER = { Accept: 'text/html,application/xhtml+xml' }
let clock = Date.parse('2027-02-01T08:00:00Z')
let address = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => void vi.useRealTimers())

const from = (): Record<string, string> => ({ 'CF-Connecting-IP': `198.51.100.${++address % 250}` })

describe('the door of /admin', () => {
  it.each([
    ['no token', undefined],
    ['a wrong one', 'Bearer wrong'],
    ['half of it', `Bearer ${TOKEN.slice(0, 9)}`],
    ['an empty one', 'Bearer '],
    ['another scheme', `Basic ${TOKEN}`],
    ['no scheme', TOKEN],
    ['two', `Bearer ${TOKEN} ${TOKEN}`],
  ])('answers %s with one and the same 401 (ADMIN-1, ADMIN-3)', async (_, authorization) => {
    const { ask } = await createOperator()
    const headers = {
      ...from(),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    }
    for (const [path, method] of [
      ['/admin/purge', 'POST'],
      ['/admin/health', 'GET'],
      ['/admin', 'GET'],
      ['/admin/nowhere', 'GET'],
    ] as const) {
      const answer = await ask(path, { method, headers })
      expect(answer.status, path).toBe(401)
      expect(await answer.json()).toEqual({ error: 'unauthorized' })
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
    }
  })

  it('stays shut to everybody without a token of its own (SEC-32)', async () => {
    for (const ADMIN_TOKEN of [undefined, '']) {
      const { ask } = await createOperator({ ADMIN_TOKEN })
      expect(
        (
          await ask('/admin/purge', {
            method: 'POST',
            headers: { Authorization: 'Bearer ', ...from() },
          })
        ).status,
      ).toBe(401)
      expect(
        (
          await ask('/admin/purge', {
            method: 'POST',
            headers: { Authorization: 'Bearer undefined', ...from() },
          })
        ).status,
      ).toBe(401)
    }
  })

  it('answers the sixth wrong token of a minute with 429, of that network only, and lets the right one in (ADMIN-4)', async () => {
    const { ask, purge } = await createOperator()
    const network = from()
    const guess = (headers: Record<string, string>) =>
      ask('/admin/purge', {
        method: 'POST',
        headers: { Authorization: 'Bearer guess', ...headers },
      }).then(answer => answer.status)
    const statuses: number[] = []
    for (let time = 0; time < 7; time++) statuses.push(await guess(network))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(await guess(from())).toBe(401)
    expect((await purge({ everything: true }, network)).status).toBe(200)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await guess(network)).toBe(401)
  })

  it('takes no token from the address or the body (ADMIN-2)', async () => {
    const { ask } = await createOperator()
    const answer = await ask(`/admin/purge?token=${TOKEN}`, {
      method: 'POST',
      body: JSON.stringify({ everything: true, token: TOKEN }),
      headers: from(),
    })
    expect(answer.status).toBe(401)
  })

  it('purges by POST only (ADMIN-9)', async () => {
    const { ask, changed } = await createOperator()
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(
        (await ask('/admin/purge', { method, headers: { Authorization: `Bearer ${TOKEN}` } }))
          .status,
      ).toBe(405)
    }
    expect(await changed()).toEqual([])
  })
})

describe('the console', () => {
  async function entered() {
    const operator = await createOperator()
    const enter = (token: string, headers: Record<string, string> = {}, more: object = {}) =>
      operator.ask('/admin/session', {
        method: 'POST',
        body: new URLSearchParams({ token, ...more }),
        headers: {
          ...BROWSER,
          Origin: operator.origin,
          'Sec-Fetch-Site': 'same-origin',
          ...from(),
          ...headers,
        },
      })
    const cookie = (answer: Response) => answer.headers.get('Set-Cookie') ?? ''
    return {
      ...operator,
      enter,
      cookie,
      cookieHeader: async () => ({
        ...BROWSER,
        Cookie: cookie(await enter(TOKEN)).split(';')[0] ?? '',
      }),
    }
  }

  it('asks a browser for the token, in its language (ADMIN-5)', async () => {
    const { ask } = await entered()
    const answer = await ask('/admin', { headers: { ...BROWSER, 'Accept-Language': 'fr-BE' } })
    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('action="/admin/session"')
    expect(html).not.toMatch(/_admin\.|<script/)
  })

  it('opens with a cookie that no script and no other site can use, for half an hour (ADMIN-6)', async () => {
    const { ask, enter, cookie, cookieHeader } = await entered()
    const answer = await enter(TOKEN)
    expect(answer.status).toBe(303)
    expect(cookie(answer)).toMatch(
      /^console=[\w=-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const headers = await cookieHeader()
    expect((await ask('/admin', { headers })).status).toBe(200)
    vi.setSystemTime(Date.now() + 31 * 60_000)
    expect((await ask('/admin', { headers })).status).toBe(401)
  })

  it('names the cookie for the host alone over https (ADMIN-6)', async () => {
    const { bindings, site } = await entered()
    const { openSite } = await import('../../../support/open-site.ts')
    const origin = `https://${site.hostnames[0]}`
    const answer = await openSite(bindings).get(`${origin}/admin/session`, {
      method: 'POST',
      body: new URLSearchParams({ token: TOKEN }),
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-console=[\w=-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('leads without the slash at the end, and after signing in to what was asked for (ADMIN-141, ADMIN-142)', async () => {
    const { ask, origin, cookieHeader, enter } = await entered()
    const headers = await cookieHeader()
    for (const [asked, answered] of [
      ['/admin/', '/admin'],
      ['/admin/leads/?site=1', '/admin/leads?site=1'],
    ] as const) {
      const answer = await ask(asked, { headers })
      expect([answer.status, new URL(answer.headers.get('Location') ?? '', origin).href]).toEqual([
        301,
        origin + answered,
      ])
    }
    expect((await ask('/admin/nowhere/', { headers: { ...headers } })).status).toBe(301)
    const asked = await (await ask('/admin/leads?site=1', { headers: BROWSER })).text()
    expect(asked).toContain('name="to" value="/admin/leads?site=1"')
    expect(asked).toContain('autofocus')
    const toOf = async (to: string) => (await enter(TOKEN, {}, { to })).headers.get('Location')
    expect(await toOf('/admin/leads?site=1')).toBe('/admin/leads?site=1')
    for (const to of [
      'https://evil.test/admin',
      '//evil.test/admin',
      '/\\evil.test',
      '/nl',
      '/admin/../nl',
      '/admin/session',
      '/administration',
      'javascript:alert(1)',
    ])
      expect(await toOf(to), to).toBe('/admin')
    const wrong = await enter('guess', {}, { to: '/admin/leads' })
    expect(await wrong.text()).toContain('name="to" value="/admin/leads"')
  })

  it('keeps the form that was sent after the session’s end, of its own pages alone (ADMIN-142)', async () => {
    const { ask, origin, enter } = await entered()
    const send = async (extra: object) =>
      (
        await ask('/admin/mail', {
          method: 'POST',
          body: new URLSearchParams({ site: '1', act: 'set', copyTo: 'a"<b@voorbeeld.test' }),
          headers: { ...BROWSER, ...extra },
        })
      ).text()
    const kept = 'site=1&act=set&copyTo=a%22%3Cb%40voorbeeld.test'
    const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    const foreign = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
    expect(await send(own)).toContain(`name="fields" value="${kept.replaceAll('&', '&amp;')}"`)
    for (const headers of [{}, foreign]) expect(await send(headers)).not.toContain('voorbeeld.test')
    const answer = await enter(TOKEN, {}, { to: '/admin/mail', fields: kept })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('action="/admin/mail" method="post"')
    expect(html).toContain('name="copyTo">a&quot;&lt;b@voorbeeld.test</textarea>')
  })

  it('counts wrong tokens of the form too (ADMIN-4)', async () => {
    const { enter } = await entered()
    const network = from()
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) statuses.push((await enter('guess', network)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('purges by its form, from its own page only (PURGE-18, ADMIN-7)', async () => {
    const { ask, cookieHeader, origin, changed, site } = await entered()
    const headers = await cookieHeader()
    const send = (extra: object) =>
      ask('/admin/purge', {
        method: 'POST',
        body: new URLSearchParams({ kind: 'site', value: String(site.id) }),
        headers: { ...headers, ...extra },
      })
    for (const foreign of [
      {},
      { Origin: 'https://evil.test' },
      { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      expect((await send(foreign)).status).toBe(403)
    }
    expect(await changed()).toEqual([])
    const answer = await send({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin?purged=yes'])
    expect(await changed()).toEqual(['all'])
  })

  it('forgets the cookie when the operator leaves (ADMIN-8)', async () => {
    const { ask, cookieHeader, origin, bindings } = await entered()
    const headers = await cookieHeader()
    const left = await ask('/admin/session/end', {
      method: 'POST',
      headers: { ...headers, Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect((await ask('/admin', { headers })).status).toBe(401)
    expect(
      await bindings.DB.prepare('SELECT act FROM audit WHERE request = ?')
        .bind(left.headers.get('X-Request-Id'))
        .first(),
    ).toEqual({ act: 'leave' })
  })
})
