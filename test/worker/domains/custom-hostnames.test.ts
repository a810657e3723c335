import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { TOKEN } from '../../support/operator.ts'

afterEach(() => void vi.restoreAllMocks())

const ZONE = {
  CLOUDFLARE_ZONE_ID: 'zone1',
  CLOUDFLARE_API_TOKEN: 'cf-token',
  CLOUDFLARE_API_URL: 'https://cloudflare.test/v4',
  DNS_URL: '',
}
const BASE = 'https://cloudflare.test/v4/zones/zone1/custom_hostnames'

/** A zone of Cloudflare for SaaS that answers as the real one; `fault` is answered instead of anything else. */
async function aZone(bindings: Record<string, unknown> = ZONE) {
  const operator = await aDesk(bindings)
  const hostnames = new Map<string, Record<string, unknown>>()
  const asked: string[] = []
  const zone: { fault: (() => Promise<Response>) | null } = { fault: null }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { searchParams, pathname } = new URL(request.url)
    asked.push(
      `${request.method} ${request.url.replace(BASE, '')} ${request.headers.get('Authorization')}`,
    )
    if (zone.fault) return zone.fault()
    if (request.method === 'POST') {
      const body = await request.json<{ hostname: string; ssl: object }>()
      if (hostnames.has(body.hostname))
        return Response.json(
          { success: false, errors: [{ code: 1406, message: 'Duplicate custom hostname found.' }] },
          { status: 409 },
        )
      hostnames.set(body.hostname, {
        id: `id-${body.hostname}`,
        hostname: body.hostname,
        status: 'pending',
        ssl: { ...body.ssl, status: 'initializing' },
      })
      return Response.json({ success: true, result: hostnames.get(body.hostname) }, { status: 201 })
    }
    if (request.method === 'PATCH') {
      const name = pathname.split('/id-')[1] ?? ''
      const { ssl } = await request.json<{ ssl: object }>()
      hostnames.set(name, { ...hostnames.get(name), ssl: { ...ssl, status: 'initializing' } })
      return Response.json({ success: true, result: hostnames.get(name) })
    }
    if (request.method === 'DELETE') {
      hostnames.delete(pathname.split('/id-')[1] ?? '')
      return Response.json({ id: 'x' })
    }
    const wanted = searchParams.get('hostname')
    const all = [...hostnames.values()].filter(({ hostname }) => !wanted || hostname === wanted)
    const page = Number(searchParams.get('page') ?? 1)
    return Response.json({
      success: true,
      result: all.slice(50 * page - 50, 50 * page),
      result_info: { page, per_page: 50, total_count: all.length },
    })
  })
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const act = async (name: string, hostname: string) =>
    (
      await operator.ask('/admin/domains', {
        method: 'POST',
        headers,
        body: JSON.stringify({
          act: name,
          hostname,
          ...(name === 'add' && { site: operator.site.id }),
        }),
      })
    ).json<Record<string, unknown>>()
  return {
    ...operator,
    hostnames,
    asked,
    zone,
    act,
    host: `eigen-${operator.site.id}.example`,
    list: async () =>
      (await operator.ask('/admin/domains', { headers })).json<{
        domains: { hostname: string; cloudflare?: unknown }[]
        refusal?: string
      }>(),
    desk: async () => (await (await operator.signedIn()).ask('/desk/domain')).text(),
    console: async () =>
      (
        await operator.ask(`/admin/agencies/${operator.site.id}`, {
          headers: { ...headers, Accept: 'text/html', 'Accept-Language': 'en' },
        })
      ).text(),
  }
}

const own = (listed: { domains: { hostname: string; cloudflare?: unknown }[] }, host: string) =>
  listed.domains.find(({ hostname }) => hostname === host)

