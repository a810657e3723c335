import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows } from '../../../support/agency-object.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { aDeviceKey } from '../../../support/agencies/soft-key.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AN = 'an@agency.example'
let clock = Date.parse('2040-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
const status = async (answer: Promise<Response>): Promise<number> => (await answer).status
const CODE = /<code>([0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3})<\/code>/g
const codesIn = (html: string): string[] => [...html.matchAll(CODE)].map(([, code = '']) => code)
const denialIn = (text: string): string => /\/desk\/not-me\/[\w-]+/.exec(text)?.[0] ?? ''

describe('recovery codes', () => {
  it('are ten for an owner, shown once, kept as hashes, and a new list voids the old (DESK-48)', async () => {
    const { signedIn, hire, site, browser } = await aDesk()
    const own = await signedIn()
    const page = await own.ask('/desk/me', { act: 'codes' })
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const codes = codesIn(await page.text())
    expect(new Set(codes).size).toBe(10)
    expect(codesIn(await (await own.ask('/desk/me')).text())).toEqual([])
    const rows = JSON.stringify(await agencyRows(site.id, 'SELECT * FROM recovery_code'))
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
    await own.ask('/desk/me', { act: 'codes' })
    const old = { email: AN, code: codes[0] ?? '' }
    expect(await status(browser().ask('/desk/recovery', old))).toBe(401)
    await hire('bea@agency.example', 'editor')
    const bea = await signedIn('bea@agency.example')
    expect(await status(bea.ask('/desk/me', { act: 'codes' }))).toBe(403)
    pass(10 * MINUTE + 1000)
    expect(await status(own.ask('/desk/me', { act: 'codes' }))).toBe(403)
  })

  it('let in once, end every other session and are told to every owner (DESK-49)', async () => {
    const { signedIn, hire, browser, mailTo, site } = await aDesk()
    await hire('bea@agency.example', 'owner')
    const own = await signedIn()
    const [code = ''] = codesIn(await (await own.ask('/desk/me', { act: 'codes' })).text())
    const typed = { email: ' AN@agency.example', code: code.toLowerCase().replaceAll('-', ' ') }
    const guest = browser()
    expect(await status(guest.ask('/desk/recovery', typed))).toBe(303)
    expect(await status(guest.ask('/desk'))).toBe(200)
    expect(await status(own.ask('/desk'))).toBe(401)
    expect(await mailTo('bea@agency.example')).toContain('herstelcode')
    expect(await status(browser().ask('/desk/recovery', typed))).toBe(401)
    const acts = (await agency(site.id).audit.list(9)).map(({ act }) => act)
    expect(acts).toContain('recovery code used')
  })

  it('17.18: are tried five times an hour from a network, which keeps nobody else out, and say the same of every address (DESK-49)', async () => {
    const { signedIn, browser } = await aDesk()
    const own = await signedIn()
    const codes = codesIn(await (await own.ask('/desk/me', { act: 'codes' })).text())
    const [code = ''] = codes
    const from = (address: string) => ({ 'CF-Connecting-IP': address })
    const wrong = { email: AN, code: 'AAAA-AAAA-AAAA-AAAA' }
    const unknown = { ...wrong, email: 'nobody@agency.example' }
    const [one, other] = await Promise.all([
      browser().ask('/desk/recovery', wrong, from('198.51.100.1')),
      browser().ask('/desk/recovery', unknown, from('198.51.100.9')),
    ])
    expect((await one.text()).replace(AN, '')).toBe(
      (await other.text()).replace('nobody@agency.example', ''),
    )
    const right = { email: AN, code }
    for (let time = 2; time <= 5; time++)
      await browser().ask('/desk/recovery', wrong, from('198.51.100.1'))
    expect(await status(browser().ask('/desk/recovery', right, from('198.51.100.1')))).toBe(401)
    expect(await status(browser().ask('/desk/recovery', right, from('198.51.100.8')))).toBe(303)
    const [, another = ''] = codes
    pass(60 * MINUTE)
    const later = { email: AN, code: another }
    expect(await status(browser().ask('/desk/recovery', later, from('198.51.100.1')))).toBe(303)
  })
})

describe('a sign-in', () => {
  it('on a new browser is mailed to its person, and one on a known browser is not (DESK-50)', async () => {
    const { browser, mails, mailTo, requestBy } = await aDesk()
    const own = browser()
    const { link } = await requestBy(AN, own)
    const before = await mails()
    await own.ask(link, {})
    expect(await mails()).toBe(before + 1)
    expect(await mailTo(AN)).toContain('Dat was ik niet')
    await own.ask('/desk/out', {})
    const again = await requestBy(AN, own)
    const then = await mails()
    await own.ask(again.link, {})
    expect(await mails()).toBe(then)
    const elsewhere = await requestBy(AN)
    await elsewhere.own.ask(elsewhere.link, { today: 'on' })
    expect(elsewhere.own.cookies.has('desk-browser')).toBe(false)
    expect(await mails()).toBe(then + 2)
  })

  it('that was not its person’s ends all that it opened (DESK-51)', async () => {
    const { signedIn, browser, mailTo, requestBy, origin, site } = await aDesk()
    const own = await signedIn()
    pass(MINUTE)
    const thief = await signedIn()
    const denial = denialIn(await mailTo(AN))
    await thief.ask('/desk/me', { act: 'codes' })
    await thief.ask('/desk/people', { act: 'invite', email: 'eve@evil.test', role: 'owner' })
    const asked = await thief.ask('/desk/me/passkey/options', {})
    const { challenge }: { challenge: string } = await asked.json()
    const credential = await (await aDeviceKey(origin)).create(challenge)
    expect(await status(thief.ask('/desk/me/passkey', { credential, name: 'k' }))).toBe(303)
    const { link } = await requestBy(AN)
    for (let time = 0; time < 3; time++) expect(await status(browser().ask(denial))).toBe(200)
    expect(await status(thief.ask('/desk'))).toBe(200)
    expect(await status(browser().ask(denial, {}))).toBe(401)
    for (const each of [own, thief]) expect(await status(each.ask('/desk'))).toBe(401)
    expect(await status(browser().ask(link, {}))).toBe(404)
    for (const table of ['passkey', 'recovery_code', 'invitation'])
      expect(await agencyRows(site.id, `SELECT * FROM ${table}`)).toEqual([])
    expect(await status(browser().ask(denial, {}))).toBe(404)
    expect(await status(browser().ask(denial))).toBe(404)
  })

  it('is asked for in a known browser by a count of its own (DESK-53)', async () => {
    const { browser, mails, requestBy } = await aDesk()
    const own = browser()
    await own.ask((await requestBy(AN, own)).link, {})
    for (let time = 0; time < 30; time++) await browser().ask('/desk/sign-in', { email: AN })
    const before = await mails()
    await browser().ask('/desk/sign-in', { email: AN })
    expect(await mails()).toBe(before)
    const { link } = await requestBy(AN, own)
    expect(await mails()).toBe(before + 1)
    expect(await status(own.ask(link, {}))).toBe(303)
  })

  it('names whom it lets in, makes a new secret and ends who was in that browser (DESK-54)', async () => {
    const { hire, signedIn, requestBy } = await aDesk()
    await hire('bea@agency.example', 'reader')
    const own = await signedIn()
    const secret = own.cookies.get('desk') ?? ''
    const { link } = await requestBy('bea@agency.example', own)
    const page = await (await own.ask(link)).text()
    expect(page).toContain('bea@agency.example')
    expect(await status(own.ask(link, {}))).toBe(303)
    expect(own.cookies.get('desk')).not.toBe(secret)
    own.cookies.set('desk', secret)
    expect(await status(own.ask('/desk'))).toBe(401)
  })
})
