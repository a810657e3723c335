import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows } from '../../../support/agency-object.ts'
import { aBrowser, aDesk } from '../../../support/agencies/a-desk.ts'
import { aDeviceKey } from '../../../support/agencies/soft-key.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AN = 'an@agency.example'
let clock = Date.parse('2032-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
type Browser = ReturnType<typeof aBrowser>
type Device = Awaited<ReturnType<typeof aDeviceKey>>

/** What the browser is asked to sign. */
const challengeFor = async (own: Browser, path: string): Promise<string> => {
  const { challenge }: { challenge: string } = await (await own.ask(path, {})).json()
  return challenge
}

const addKey = async (
  own: Browser,
  device: Device,
  lies: Parameters<Device['create']>[1] = {},
): Promise<number> => {
  const challenge = await challengeFor(own, '/desk/me/passkey/options')
  const credential = await device.create(challenge, lies)
  return (await own.ask('/desk/me/passkey', { credential, name: 'Gsm' })).status
}

const enter = async (
  own: Browser,
  device: Device,
  lies: Parameters<Device['sign']>[1] = {},
): Promise<number> => {
  const challenge = await challengeFor(own, '/desk/passkey/options')
  const credential = await device.sign(challenge, lies)
  return (await own.ask('/desk/passkey', { credential })).status
}

/** An agency whose An has a key. */
async function aKeyHolder() {
  const desk = await aDesk()
  const own = await desk.signedIn()
  const device = await aDeviceKey(desk.origin)
  expect(await addKey(own, device)).toBe(303)
  return { ...desk, own, device }
}

describe('a passkey', () => {
  it('lets its person in, in any browser, without an address (DESK-40)', async () => {
    const { browser, device, site } = await aKeyHolder()
    const own = browser()
    const answer = await own.ask('/desk/passkey/options', {})
    const options: Record<string, unknown> = await answer.json()
    expect(options).toMatchObject({ rpId: site.hostnames[0], userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    expect(await enter(own, device)).toBe(303)
    expect(await (await own.ask('/desk')).text()).toContain('Dag An')
    const acts = (await agency(site.id).audit.list(20)).map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['passkey added', 'signed in']))
  })

  it('is believed once, for its own challenge, host and person, and where somebody was there (DESK-41)', async () => {
    const { browser, device, origin } = await aKeyHolder()
    const refused: Parameters<Device['sign']>[1][] = [
      { origin: 'https://evil.test' },
      { origin: origin.replace('://', '://x.') },
      { host: 'localhost' },
      { challenge: 'A'.repeat(43) },
      { crossOrigin: true },
      { flags: 0x01 },
      { flags: 0x00 },
      { type: 'webauthn.create' },
      { handle: 'somebody' },
    ]
    for (const lies of refused)
      expect(await enter(browser(), device, lies), JSON.stringify(lies)).toBe(401)
    expect(await enter(browser(), await aDeviceKey(origin))).toBe(401)
    const [own, other] = [browser(), browser()]
    const credential = await device.sign(await challengeFor(own, '/desk/passkey/options'))
    expect((await other.ask('/desk/passkey', { credential })).status).toBe(401)
    await challengeFor(other, '/desk/passkey/options')
    expect((await other.ask('/desk/passkey', { credential })).status).toBe(401)
    const secret = own.cookies.get('desk-key') ?? ''
    expect((await own.ask('/desk/passkey', { credential })).status).toBe(303)
    own.cookies.set('desk-key', secret)
    await own.ask('/desk/out', {})
    expect((await own.ask('/desk/passkey', { credential })).status).toBe(401)
    const late = browser()
    const signed = await device.sign(await challengeFor(late, '/desk/passkey/options'))
    pass(5 * MINUTE)
    expect((await late.ask('/desk/passkey', { credential: signed })).status).toBe(401)
    for (const broken of ['', '{', '{"id":"x"}', '[]'])
      expect((await browser().ask('/desk/passkey', { credential: broken })).status).toBe(401)
    expect(await enter(browser(), device)).toBe(303)
  })

  it('that counts backwards opens nothing any more, and its person and owners are told (DESK-42)', async () => {
    const { browser, signedIn, hire, origin, mailTo } = await aKeyHolder()
    await hire('bea@agency.example', 'agent')
    const bea = await signedIn('bea@agency.example')
    const device = await aDeviceKey(origin)
    expect(await addKey(bea, device, { counter: 5 })).toBe(303)
    expect(await enter(browser(), device, { counter: 6 })).toBe(303)
    expect(await enter(browser(), device, { counter: 6 })).toBe(401)
    expect(await enter(browser(), device, { counter: 9 })).toBe(401)
    for (const address of ['bea@agency.example', AN])
      expect(await mailTo(address)).toContain('er lijkt een kopie van te zijn')
    expect(await (await bea.ask('/desk/me')).text()).toContain('lijkt gekopieerd')
    expect((await (await signedIn('bea@agency.example')).ask('/desk')).status).toBe(200)
  })

  it('is made by a person who signed in lately and was there; who made the device is not read (DESK-43)', async () => {
    const { signedIn, origin, site } = await aDesk()
    const own = await signedIn()
    const refused: Parameters<Device['create']>[1][] = [
      { origin: 'https://evil.test' },
      { host: 'localhost' },
      { challenge: 'A'.repeat(43) },
      { crossOrigin: true },
      { flags: 0x01 },
    ]
    for (const lies of refused) expect(await addKey(own, await aDeviceKey(origin), lies)).toBe(401)
    expect(await addKey(own, await aDeviceKey(origin), { fmt: 'packed' })).toBe(303)
    const other = await signedIn()
    const challenge = await challengeFor(own, '/desk/me/passkey/options')
    const credential = await (await aDeviceKey(origin)).create(challenge)
    expect((await other.ask('/desk/me/passkey', { credential })).status).toBe(401)
    pass(10 * MINUTE + 1000)
    expect((await own.ask('/desk/me/passkey/options', {})).status).toBe(403)
    expect((await own.ask('/desk/me/passkey', { credential })).status).toBe(403)
    expect(await agencyRows(site.id, 'SELECT id FROM passkey')).toHaveLength(1)
  })

  it('is one of ten at most, and the same one is added once (DESK-44)', async () => {
    const { own, device, origin, hire, signedIn } = await aKeyHolder()
    expect(await addKey(own, device)).toBe(409)
    await hire('bea@agency.example', 'reader')
    expect(await addKey(await signedIn('bea@agency.example'), device)).toBe(409)
    for (let count = 1; count < 10; count++)
      expect(await addKey(own, await aDeviceKey(origin))).toBe(303)
    expect(await addKey(own, await aDeviceKey(origin))).toBe(409)
  })

  it('is named and removed by its person alone, which the audit tells (DESK-45, DESK-20)', async () => {
    const { own, device, hire, signedIn, browser, site } = await aKeyHolder()
    await hire('bea@agency.example', 'owner')
    const bea = await signedIn('bea@agency.example')
    const key = device.id
    const rename = { act: 'rename-key', key, name: ' Laptop ' }
    expect((await bea.ask('/desk/me', rename)).status).toBe(404)
    expect((await bea.ask('/desk/me', { act: 'remove-key', key })).status).toBe(404)
    pass(1000)
    expect((await own.ask('/desk/me', rename)).status).toBe(303)
    expect(await (await own.ask('/desk/me')).text()).toContain('<strong>Laptop</strong>')
    pass(1000)
    expect((await own.ask('/desk/me', { act: 'remove-key', key })).status).toBe(303)
    expect(await enter(browser(), device)).toBe(401)
    const rows = await agency(site.id).audit.about(`passkey ${key}`, 2)
    expect(rows.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['passkey removed', '{"name":"Laptop"}', null],
      ['passkey renamed', expect.stringContaining('"name"'), '{"name":"Laptop"}'],
    ])
  })

  it('of an old host is shown as such, opens nothing, and goes after ninety days (DESK-46)', async () => {
    const { own, site, device, browser } = await aKeyHolder()
    const [row] = await agencyRows<{ id: string }>(
      site.id,
      `UPDATE passkey SET host = 'oud.example' RETURNING id`,
    )
    expect(row?.id).toBe(device.id)
    expect(await (await own.ask('/desk/me')).text()).toContain('oud.example')
    expect(await enter(browser(), device)).toBe(401)
    const { retention } = agency(site.id)
    await retention.deleteSlice('passkeys', Date.now() + 89 * DAY)
    expect(await agencyRows(site.id, 'SELECT id FROM passkey')).toHaveLength(1)
    await retention.deleteSlice('passkeys', Date.now() + 91 * DAY)
    expect(await agencyRows(site.id, 'SELECT id FROM passkey')).toEqual([])
  })

  it('may be asked for by the desk alone (DESK-47)', async () => {
    const { browser, ask } = await aDesk()
    const [desk, page] = [await browser().ask('/desk'), await ask('/nl')]
    for (const feature of ['publickey-credentials-get', 'publickey-credentials-create']) {
      expect(desk.headers.get('Permissions-Policy')).toContain(`${feature}=(self)`)
      expect(page.headers.get('Permissions-Policy')).toContain(`${feature}=()`)
    }
    for (let count = 0; count < 60; count++) await browser().ask('/desk/passkey/options', {})
    expect((await browser().ask('/desk/passkey/options', {})).status).toBe(429)
  })
})
