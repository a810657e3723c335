import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, runDueTasks } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'

const MINUTE = 60_000
let clock = Date.parse('2029-12-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10 * 86_400_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function anOffice() {
  const desk = await aDesk({ MAIL_DOMAIN: 'mail.platform.be', DNS_URL: 'https://dns.test/query' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ Status: 0 }))
  const an = await desk.signedIn()
  const run = (now = Date.now()) => runDueTasks(desk.site.id, desk.bindings as never, now)
  return { ...desk, an, run, store: agency(desk.site.id) }
}

const MESSAGE = {
  fromName: 'A',
  subject: 'Uw bezoek',
  html: '',
  text: 'een geheime link',
  headers: {},
}

describe('the agency’s mail at its desk', () => {
  it('goes to a second address and from a domain of its own, whose records it shows (DESK-193)', async () => {
    const { an, store } = await anOffice()
    const set = (copyTo: string, domain: string) =>
      an.ask('/desk/mail/change', { act: 'set', copyTo, domain })
    for (const [copyTo, domain] of [
      ['geen adres', ''],
      ['x@mail.platform.be', ''],
      ['', 'platform.be'],
      ['', 'http://x'],
    ] as const) {
      const refused = await set(copyTo, domain)
      expect([
        refused.status,
        (await refused.text()).includes(`value="${copyTo || domain}"`),
      ]).toEqual([422, true])
    }
    expect((await set('twee@agency.example', 'kantoor.be')).status).toBe(303)
    expect(await store.mailSettings.read()).toMatchObject({
      copyTo: 'twee@agency.example',
      domain: 'kantoor.be',
    })
    const page = await (await an.ask('/desk/mail')).text()
    for (const name of ['_baksteen.kantoor.be', 'cf-bounce.kantoor.be', '_dmarc.kantoor.be'])
      expect(page).toContain(name)
    vi.setSystemTime(Date.now() + 11 * MINUTE)
    expect((await set('', '')).status).toBe(403)
  })

  it('that failed is sent again, and an address that was spared is mailed again (DESK-194)', async () => {
    const { an, store } = await anOffice()
    const mail = {
      id: 'm1',
      kind: 'contact' as const,
      dedupeKey: 'm1',
      recipient: 'x@visitor.example',
      now: 1,
    }
    await store.outbox.insert({ ...mail, message: MESSAGE })
    await store.outbox.claim('m1', 1)
    await store.outbox.notSent('m1', 'mailbox full', null)
    expect(await (await an.ask('/desk/mail')).text()).toContain('mailbox full')
    expect((await an.ask('/desk/mail/change', { act: 'again', id: 'm1' })).status).toBe(303)
    expect(await store.outbox.find('m1')).toMatchObject({ state: 'waiting', error: null })
    expect((await an.ask('/desk/mail/change', { act: 'again', id: 'm1' })).status).toBe(404)
    expect(
      (await an.ask('/desk/mail/change', { act: 'lift', address: 'no@where.example' })).status,
    ).toBe(404)
  })
})

describe('everything as one file', () => {
  it('is made for an owner, fetched within a quarter of an hour with the session alone, and gone (DESK-192)', async () => {
    const { an, run, store, browser, hire, signedIn, bindings, site } = await anOffice()
    await hire('ed@agency.example', 'editor')
    const editor = await signedIn('ed@agency.example')
    const id = crypto.randomUUID()
    const ask = (name = id) => an.ask('/desk/export', { id: name })
    expect((await ask()).status).toBe(303)
    expect((await ask()).status).toBe(303)
    expect(await store.exports.list()).toHaveLength(1)
    expect((await an.ask(`/desk/export/${id}`)).status).toBe(404)
    await run()
    const taken = await an.ask(`/desk/export/${id}`)
    expect([
      taken.status,
      taken.headers.get('Cache-Control'),
      taken.headers.get('Content-Disposition'),
    ]).toEqual([200, 'private, no-store', `attachment; filename="agency-${site.id}.ndjson.gz"`])
    const lines = await new Response(
      taken.body?.pipeThrough(new DecompressionStream('gzip')),
    ).text()
    expect(lines.split('\n')[0]).toContain('baksteen-agency/2')
    expect(lines).toContain('"table":"member"')
    for (const none of [
      'outbox',
      'suppression',
      'session',
      'sign_in',
      'access_key',
      'token',
      'crm',
    ])
      expect(lines).not.toContain(`"table":"${none}"`)
    expect((await browser().ask(`/desk/export/${id}`)).status).toBe(401)
    expect((await editor.ask(`/desk/export/${id}`)).status).toBe(403)
    const more = await Promise.all([1, 2, 3].map(() => ask(crypto.randomUUID())))
    expect(more.map(({ status }) => status).sort()).toEqual([303, 303, 429])
    vi.setSystemTime(Date.now() + 9 * MINUTE)
    expect((await an.ask(`/desk/export/${id}`)).status).toBe(200)
    vi.setSystemTime(Date.now() + 3 * MINUTE)
    expect((await an.ask(`/desk/export/${id}`)).status).toBe(403)
    const again = await signedIn()
    vi.setSystemTime(Date.now() + 4 * MINUTE)
    expect((await again.ask(`/desk/export/${id}`)).status).toBe(404)
    await run()
    await run(Date.now() + 16 * MINUTE)
    expect(await store.exports.list()).toEqual([])
    expect((await bindings.BACKUPS?.list({ prefix: 'exports/' }))?.objects).toEqual([])
  })
})
