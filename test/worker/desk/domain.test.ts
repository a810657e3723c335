import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency } from '../../support/agency-object.ts'
import { aBrowser, aDesk, linkIn } from '../../support/agencies/a-desk.ts'
import { TOKEN } from '../../support/operator.ts'

let clock = Date.parse('2029-09-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 86_400_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const DNS = { DNS_URL: 'https://dns.test/query' }

/** The name server knows these TXT records. */
function publish(records: Record<string, string>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async address => {
    const name = new URL(String(address)).searchParams.get('name') ?? ''
    return Response.json({
      Status: 0,
      Answer: records[name] ? [{ type: 16, data: `"${records[name]}"` }] : [],
    })
  })
}

async function anOffice(bindings: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk({ ...DNS, ...bindings })
  const an = await desk.signedIn()
  const act = async (name: string, hostname: string, more: Record<string, string> = {}) => {
    vi.setSystemTime(Date.now() + 6000)
    return an.ask('/desk/domain', { act: name, hostname, ...more })
  }
  const add = (hostname: string, use = 'pages') => act('add', hostname, { use })
  const page = async () => (await an.ask('/desk/domain')).text()
  return { ...desk, an, act, add, page, host: `eigen-${desk.site.id}` }
}

const proofIn = (page: string): string => /baksteen=[\w-]{32}/.exec(page)?.[0] ?? ''

describe('the domains of an agency at its desk', () => {
  it('count from when their owner published the proof that the page shows (DESK-185)', async () => {
    const { add, act, page, host, ask } = await anOffice()
    publish({})
    const added = await add(`https://WWW.${host}.example/nl/`)
    expect([added.status, added.headers.get('Location')]).toEqual([
      303,
      '/desk/domain?done=domain.add',
    ])
    const shown = await page()
    expect(shown).toContain(`_baksteen.www.${host}.example`)
    expect((await ask(`/nl`, { headers: {} })).status).toBe(200)
    publish({ [`_baksteen.www.${host}.example`]: proofIn(shown) })
    await act('check', `www.${host}.example`)
    expect(await page()).not.toContain('baksteen=')
    await act('remove', `www.${host}.example`)
    expect(await page()).not.toContain(`www.${host}.example`)
  })

  it('are no other agency’s, and none of the platform’s (DESK-186)', async () => {
    const other = await anOffice()
    const { add, host, page, site } = await anOffice({ ADMIN_HOST: 'admin.baksteen.example' })
    const asked = async (hostname: string) => (await add(hostname)).status
    publish({})
    await other.act('add', `${other.host}.localhost`, { use: 'pages' })
    expect(await asked(`${other.host}.localhost`)).toBe(422)
    const proven = await anOffice()
    await proven.add(`${proven.host}.localhost`)
    expect(
      await (
        await anOffice().then(({ add: own }) => own(`${proven.host}.localhost`))
      ).status,
    ).toBe(409)
    expect(await asked('admin.baksteen.example')).toBe(422)
    expect(await asked('mail.baksteen.example')).toBe(422)
    for (const wrong of ['', 'localhost', '10.0.0.1', 'a b.example', 'x.example.123', '-a.example'])
      expect(await asked(wrong), wrong).toBe(422)
    const page422 = await (await add('geen adres')).text()
    expect(page422).toContain('value="geen adres"')
    // Who names an address first has no right to it without its proof.
    await other.add(`${host}.example`)
    expect(await asked(`${host}.example`)).toBe(303)
    const proof = proofIn(await page())
    await other.add(`${host}.example`)
    publish({ [`_baksteen.${host}.example`]: proof })
    expect(await asked(`${host}.example`)).toBe(303)
    expect(await page()).not.toContain('baksteen=')
    expect((await other.add(`${host}.example`)).status).toBe(409)
    expect(site.id).not.toBe(other.site.id)
  })

  it('have one main one; when it changes all are signed out and told, by operators too, and the audit has it (DESK-187, DESK-188, DESK-20)', async () => {
    const { act, add, an, host, hire, requestBy, bindings, site, mailTo, origin, ask } =
      await anOffice()
    publish({})
    await hire('bea@agency.example', 'reader')
    const { link } = await requestBy('bea@agency.example')
    expect((await act('main', `${host}.example`)).status).toBe(409)
    await add(`${host}.localhost`)
    const moved = await act('main', `${host}.localhost`)
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining(`http://${host}.localhost/desk`),
    ])
    expect(await mailTo('bea@agency.example')).toContain(`http://${host}.localhost/desk`)
    expect(await agency(site.id).audit.about('desk', 2)).toMatchObject([
      {
        act: 'desk moved',
        before: expect.stringContaining(`//${site.hostnames[0]}"`),
        after: `"http://${host}.localhost"`,
      },
    ])
    const there = aBrowser(bindings, `http://${host}.localhost`)
    expect((await there.ask('/desk')).status).toBe(401)
    expect((await there.ask(link)).status).toBe(404)
    for (const [name, value] of an.cookies) there.cookies.set(name, value)
    expect((await there.ask('/desk')).status).toBe(401)
    expect((await an.ask('/desk')).status).toBe(302)
    await there.ask('/desk/sign-in', { email: 'an@agency.example' })
    await there.ask(linkIn(await mailTo('an@agency.example')), {})
    expect((await there.ask('/desk')).status).toBe(200)
    vi.setSystemTime(Date.now() + 6000)
    await ask('/admin/domains', {
      method: 'POST',
      body: JSON.stringify({ act: 'remove', hostname: `${host}.localhost` }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    vi.setSystemTime(Date.now() + 6000)
    expect(
      await agency(site.id).sessions.list(
        (await agency(site.id).members.list())[0]?.id ?? '',
        Date.now(),
      ),
    ).toEqual([])
    expect(await mailTo('bea@agency.example')).toContain('/desk')
    expect(origin).toBeTruthy()
  })
})
