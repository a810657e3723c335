import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROLES } from '../../../../worker/agency/people/members.ts'
import { agency } from '../../../support/agency-object.ts'
import { aDesk, linkIn } from '../../../support/agencies/a-desk.ts'
import { TOKEN } from '../../../support/operator.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AN = 'an@agency.example'
let clock = Date.parse('2029-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
const status = async (answer: Promise<Response>): Promise<number> => (await answer).status

describe('the people of an agency', () => {
  it('are changed by owners alone, whatever the page said (DESK-14, DESK-17)', async () => {
    const { hire, signedIn, members, mails } = await aDesk()
    const bea = await hire('bea@agency.example', 'owner')
    const others = ROLES.filter(role => role !== 'owner')
    const cato = await hire('cato@agency.example', 'reader')
    const before = await mails()
    const acts: Record<string, string>[] = [
      { act: 'invite', email: 'new@agency.example', role: 'owner' },
      { act: 'role', id: cato, role: 'owner' },
      { act: 'remove', id: bea },
    ]
    for (const role of others) {
      const own = await signedIn('cato@agency.example')
      await members.setRole(bea, cato, role, { actor: `person ${bea}`, request: 'r', now: 1 })
      for (const act of acts) expect(await status(own.ask('/desk/people', act)), role).toBe(403)
      expect(await (await own.ask('/desk/people')).text()).not.toContain('value="invite"')
    }
    expect((await members.list()).map(({ email }) => email)).toHaveLength(3)
    // One to sign in with, and one that tells of the new browser.
    expect(await mails()).toBe(before + 2 * others.length)
    const own = await signedIn('bea@agency.example')
    await members.setRole(bea, bea, 'reader', { actor: `person ${bea}`, request: 'r', now: 1 })
    expect(await status(own.ask('/desk/people', { act: 'remove', id: cato }))).toBe(403)
  })

  it('come by an invitation: its address, a week, once, and the newest alone (DESK-15)', async () => {
    const { signedIn, browser, mailTo, members, mails } = await aDesk()
    const an = await signedIn()
    const invite = async (role: string): Promise<string> => {
      await an.ask('/desk/people', { act: 'invite', email: 'Dirk@agency.example', role })
      return linkIn(await mailTo('dirk@agency.example'))
    }
    const [first, second] = [await invite('owner'), await invite('editor')]
    expect(await status(browser().ask(first))).toBe(404)
    const dirk = browser()
    const page = await (await dirk.ask(second)).text()
    expect(page).toContain('dirk@agency.example')
    expect(await status(dirk.ask(second, { name: ' ' }))).toBe(422)
    expect(await status(dirk.ask(second, { name: 'Dirk' }))).toBe(401)
    expect(await members.list()).toMatchObject([
      { name: 'An', role: 'owner' },
      { name: 'Dirk', role: 'editor', email: 'dirk@agency.example' },
    ])
    expect(await status(dirk.ask('/desk'))).toBe(401)
    expect(await status(browser().ask(second, { name: 'Eve' }))).toBe(404)
    await an.ask('/desk/people', { act: 'invite', email: 'late@agency.example', role: 'agent' })
    const late = linkIn(await mailTo('late@agency.example'))
    pass(7 * DAY)
    expect(await status(browser().ask(late, { name: 'Late' }))).toBe(404)
    const again = await signedIn()
    const before = await mails()
    for (let count = 0; count < 21; count++) {
      const email = `n${count}@agency.example`
      const expected = count < 20 ? 303 : 429
      expect(await status(again.ask('/desk/people', { act: 'invite', email, role: 'agent' }))).toBe(
        expected,
      )
    }
    expect(await mails()).toBe(before + 20)
  })

  it('have an owner always, though two leave at once (DESK-16)', async () => {
    const { signedIn, hire, members } = await aDesk()
    const [an] = await members.list()
    const own = await signedIn()
    const id = an?.id ?? ''
    const acts: Record<string, string>[] = [
      { act: 'remove', id },
      { act: 'role', id, role: 'agent' },
    ]
    for (const act of acts) expect(await status(own.ask('/desk/people', act))).toBe(409)
    const bea = await hire('bea@agency.example', 'owner')
    const two = await signedIn('bea@agency.example')
    const outcomes = await Promise.all([
      status(own.ask('/desk/people', { act: 'remove', id: an?.id ?? '' })),
      status(two.ask('/desk/people', { act: 'remove', id: bea })),
    ])
    expect(outcomes.sort()).toEqual([303, 409])
    expect((await members.list()).map(({ role }) => role)).toEqual(['owner'])
  })

  it('take each other’s role once, though both do so at once (DESK-17)', async () => {
    const { signedIn, hire, members } = await aDesk()
    const bea = await hire('bea@agency.example', 'owner')
    await hire('cato@agency.example', 'owner')
    const an = (await members.list()).find(({ email }) => email === AN)?.id ?? ''
    const [one, two] = [await signedIn(), await signedIn('bea@agency.example')]
    const outcomes = await Promise.all([
      status(one.ask('/desk/people', { act: 'role', id: bea, role: 'agent' })),
      status(two.ask('/desk/people', { act: 'role', id: an, role: 'agent' })),
    ])
    expect(outcomes.sort()).toEqual([303, 403])
    expect((await members.list()).filter(({ role }) => role === 'owner')).toHaveLength(2)
  })

  it('lose all at once when they are removed (DESK-18)', async () => {
    const { signedIn, hire, requestBy, browser, mailTo } = await aDesk()
    const bea = await hire('bea@agency.example', 'owner')
    const own = await signedIn('bea@agency.example')
    await own.ask('/desk/people', { act: 'invite', email: 'new@agency.example', role: 'agent' })
    const { link } = await requestBy('bea@agency.example')
    const an = await signedIn()
    expect(await status(an.ask('/desk/people', { act: 'remove', id: bea }))).toBe(303)
    expect(await status(own.ask('/desk/people'))).toBe(401)
    expect(await status(browser().ask(link, {}))).toBe(404)
    const invitation = linkIn(await mailTo('new@agency.example'))
    expect(await status(browser().ask(invitation, { name: 'New' }))).toBe(404)
    expect(await status(an.ask('/desk/people', { act: 'remove', id: bea }))).toBe(404)
  })

  it('are changed within ten minutes of a sign-in, and see where they are signed in (DESK-19)', async () => {
    const { signedIn, members, browser } = await aDesk()
    const own = await signedIn()
    const other = await signedIn()
    pass(10 * MINUTE + 1000)
    const invite = { act: 'invite', email: 'new@agency.example', role: 'agent' }
    const late = await own.ask('/desk/people', invite)
    expect(late.status).toBe(403)
    const waiting = await late.text()
    expect(waiting).toContain('href="/desk/sign-in"')
    expect(waiting).toContain('value="new@agency.example"')
    expect(await members.invitations(Date.now())).toEqual([])
    const page = await (await own.ask('/desk/me')).text()
    const [, session = ''] =
      /name="act" value="end"\/><input[^>]* value="([\w-]+)"/.exec(page) ?? []
    expect(await status(own.ask('/desk/me', { act: 'end', id: session }))).toBe(303)
    expect(await status(other.ask('/desk'))).toBe(401)
    expect(await status(own.ask('/desk'))).toBe(200)
    const third = await signedIn()
    expect(await status(own.ask('/desk/me', { act: 'end-others' }))).toBe(303)
    expect(await status(third.ask('/desk'))).toBe(401)
    expect(await status(own.ask('/desk'))).toBe(200)
    expect(await status(browser().ask('/desk/people'))).toBe(401)
    expect(await status(browser().ask('/desk/people', invite))).toBe(401)
    const malformed: Record<string, string>[] = [
      { act: 'role', id: 'x', role: 'owner' },
      { act: 'shred' },
      {},
    ]
    for (const act of malformed) expect(await status(own.ask('/desk/people', act))).toBe(422)
  })

  it('stand in the audit by their ids, with before and after, and leave no secret in an export (DESK-20, DESK-22)', async () => {
    const { signedIn, hire, site, ask, members } = await aDesk()
    const bea = await hire('bea@agency.example', 'agent')
    const an = (await members.list()).find(({ email }) => email === AN)?.id
    const own = await signedIn()
    await own.ask('/desk/people', { act: 'role', id: bea, role: 'editor' })
    await own.ask('/desk/people', { act: 'invite', email: 'new@agency.example', role: 'agent' })
    await own.ask('/desk/people', { act: 'remove', id: bea })
    const rows = await agency(site.id).audit.list(50)
    expect(rows.find(({ act }) => act === 'person removed')).toMatchObject({
      subject: `person ${bea}`,
      before: '{"role":"editor"}',
    })
    expect(rows.find(({ act }) => act === 'role changed')).toMatchObject({
      actor: `person ${an}`,
      subject: `person ${bea}`,
      before: '{"role":"agent"}',
      after: '{"role":"editor"}',
    })
    const acts = rows.map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['owner put', 'person invited', 'person joined']))
    // Bea's name is her address here.
    const unnamed = rows.map(({ actorName: _, subjectName: __, ...row }) => row)
    expect(JSON.stringify(unnamed)).not.toContain('@')
    const exported = await ask(`/admin/agencies/${site.id}/export`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    const text = await exported.text()
    expect(text).toContain('"table":"member"')
    expect(text).not.toMatch(/"table":"(session|sign_in|invitation)"/)
  })

  it('begin with an owner whom operators put; those that there were hear of it (DESK-21, DESK-195)', async () => {
    const { ask, site, members, bindings, mailTo, hire } = await aDesk()
    await hire('bea@agency.example', 'agent')
    const before = await mailTo('bea@agency.example')
    const put = (body: object, id: number | string = site.id) =>
      ask(`/admin/agencies/${id}/owner`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${TOKEN}` },
        body: JSON.stringify(body),
      })
    const answer = await put({ email: 'Karel@agency.example', name: 'Karel' })
    expect([answer.status, await answer.json()]).toEqual([200, { email: 'karel@agency.example' }])
    expect((await members.list()).map(({ role }) => role)).toEqual(['owner', 'owner', 'agent'])
    expect(await mailTo(AN)).toContain('karel@agency.example')
    expect(await mailTo('bea@agency.example')).toBe(before)
    for (const body of [{}, { email: 'x', name: 'K' }, { email: AN, name: '' }])
      expect(await status(put(body))).toBe(422)
    expect(await status(put({ email: AN, name: 'An' }, 987_654_321))).toBe(404)
    const row = await bindings.DB.prepare('SELECT act, detail FROM audit WHERE request = ?')
      .bind(answer.headers.get('X-Request-Id'))
      .first()
    expect(row).toEqual({ act: 'owner put', detail: JSON.stringify({ site: site.id }) })
  })
})
