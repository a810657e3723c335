import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agencyStub } from '../../../../worker/agency/stub.ts'
import type { Bindings } from '../../../../worker/env.ts'
import { agency, agencyRows } from '../../../support/agency-object.ts'
import { aBrowser, aDesk, linkIn } from '../../../support/agencies/a-desk.ts'
import { openSite } from '../../../support/open-site.ts'
import { TOKEN } from '../../../support/operator.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const AN = 'an@agency.example'
let clock = Date.parse('2027-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
const status = async (answer: Promise<Response>): Promise<number> => (await answer).status
const html = async (answer: Promise<Response>): Promise<string> => (await answer).text()

describe('the desk', () => {
  it('is there only where it is turned on (DESK-1)', async () => {
    const { ask } = await aDesk({ DESK: '' })
    const [desk, unknown] = [await ask('/desk'), await ask('/nothing')]
    expect([desk.status, unknown.status]).toEqual([404, 404])
    expect(await status(ask('/desk/sign-in', { method: 'POST', body: 'email=a' }))).toBe(405)
  })

  it('lives on one host, and takes forms of its own pages alone (DESK-2, DESK-12)', async () => {
    const { bindings, site, browser } = await aDesk()
    const own = browser()
    const page = await own.ask('/desk')
    expect(page.status).toBe(401)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const refused = await own.ask('/desk/sign-in', { email: AN }, headers)
      expect([
        refused.status,
        refused.headers.get('Cache-Control'),
        refused.headers.get('X-Robots-Tag'),
      ]).toEqual([403, 'private, no-store', 'noindex, nofollow'])
    }
    const alias = 'tweede.localhost'
    await openSite(bindings).get(`http://${site.hostnames[0]}/admin/domains`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ act: 'add', hostname: alias, site: site.id }),
    })
    const other = aBrowser(bindings, `http://${alias}`)
    const moved = await other.ask('/desk/people')
    expect([moved.status, moved.headers.get('Location')]).toEqual([
      302,
      `https://${site.hostnames[0]}/desk/people`,
    ])
    expect(await status(other.ask('/desk/sign-in', { email: AN }))).toBe(403)
  })

  it('is found with a slash at the end of its address (SEC-61)', async () => {
    const { browser } = await aDesk()
    for (const path of ['/desk', '/desk/sign-in']) {
      const answer = await browser().ask(`${path}/`)
      expect([answer.status, new URL(answer.headers.get('Location') ?? '').pathname]).toEqual([
        301,
        path,
      ])
    }
  })

  it('answers the same to every address, and mails members alone (DESK-3, DESK-8, DESK-209)', async () => {
    const { browser, mails, mailTo, site } = await aDesk()
    const known = await browser().ask('/desk/sign-in', { email: ' AN@Agency.example' })
    expect(await mails()).toBe(1)
    const unknown = await browser().ask('/desk/sign-in', { email: 'nobody@agency.example' })
    expect(await mails()).toBe(1)
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.text()).toBe(await unknown.text())
    const names = (answer: Response): string[] => [...answer.headers.keys()].sort()
    expect(names(known)).toEqual(names(unknown))
    const text = await mailTo(AN)
    expect(text).toContain(`https://${site.hostnames[0]}/desk/in/`)
    const mistyped = await browser().ask('/desk/sign-in', { email: 'an@agency"' })
    expect([mistyped.status, await mistyped.text()]).toEqual([
      422,
      expect.stringContaining('value="an@agency&quot;"'),
    ])
  })

  it('opens by a link once, within a quarter of an hour, and by its button (DESK-4, DESK-5)', async () => {
    const { browser, requestBy } = await aDesk()
    const { link } = await requestBy(AN)
    const presser = browser()
    for (let time = 0; time < 3; time++) expect(await html(presser.ask(link))).toContain('An')
    const entered = await presser.ask(link, {})
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/desk'])
    expect(await html(presser.ask('/desk'))).toContain('Dag An')
    expect(await status(browser().ask(link))).toBe(404)
    expect(await status(browser().ask(link, {}))).toBe(404)
    const late = await requestBy(AN)
    pass(15 * MINUTE)
    expect(await status(browser().ask(late.link, {}))).toBe(404)
    const own = browser()
    const [first, second] = [await requestBy(AN, own), await requestBy(AN, own)]
    expect(await status(browser().ask(first.link, {}))).toBe(404)
    expect(await status(browser().ask(second.link, {}))).toBe(303)
    expect(await status(browser().ask('/desk/in/' + 'x'.repeat(43), {}))).toBe(404)
  })

  it('opens by a code in the browser that asked, with five tries (DESK-6)', async () => {
    const { browser, requestBy } = await aDesk()
    const { own, code } = await requestBy(AN)
    expect(await status(browser().ask('/desk/code', { code }))).toBe(401)
    expect(await status(own.ask('/desk/code', { code: '12345' }))).toBe(401)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let time = 0; time < 4; time++)
      expect(await status(own.ask('/desk/code', { code: wrong }))).toBe(401)
    expect(
      await status(own.ask('/desk/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` })),
    ).toBe(303)
    expect(await status(own.ask('/desk/code', { code }))).toBe(401)
    const next = await requestBy(AN)
    const miss = next.code === '123456' ? '654321' : '123456'
    for (let time = 0; time < 5; time++) await next.own.ask('/desk/code', { code: miss })
    expect(await status(next.own.ask('/desk/code', { code: next.code }))).toBe(401)
  })

  it('lets in by a code and by a link whose call was cut off after it was done (AGENCY-5)', async () => {
    const cut = new Set<string>()
    const { bindings, requestBy, origin, site } = await aDesk()
    const real = () => agencyStub(env as unknown as Bindings, site.id)
    /** Does what it is asked, and says the first time of each that it was reset. */
    const AGENCY = {
      getByName: () => ({
        async call(part: string, method: string, args: unknown[]) {
          const answer = await real().call(part, method, args)
          if (!method.startsWith('use') || cut.has(method)) return answer
          cut.add(method)
          throw Object.assign(new Error('reset'), { retryable: true })
        },
      }),
    }
    const own = aBrowser({ ...bindings, AGENCY }, origin)
    const { code } = await requestBy(AN, own)
    expect(await status(own.ask('/desk/code', { code }))).toBe(303)
    expect(await status(own.ask('/desk'))).toBe(200)
    const other = aBrowser({ ...bindings, AGENCY }, origin)
    const { link } = await requestBy(AN)
    expect(await status(other.ask(link, {}))).toBe(303)
    expect(await status(other.ask('/desk'))).toBe(200)
    expect([...cut]).toEqual(['useCode', 'useLink'])
  })

  it('gives a code one try after ten wrong ones a day (DESK-6)', async () => {
    const { requestBy, browser } = await aDesk()
    for (let round = 0; round < 2; round++) {
      const { own, code } = await requestBy(AN)
      const miss = code === '123456' ? '654321' : '123456'
      for (let time = 0; time < 5; time++) await own.ask('/desk/code', { code: miss })
    }
    const { own, code, link } = await requestBy(AN)
    const miss = code === '123456' ? '654321' : '123456'
    for (const typed of [miss, code])
      expect(await status(own.ask('/desk/code', { code: typed }))).toBe(401)
    expect(await status(browser().ask(link, {}))).toBe(303)
    pass(15 * MINUTE)
    const next = await requestBy(AN)
    expect(await status(next.own.ask('/desk/code', { code: next.code }))).toBe(303)
    pass(DAY)
    const later = await requestBy(AN)
    for (const typed of [later.code === '123456' ? '654321' : '123456', later.code])
      expect(await status(later.own.ask('/desk/code', { code: typed }))).toBe(
        typed === later.code ? 303 : 401,
      )
  })

  it('mails an address three times in a quarter of an hour, twelve times a day, and says nothing of it (DESK-7)', async () => {
    const { browser, mails, members } = await aDesk()
    const ask = (email = AN) => browser().ask('/desk/sign-in', { email })
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(200)
    expect(await mails()).toBe(3)
    const bea = { id: crypto.randomUUID(), email: 'bea@agency.example', name: 'Bea' }
    await members.putOwner(bea, { actor: 'operator', request: 'r', now: Date.now() })
    await ask(bea.email)
    expect(await mails()).toBe(4)
    for (let quarter = 0; quarter < 6; quarter++) {
      pass(20 * MINUTE)
      for (let time = 0; time < 3; time++) await ask()
    }
    expect(await mails()).toBe(13)
  })

  it('17.18: stays open in the browser that asked, whoever asks elsewhere (DESK-4, DESK-6)', async () => {
    const { browser, requestBy } = await aDesk()
    const stranger = (address: string) =>
      browser().ask('/desk/sign-in', { email: AN }, { 'CF-Connecting-IP': address })
    const byLink = await requestBy(AN)
    await stranger('198.51.100.1')
    expect(await status(browser().ask(byLink.link, {}))).toBe(303)
    pass(HOUR)
    const byCode = await requestBy(AN)
    await stranger('198.51.100.1')
    expect(await status(byCode.own.ask('/desk/code', { code: byCode.code }))).toBe(303)
    pass(HOUR)
    // Wrong codes of a stranger's own take no try of hers.
    const { own, code } = await requestBy(AN)
    const thief = browser()
    await thief.ask('/desk/sign-in', { email: AN }, { 'CF-Connecting-IP': '198.51.100.2' })
    const miss = code === '123456' ? '654321' : '123456'
    for (let time = 0; time < 9; time++) await thief.ask('/desk/code', { code: miss })
    expect(await status(thief.ask('/desk/code', { code }))).toBe(401)
    expect(await status(own.ask('/desk/code', { code }))).toBe(303)
  })

  it('17.18: is mailed to a new device, however often a stranger asks from a network (DESK-7)', async () => {
    const { mails, browser, requestBy } = await aDesk()
    const stranger = () =>
      browser().ask('/desk/sign-in', { email: AN }, { 'CF-Connecting-IP': '198.51.100.1' })
    for (let time = 0; time < 30; time++) await stranger()
    expect(await mails()).toBe(3)
    const { own, link } = await requestBy(AN)
    expect(await mails()).toBe(4)
    expect(await status(own.ask(link, {}))).toBe(303)
    for (let hour = 0; hour < 8; hour++) {
      pass(HOUR)
      for (let time = 0; time < 25; time++) await stranger()
    }
    const before = await mails()
    const late = await requestBy(AN)
    expect(await mails()).toBe(before + 1)
    expect(await status(late.own.ask('/desk/code', { code: late.code }))).toBe(303)
  })

  it('17.18: keeps five waiting at most, and mails all networks together ten times in a quarter (DESK-4, DESK-7)', async () => {
    const { site, browser, mails, requestBy } = await aDesk()
    const own = browser()
    await own.ask((await requestBy(AN, own)).link, {})
    await own.ask('/desk/out', {})
    const known = await requestBy(AN, own)
    const before = await mails()
    for (let network = 1; network <= 30; network++)
      await browser().ask(
        '/desk/sign-in',
        { email: AN },
        { 'CF-Connecting-IP': `198.51.100.${network}` },
      )
    // One of the ten was her own first.
    expect(await mails()).toBe(before + 9)
    expect(await agencyRows(site.id, 'SELECT * FROM sign_in_waiting')).toHaveLength(5)
    expect(await status(own.ask(known.link, {}))).toBe(303)
  })

  it('is asked twenty times an hour from one network, and then mails nobody (DESK-7)', async () => {
    const { browser, mails } = await aDesk()
    const ask = (email: string, address: string) =>
      browser().ask('/desk/sign-in', { email }, { 'CF-Connecting-IP': address })
    for (let time = 0; time < 20; time++) await ask(`n${time}@agency.example`, '198.51.100.1')
    expect((await ask(AN, '198.51.100.1')).status).toBe(200)
    expect(await mails()).toBe(0)
    await ask(AN, '198.51.100.2')
    expect(await mails()).toBe(1)
  })

  it('keeps a session in a cookie that only this host can set, and the hash of it (DESK-9)', async () => {
    const { bindings, site, requestBy } = await aDesk()
    const { link } = await requestBy(AN)
    const origin = `https://${site.hostnames[0]}`
    const secure = aBrowser(bindings, origin)
    const answer = await secure.ask(link, {})
    const cookie = answer.headers.getSetCookie().find(each => each.startsWith('__Host-desk='))
    expect(cookie).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const plain = await aBrowser(bindings, `http://${site.hostnames[0]}`).ask(
      (await requestBy(AN)).link,
      { today: 'on' },
    )
    expect(plain.headers.getSetCookie()[0]).toMatch(
      /^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const rows = JSON.stringify(await agencyRows(site.id, 'SELECT * FROM session'))
    expect(rows).not.toContain(secure.cookies.get('__Host-desk'))
  })

  it('ends a session that is idle, old, for today only, or the twenty-first (DESK-10)', async () => {
    const { signedIn, requestBy } = await aDesk()
    const own = await signedIn()
    for (let week = 0; week < 12; week++) {
      pass(7 * DAY)
      expect(await status(own.ask('/desk'))).toBe(200)
    }
    pass(7 * DAY)
    expect(await status(own.ask('/desk'))).toBe(401)
    const idle = await signedIn()
    pass(14 * DAY)
    expect(await status(idle.ask('/desk'))).toBe(401)
    const { own: guest, link } = await requestBy(AN)
    await guest.ask(link, { today: 'on' })
    pass(8 * HOUR - 1000)
    expect(await status(guest.ask('/desk'))).toBe(200)
    pass(1000)
    expect(await status(guest.ask('/desk'))).toBe(401)
    const first = await signedIn()
    for (let count = 0; count < 20; count++) {
      pass(3 * HOUR)
      await signedIn()
    }
    expect(await status(first.ask('/desk'))).toBe(401)
  })

  it('knows no session of another agency, and none that was ended (DESK-11, DESK-13)', async () => {
    const [one, other] = [await aDesk(), await aDesk()]
    const own = await one.signedIn()
    const stranger = aBrowser(other.bindings, other.origin)
    stranger.cookies.set('desk', own.cookies.get('desk') ?? '')
    expect(await status(stranger.ask('/desk'))).toBe(401)
    const { link } = await one.requestBy(AN)
    expect(await status(stranger.ask(link, {}))).toBe(404)
    const secret = own.cookies.get('desk') ?? ''
    const left = await own.ask('/desk/out', {})
    expect([left.status, own.cookies.has('desk')]).toEqual([303, false])
    own.cookies.set('desk', secret)
    expect(await status(own.ask('/desk'))).toBe(401)
    const acts = (await agency(one.site.id).audit.list(20)).map(({ act }) => act)
    expect(acts).toContain('signed in')
    expect(linkIn(await one.mailTo(AN))).toBe(link)
  })
})
