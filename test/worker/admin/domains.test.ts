import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

let clock = Date.parse('2027-04-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 3_600_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

async function anAgency(bindings: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(bindings)
  const { get } = openSite(operator.bindings)
  const act = async (body: unknown) => {
    pass(1)
    const answer = await operator.ask('/admin/domains', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    pass(1)
    return {
      status: answer.status,
      ...(await answer.json<{ domain?: { proven: boolean; publish?: { value: string } } }>()),
    }
  }
  return { ...operator, get, act, host: `eigen-${operator.site.id}` }
}

describe('a domain that an operator maps', () => {
  it('shows the site at once when it is of this machine, and is unknown again when removed (ADMIN-25)', async () => {
    const { act, get, host, site } = await anAgency()
    const address = `http://${host}.localhost/nl`
    expect((await get(address)).status).toBe(404)
    expect(await act({ act: 'add', hostname: `${host}.localhost`, site: site.id })).toMatchObject({
      status: 200,
      domain: { proven: true },
    })
    const shown = await get(address)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain(site.name)
    await act({ act: 'remove', hostname: `${host}.localhost` })
    expect((await get(address)).status).toBe(404)
  })

  it('has no effect until its owner publishes the proof (ADMIN-24)', async () => {
    const { act, get, host, site } = await anAgency({ DNS_URL: 'https://dns.test/query' })
    const address = `http://${host}.example/nl`
    let published = 'something else'
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        Answer: [
          { type: 5, data: 'x' },
          { type: 16, data: `"${published}"` },
        ],
      }),
    )
    const added = await act({ act: 'add', hostname: `${host}.example`, site: site.id })
    expect(added.domain).toMatchObject({
      proven: false,
      publish: { name: `_baksteen.${host}.example`, type: 'TXT' },
    })
    expect(String(asked.mock.calls[0]?.[0])).toBe(
      `https://dns.test/query?name=_baksteen.${host}.example&type=TXT`,
    )
    expect((await get(address)).status).toBe(404)
    published = added.domain?.publish?.value ?? ''
    expect(await act({ act: 'check', hostname: `${host}.example` })).toMatchObject({
      domain: { proven: true },
    })
    expect((await get(address)).status).toBe(200)
  })

  it.each([
    ['answers nonsense', async () => new Response('<html>')],
    ['answers 500', async () => new Response('', { status: 500 })],
    ['is not there', () => Promise.reject(new TypeError('network'))],
  ])('is not proven when the asked server %s (ADMIN-24)', async (_, answer) => {
    const { act, host, site } = await anAgency({ DNS_URL: 'https://dns.test/query' })
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    expect(await act({ act: 'add', hostname: `${host}.example`, site: site.id })).toMatchObject({
      status: 200,
      domain: { proven: false },
    })
  })

  it('gives the site its one origin, in pages that were kept too (ADMIN-26)', async () => {
    const { act, ask, host, site, text } = await anAgency()
    expect(await text('/nl')).toContain(
      `<link rel="canonical" href="https://${site.hostnames[0]}/nl"`,
    )
    await act({ act: 'add', hostname: `${host}.localhost`, site: site.id, canonical: true })
    expect(await text('/nl')).toContain(`<link rel="canonical" href="https://${host}.localhost/nl"`)
    expect((await ask('/nl')).status).toBe(200)
  })

  it('keeps its origin until the owner of the new one has published the proof (ADMIN-26)', async () => {
    const { act, host, site, text } = await anAgency({ DNS_URL: 'https://dns.test/query' })
    let published = ''
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ Answer: [{ type: 16, data: `"${published}"` }] }),
    )
    const canonical = async () => /rel="canonical" href="([^"]+)\/nl"/.exec(await text('/nl'))?.[1]
    await act({ act: 'add', hostname: `${host}.localhost`, site: site.id, canonical: true })
    const { domain } = await act({
      act: 'add',
      hostname: `${host}.example`,
      site: site.id,
      canonical: true,
    })
    expect(await canonical()).toBe(`https://${host}.localhost`)
    published = domain?.publish?.value ?? ''
    await act({ act: 'check', hostname: `${host}.example` })
    expect(await canonical()).toBe(`https://${host}.example`)
    await act({ act: 'add', hostname: `${host}.localhost`, site: site.id, canonical: true })
    expect(await canonical()).toBe(`https://${host}.localhost`)
    await act({ act: 'add', hostname: `${host}.localhost`, site: site.id })
    expect(await canonical()).toBe(`https://${site.hostnames[0]}`)
  })

  it('sends its visitors to that origin where the record asks for it, with path and query (ADMIN-27)', async () => {
    const { act, get, host, site } = await anAgency()
    await act({
      act: 'add',
      hostname: `${host}.localhost`,
      site: site.id,
      origin: `http://${host}.localhost:8787`,
    })
    await act({ act: 'add', hostname: `www.${host}.localhost`, site: site.id, redirect: true })
    const answer = await get(`http://www.${host}.localhost/fr/a-vendre?type=1&utm_source=x`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `http://${host}.localhost:8787/fr/a-vendre?type=1&utm_source=x`,
    ])
    expect((await get(`http://www.${host}.localhost//evil.test`)).headers.get('Location')).toMatch(
      new RegExp(`^http://${host}.localhost:8787/`),
    )
    expect((await get(`http://${host}.localhost/nl`)).status).toBe(200)
  })

  it('never sends a host to itself (ADMIN-27)', async () => {
    const { act, get, host, site } = await anAgency()
    await act({
      act: 'add',
      hostname: `${host}.localhost`,
      site: site.id,
      canonical: true,
      redirect: true,
    })
    expect((await get(`http://${host}.localhost/nl`)).status).toBe(200)
  })

  it('cannot be taken from another site (ADMIN-23)', async () => {
    const [one, other] = [await anAgency(), await anAgency()]
    await one.act({ act: 'add', hostname: `${one.host}.localhost`, site: one.site.id })
    expect(
      (await other.act({ act: 'add', hostname: `${one.host}.localhost`, site: other.site.id }))
        .status,
    ).toBe(409)
  })

  it('17.14: cannot be taken from a site that has it by its record alone (ADMIN-144)', async () => {
    const [one, other] = [await anAgency(), await anAgency()]
    const hostname = `${one.host}.localhost`
    other.api.answers.set(`GET /sites/by-hostname/${hostname}`, {
      ...one.site,
      hostnames: [hostname],
    })
    const add = (site: number) => other.act({ act: 'add', hostname, site })
    expect(await add(other.site.id)).toMatchObject({
      status: 409,
      error: 'belongs to another site',
    })
    expect((await add(one.site.id)).status).not.toBe(409)
  })

  it.each([
    [{}],
    [{ act: 'add', hostname: 'a b', site: 1 }],
    [{ act: 'add', hostname: 'x.test' }],
    [{ act: 'add', hostname: 'x.test', site: 1, origin: 'javascript:1' }],
    [{ act: 'drop', hostname: 'x.test' }],
  ])('refuses %j (ADMIN-23)', async body => {
    expect((await (await anAgency()).act(body)).status).toBe(422)
  })
})

describe('hosts with the table out of order', () => {
  const failing = () => Promise.reject(new Error('D1_ERROR: database is locked'))
  const LOCKED = {
    prepare: () => ({ bind: () => ({ run: failing, first: failing, all: failing }) }),
    batch: failing,
  }

  it('are those of the API, and those that were known (ADMIN-28)', async () => {
    const { act, get, host, site, bindings } = await anAgency()
    await act({ act: 'add', hostname: `${host}.localhost`, site: site.id })
    expect((await get(`http://${host}.localhost/nl`)).status).toBe(200)
    const locked = openSite({ ...bindings, DB: LOCKED })
    pass(400)
    expect((await locked.get(`http://${host}.localhost/nl`)).status).toBe(200)
    expect((await locked.get(`http://${site.hostnames[0]}/nl`)).status).toBe(200)
  })

  it('are not said to belong nowhere (ADMIN-28)', async () => {
    const { get } = openSite({ ...(await anAgency()).bindings, DB: LOCKED })
    expect((await get('http://nooit-gezien.localhost/nl')).status).toBe(503)
  })
})