describe('a domain where Cloudflare for SaaS lets the visitors in', () => {
  it('becomes a custom hostname when it is added, and is none any more when it is removed (ADMIN-29)', async () => {
    const { act, host, hostnames, asked } = await aZone()
    expect(await act('add', host)).toMatchObject({
      domain: {
        hostname: host,
        cloudflare: { status: 'pending', certificate: 'initializing', problems: [], records: [] },
      },
    })
    expect(hostnames.get(host)).toMatchObject({ ssl: { method: 'txt', type: 'dv' } })
    expect(asked.every(line => line.endsWith('Bearer cf-token'))).toBe(true)
    await act('remove', host)
    expect(hostnames.size).toBe(0)
  })

  it('is shown as Cloudflare has it, in the console and to the command (ADMIN-30)', async () => {
    const { act, host, hostnames, list, console } = await aZone()
    await act('add', host)
    hostnames.set(host, {
      id: 'x',
      hostname: host,
      status: 'pending',
      verification_errors: ['custom hostname does not CNAME to this zone.'],
      ssl: {
        status: 'pending_validation',
        validation_errors: [{ message: 'SERVFAIL looking up CAA' }],
      },
    })
    const problems = ['custom hostname does not CNAME to this zone.', 'SERVFAIL looking up CAA']
    expect(own(await list(), host)?.cloudflare).toEqual({
      status: 'pending',
      certificate: 'pending_validation',
      problems,
      records: [],
    })
    const html = await console()
    for (const words of [
      'Cloudflare: hostname pending, certificate pending_validation',
      ...problems,
    ])
      expect(html).toContain(words)
  })

  it('17.28: is validated by TXT records that console, command and desk show, until they were found (ADMIN-145, DESK-185)', async () => {
    const agency = await aZone()
    const { act, host, hostnames, list, console, desk } = agency
    await act('add', host)
    const ownership = { name: `_cf-custom-hostname.${host}`, value: '0e2d5a7f' }
    const certificate = { name: `_acme-challenge.${host}`, value: 'ca-token' }
    const answer = (status: string, certificateStatus: string) =>
      hostnames.set(host, {
        ...hostnames.get(host),
        status,
        ownership_verification: { type: 'txt', ...ownership },
        ssl: {
          method: 'txt',
          status: certificateStatus,
          validation_records: [
            { txt_name: certificate.name, txt_value: certificate.value, status: 'pending' },
            { emails: [] },
          ],
        },
      })
    answer('pending', 'pending_validation')
    expect(own(await list(), host)?.cloudflare).toMatchObject({ records: [ownership, certificate] })
    const before = await desk()
    for (const page of [await console(), before])
      for (const { name, value } of [ownership, certificate]) {
        expect(page).toContain(name)
        expect(page).toContain(value)
      }
    expect(before).toContain('Wijs het pas naar ons platform als hier staat')
    expect(before).not.toContain('en wijs het adres naar ons platform')

    answer('active', 'pending_validation')
    expect(own(await list(), host)?.cloudflare).toMatchObject({ records: [certificate] })
    answer('active', 'active')
    expect(own(await list(), host)?.cloudflare).toMatchObject({ records: [] })
    for (const page of [await console(), await desk()]) expect(page).not.toContain('ca-token')
  })

  it('17.28: is asked for by TXT anew by a check, where it waits for the host to point here (ADMIN-145)', async () => {
    const { act, host, hostnames, asked } = await aZone()
    await act('add', host)
    const ssl = (status: string) => ({ method: 'http', status })
    hostnames.set(host, { ...hostnames.get(host), ssl: ssl('pending_validation') })
    expect(await act('check', host)).toMatchObject({
      domain: { cloudflare: { certificate: 'initializing' } },
    })
    expect(hostnames.get(host)).toMatchObject({ ssl: { method: 'txt' } })
    hostnames.set(host, { ...hostnames.get(host), ssl: ssl('active') })
    asked.length = 0
    await act('check', host)
    expect(asked.filter(line => line.startsWith('PATCH'))).toEqual([])
    expect(hostnames.get(host)).toMatchObject({ ssl: { method: 'http', status: 'active' } })
  })

  it('is found among more than fit on a page (ADMIN-30)', async () => {
    const { act, host, hostnames, list } = await aZone()
    for (let index = 0; index < 120; index++)
      hostnames.set(`${index}.test`, {
        id: `id-${index}.test`,
        hostname: `${index}.test`,
        status: 'active',
        ssl: {},
      })
    await act('add', host)
    expect(own(await list(), host)?.cloudflare).toMatchObject({ status: 'pending' })
  })

  it('is added again by a check where Cloudflare lost it or never had it, and once however often (ADMIN-29)', async () => {
    const { act, host, hostnames, list } = await aZone()
    await act('add', host)
    hostnames.clear()
    expect(own(await list(), host)?.cloudflare).toBeNull()
    expect(await act('check', host)).toMatchObject({
      domain: { cloudflare: { status: 'pending' } },
    })
    expect(await act('check', host)).toMatchObject({
      domain: { cloudflare: { status: 'pending' } },
    })
    expect(hostnames.size).toBe(1)
  })

  it.each([
    [
      'refuses',
      async () =>
        Response.json(
          { success: false, errors: [{ message: 'Authentication error' }] },
          { status: 403 },
        ),
      '403: Authentication error',
    ],
    ['answers HTML', async () => new Response('<html>', { status: 502 }), '502'],
    ['does not answer', () => Promise.reject(new TypeError('network')), 'network'],
  ])(
    'is mapped and unmapped all the same when Cloudflare %s, which is said',
    async (_, fault, words) => {
      const { act, host, zone, list, console } = await aZone()
      zone.fault = fault
      expect(await act('add', host)).toMatchObject({
        domain: { hostname: host },
        refusal: expect.stringContaining(words),
      })
      const listed = await list()
      expect(listed.refusal).toContain(words)
      expect(own(listed, host)).toBeDefined()
      expect(await console()).toContain(words)
      expect(await act('remove', host)).toMatchObject({
        domain: { hostname: host },
        refusal: expect.stringContaining(words),
      })
      expect(own(await list(), host)).toBeUndefined()
    },
  )
})

it.each([
  ['no zone', { ...ZONE, CLOUDFLARE_ZONE_ID: '' }, 'x.example'],
  ['no token', { ...ZONE, CLOUDFLARE_API_TOKEN: undefined }, 'x.example'],
  ['a host of this machine', ZONE, 'x.localhost'],
])('nothing is asked of Cloudflare with %s', async (_, bindings, name) => {
  const {
    act,
    asked,
    list,
    site,
    bindings: { DB },
  } = await aZone(bindings)
  await DB.exec('DELETE FROM hostname')
  const host = `${site.id}-${name}`
  expect(await act('add', host)).not.toHaveProperty('refusal')
  expect(own(await list(), host)).not.toHaveProperty('cloudflare')
  await act('remove', host)
  expect(asked).toEqual([])
})
