import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agency, agencyRows } from '../../../support/agency-object.ts'
import { aDesk, linkIn } from '../../../support/agencies/a-desk.ts'
import { CREDENTIALS } from '../../../support/crm/a-connected-agency.ts'
import { aWhise, WHISE } from '../../../support/crm/played-whise.ts'
import { TOKEN } from '../../../support/operator.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AN = 'an@agency.example'
const CATO = 'cato@agency.example'
const BEA = 'bea@agency.example'
const EVE = 'eve@evil.test'
const FAY = 'fay@evil.test'
let clock = Date.parse('2060-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
const status = async (answer: Promise<Response>): Promise<number> => (await answer).status
const denialIn = (text: string): string => /\/desk\/not-me\/[\w-]+/.exec(text)?.[0] ?? ''
const calendarIn = (html: string): string =>
  /\/desk\/own-calendar\/[\w-]{43}\.ics/.exec(html)?.[0] ?? ''

type Desk = Awaited<ReturnType<typeof aDesk>>
type Browser = ReturnType<Desk['browser']>

const KEY_ID = '0123456789'

/** Makes a key for enquiries at the desk; gives the answer of the call that it opens. */
async function makeKey({ ask, site }: Desk, own: Browser, name: string, id = KEY_ID) {
  const fields: [string, string][] = [
    ['act', 'add'],
    ['id', id],
    ['name', name],
    ['scopes', 'enquiries'],
    ['until', ''],
  ]
  const html = await (await own.ask('/desk/keys', fields)).text()
  const key = /bk_[\w-]+/.exec(html)?.[0] ?? ''
  return () => ask(`/sites/${site.id}/enquiries`, { headers: { Authorization: `Bearer ${key}` } })
}

const makeCalendar = async (own: Browser): Promise<string> =>
  calendarIn(await (await own.ask('/desk/calendar/own', { act: 'make', contact: 'on' })).text())

const invite = (own: Browser, email: string, role = 'owner') =>
  own.ask('/desk/people', { act: 'invite', email, role })

/** Becomes a member by the invitation that was mailed. */
async function join({ browser, mailTo }: Desk, email: string): Promise<void> {
  await browser().ask(linkIn(await mailTo(email)), { name: email })
}

/** A thief who signed in as An, and the link by which she denies it. */
async function aTheft() {
  const desk = await aDesk({ WHISE_URL: WHISE })
  const own = await desk.signedIn()
  await desk.hire(BEA, 'owner')
  const cato = await desk.hire(CATO, 'agent')
  pass(MINUTE)
  const thief = await desk.signedIn()
  const denial = denialIn(await desk.mailTo(AN))
  const deny = async () => {
    const answer = await desk.browser().ask(denial, {})
    return { status: answer.status, html: await answer.text() }
  }
  return { ...desk, desk, own, cato, thief, deny }
}

describe('a sign-in that is denied', () => {
  it('17.16: leaves the thief neither key, calendar nor second owner (DESK-51, DESK-220)', async () => {
    const { desk, thief, deny, browser, signedIn, mails, members, own } = await aTheft()
    const readEnquiries = await makeKey(desk, thief, 'Boekhouding')
    const calendar = await makeCalendar(thief)
    await invite(thief, EVE)
    await join(desk, EVE)
    const eve = await signedIn(EVE)
    const proofs = async () => [
      await status(readEnquiries()),
      await status(browser().ask(calendar)),
      await status(eve.ask('/desk')),
    ]
    expect(await proofs()).toEqual([200, 200, 200])
    const done = await deny()
    expect(done.status).toBe(401)
    for (const text of ['Boekhouding', EVE, 'eigen agenda']) expect(done.html).toContain(text)
    expect(await proofs()).toEqual([401, 401, 401])
    for (const each of [own, thief]) expect(await status(each.ask('/desk'))).toBe(401)
    expect((await members.list()).map(({ email }) => email).sort()).toEqual([AN, BEA, CATO])
    const before = await mails()
    await browser().ask('/desk/sign-in', { email: EVE })
    expect(await mails()).toBe(before)
  })

  it('17.16: takes back what those made whom the thief let in, and theirs in turn (DESK-220)', async () => {
    const { desk, thief, deny, signedIn, members } = await aTheft()
    await invite(thief, EVE)
    await join(desk, EVE)
    const eve = await signedIn(EVE)
    const readByEve = await makeKey(desk, eve, 'Van Eve')
    await invite(eve, FAY)
    await join(desk, FAY)
    const fay = await signedIn(FAY)
    const readByFay = await makeKey(desk, fay, 'Van Fay', '0123456780')
    await invite(fay, 'gus@evil.test')
    expect(await Promise.all([status(readByEve()), status(readByFay())])).toEqual([200, 200])
    expect((await deny()).html).toContain('gus@evil.test')
    expect(await Promise.all([status(readByEve()), status(readByFay())])).toEqual([401, 401])
    expect((await members.list()).map(({ email }) => email).sort()).toEqual([AN, BEA, CATO])
    expect(await members.invitations(Date.now())).toEqual([])
  })

  it('17.16: takes back mail, CRM, links of sellers and roles, each as it was (DESK-220)', async () => {
    const { thief, deny, site, members, cato, desk } = await aTheft()
    const { mailSettings, crm, sellerLinks, audit } = agency(site.id)
    // What was set before the theft stays.
    await mailSettings.set(
      { copyTo: 'kopie@agency.example', domain: 'agency.example' },
      { actor: 'operator', request: 'r', now: Date.now() - DAY },
    )
    await mailSettings.setDomainProven('agency.example', 5)
    const an = (await members.list()).find(({ email }) => email === AN)?.id ?? ''
    const acting = { actor: `person ${an}`, request: 'r', now: Date.now() } as const
    await thief.ask('/desk/mail/change', { act: 'set', copyTo: EVE, domain: '' })
    await thief.ask('/desk/mail/change', { act: 'set', copyTo: EVE, domain: 'evil.test' })
    expect(await mailSettings.read()).toMatchObject({ copyTo: EVE, domain: 'evil.test' })
    await crm.connect({ kind: 'whise', label: '4711', credentials: 'sealed' }, acting)
    const link = {
      id: 's1',
      home: '12',
      locale: 'nl',
      hash: 'h',
      name: 'Kerkstraat 4',
      mail: null,
    } as const
    await sellerLinks.add(link, acting)
    await thief.ask('/desk/people', { act: 'role', id: cato, role: 'editor' })
    await thief.ask('/desk/people', { act: 'role', id: cato, role: 'owner' })
    await audit.add({ ...acting, act: 'page hidden', subject: 'page 1' })
    const { html } = await deny()
    for (const text of [EVE, 'evil.test', '4711', CATO, 'Pagina']) expect(html).toContain(text)
    expect(await mailSettings.read()).toEqual({
      copyTo: 'kopie@agency.example',
      domain: 'agency.example',
      domainProvenAt: 5,
    })
    expect(await crm.state()).toBeNull()
    expect((await sellerLinks.list('12', Date.now()))[0]?.revokedAt).toBe(Date.now())
    expect((await members.find(cato))?.role).toBe('agent')
    expect(await status(desk.browser().ask('/desk'))).toBe(401)
  })

  it('17.16: leaves alone what was there before, and what others made (DESK-220)', async () => {
    const desk = await aDesk()
    const own = await desk.signedIn()
    const readOld = await makeKey(desk, own, 'Oud', '0000000001')
    await desk.hire(BEA, 'owner')
    pass(MINUTE)
    await desk.signedIn()
    const denial = denialIn(await desk.mailTo(AN))
    const bea = await desk.signedIn(BEA)
    const readBeas = await makeKey(desk, bea, 'Van Bea', '0000000002')
    await invite(bea, CATO, 'agent')
    await join(desk, CATO)
    expect(await status(desk.browser().ask(denial, {}))).toBe(401)
    expect([await status(readOld()), await status(readBeas())]).toEqual([200, 200])
    expect(await desk.members.list()).toHaveLength(3)
    expect(await status(bea.ask('/desk'))).toBe(200)
  })

  it('17.16: takes back all of it or nothing (DESK-220)', async () => {
    const { desk, thief, deny, site, browser } = await aTheft()
    const readEnquiries = await makeKey(desk, thief, 'Boekhouding')
    await invite(thief, EVE)
    await join(desk, EVE)
    // The last of its statements fails once.
    await agencyRows(
      site.id,
      `CREATE TRIGGER full BEFORE INSERT ON audit WHEN NEW.act = 'sign-in denied' BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
    expect((await deny()).status).toBe(503)
    expect(await status(readEnquiries())).toBe(200)
    await agencyRows(site.id, 'DROP TRIGGER full')
    expect((await deny()).status).toBe(401)
    expect(await status(readEnquiries())).toBe(401)
    expect(await status(browser().ask('/desk'))).toBe(401)
  })
})

describe('new access', () => {
  const mailsOf = (site: number) =>
    agencyRows<{ recipient: string; text: string }>(
      site,
      `SELECT recipient, message ->> 'text' AS text FROM outbox WHERE kind = 'new-access' ORDER BY rowid`,
    )

  it('17.16: is mailed to every owner: key, owner, mail address, domain, CRM (DESK-221)', async () => {
    const { desk, thief, site, members, cato } = await aTheft()
    const seen: string[][] = []
    const toOwners = async (words: string, act: () => Promise<unknown>) => {
      const before = (await mailsOf(site.id)).length
      await act()
      const mails = (await mailsOf(site.id)).slice(before)
      for (const { text } of mails) expect(text).toContain(words)
      seen.push(mails.map(({ recipient }) => recipient).sort())
    }
    await toOwners('Boekhouding', () => makeKey(desk, thief, 'Boekhouding'))
    await toOwners(EVE, () =>
      thief.ask('/desk/mail/change', { act: 'set', copyTo: EVE, domain: '' }),
    )
    await toOwners('evil.test', () =>
      thief.ask('/desk/mail/change', { act: 'set', copyTo: EVE, domain: 'evil.test' }),
    )
    const whise = aWhise()
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      whise.answer(new Request(input, init)),
    )
    const connect = { act: 'connect', crm: 'whise', ...CREDENTIALS }
    await toOwners('Whise', () => thief.ask('/desk/feeds/crm', connect))
    vi.restoreAllMocks()
    expect(seen).toEqual([
      [AN, BEA],
      [AN, BEA],
      [AN, BEA],
      [AN, BEA],
    ])
    await toOwners(CATO, () => thief.ask('/desk/people', { act: 'role', id: cato, role: 'owner' }))
    await invite(thief, EVE)
    await toOwners(EVE, () => join(desk, EVE))
    expect((await members.list()).filter(({ role }) => role === 'owner')).toHaveLength(4)
    expect(seen.slice(4)).toEqual([
      [AN, BEA, CATO],
      [AN, BEA, CATO, EVE],
    ])
    // Nothing is new: nobody is told.
    await toOwners('', () =>
      thief.ask('/desk/mail/change', { act: 'set', copyTo: EVE, domain: 'evil.test' }),
    )
    expect(seen.at(-1)).toEqual([])
  })

  it('17.16: that an operator makes is mailed to them too, and none can switch it off (DESK-221)', async () => {
    const { ask, site, signedIn } = await aDesk()
    const own = await signedIn()
    await own.ask('/desk/telling', [['shown', 'new-access/owners']])
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const added = { act: 'add', name: 'Van het platform', scopes: ['feed'] }
    expect(await status(post(`/admin/agencies/${site.id}/keys`, added))).toBe(200)
    const set = { act: 'set', site: site.id, copyTo: 'kopie@agency.example' }
    expect(await status(post('/admin/mail', set))).toBe(303)
    const mails = await mailsOf(site.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual([AN, AN])
    expect(mails[0]?.text).toContain('Van het platform')
    expect(mails[1]?.text).toContain('kopie@agency.example')
  })
})
