import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DESK_CALLS } from '../../../../worker/desk/calls.ts'
import { agency } from '../../../support/agency-object.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { TOKEN } from '../../../support/operator.ts'

const MINUTE = 60_000
const AN = 'an@agency.example'
const REASON = 'De eigenaar belde: zijn prijs klopt niet'
let clock = Date.parse('2050-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10_000 * MINUTE))
})
afterEach(() => void vi.useRealTimers())

const status = async (answer: Promise<Response>): Promise<number> => (await answer).status

/** What hands out lists, or opens the agency's data or mail to somebody: new calls are closed until they are opened. */
const CLOSED = [
  'GET /calendar/own',
  'POST /calendar/own',
  'GET /domain',
  'POST /domain',
  'GET /export',
  'POST /export',
  'GET /export/:id',
  'POST /feeds/crm',
  'POST /figures/homes/:home',
  'POST /inbox/csv',
  'POST /inbox/person',
  'POST /inbox/person/export',
  'POST /inbox/person/sure',
  'POST /inbox/person/erase',
  'GET /inbox/:id/person',
  'GET /keys',
  'POST /keys',
  'GET /mail',
  'POST /mail/change',
  'GET /me',
  'POST /me',
  'POST /me/passkey',
  'POST /me/passkey/options',
  'GET /people',
  'POST /people',
  'POST /settings',
]

/** A desk with an operator's browser in it. */
async function aVisit(mayChange: boolean) {
  const desk = await aDesk()
  const start = (body: object) =>
    desk.ask(`/admin/agencies/${desk.site.id}/visit`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify(body),
    })
  const answer = await start({ reason: REASON, mayChange })
  const { link }: { link: string } = await answer.json()
  const path = new URL(link).pathname
  const operator = desk.browser()
  return { ...desk, start, path, operator, request: answer.headers.get('X-Request-Id') }
}

describe('an operator at an agency’s desk', () => {
  it('comes with a reason, by a link that works once, for an hour, and both audits have it (DESK-55)', async () => {
    const { start, path, operator, browser, site, bindings, request } = await aVisit(false)
    for (const reason of ['', 'even zien', ' '.repeat(20)])
      expect(await status(start({ reason }))).toBe(422)
    for (let time = 0; time < 3; time++) expect(await status(browser().ask(path))).toBe(200)
    expect(await status(operator.ask(path, {}))).toBe(303)
    expect(await status(browser().ask(path, {}))).toBe(404)
    expect(await status(operator.ask('/desk'))).toBe(200)
    const [row] = (await agency(site.id).audit.list(9)).filter(
      ({ act }) => act === 'operator visits',
    )
    expect(row).toMatchObject({
      actor: 'operator',
      after: JSON.stringify({ reason: REASON, mayChange: false }),
    })
    const own = await bindings.DB.prepare('SELECT act FROM audit WHERE request = ?')
      .bind(request)
      .first()
    expect(own).toEqual({ act: 'visit desk' })
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    expect(await status(operator.ask('/desk'))).toBe(401)
  })

  it('17.19: gets a page with the link for a form, which may lead to no other host (DESK-55)', async () => {
    const { ask, site, browser } = await aDesk()
    const answer = await ask(`/admin/agencies/${site.id}/visit`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TOKEN}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ reason: REASON }),
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const [, path = ''] =
      /href="https?:\/\/[^"/]+(\/desk\/visit\/[\w-]{43})"/.exec(await answer.text()) ?? []
    expect(await status(browser().ask(path, {}))).toBe(303)
  })

  it('is seen by everybody there, and its owners are mailed (DESK-56)', async () => {
    const { signedIn, mailTo, operator, path, hire } = await aVisit(false)
    expect(await mailTo(AN)).toContain(REASON)
    await operator.ask(path, {})
    await hire('bea@agency.example', 'reader')
    const bea = await signedIn('bea@agency.example')
    expect(await (await bea.ask('/desk')).text()).toContain(REASON)
    expect(await (await operator.ask('/desk')).text()).toContain(REASON)
    expect(await status(operator.ask('/desk/out', {}))).toBe(303)
    expect(await status(operator.ask('/desk'))).toBe(401)
    expect(await (await bea.ask('/desk')).text()).not.toContain(REASON)
  })

  it('changes nothing unless that was said, and never people, keys and codes (DESK-57)', async () => {
    const { operator, path } = await aVisit(false)
    await operator.ask(path, {})
    const acts = DESK_CALLS.filter(({ method }) => method === 'POST')
    for (const { path: act } of acts)
      expect(
        await status(operator.ask(`/desk${act.replace(/:\w+({[^}]*})?/g, '1')}`, {})),
        act,
      ).toBe(403)
    const allowed = await aVisit(true)
    await allowed.operator.ask(allowed.path, {})
    const closed = DESK_CALLS.filter(({ path: each }) => /^\/(people|me|keys)\b/.test(each))
    expect(closed.length).toBeGreaterThan(5)
    for (const { path: act, method } of closed) {
      const fields = method === 'POST' ? {} : undefined
      expect(await status(allowed.operator.ask(`/desk${act}`, fields)), act).toBe(403)
    }
    const members = (await allowed.members.list()).map(({ email }) => email)
    expect(members).toEqual([AN])
  })

  it('17.21: gets to what is opened to visits, and to nothing else, of all pages and acts (DESK-57)', async () => {
    const name = ({ method, path }: (typeof DESK_CALLS)[number]): string => `${method} ${path}`
    const closed = DESK_CALLS.filter(({ openToVisits }) => !openToVisits).map(name)
    expect(closed.toSorted()).toEqual(CLOSED.toSorted())
    for (const mayChange of [false, true]) {
      const { operator, path } = await aVisit(mayChange)
      await operator.ask(path, {})
      const wrong: string[] = []
      for (const call of DESK_CALLS) {
        const address = `/desk${call.path.replace(/:\w+({[^}]*})?/g, '1')}`.replace(/\/$/, '')
        const answer = await operator.ask(
          address,
          call.method === 'POST' ? { act: 'x' } : undefined,
        )
        const isRefused =
          answer.status === 403 &&
          (await answer.text()).includes('Wie meekijkt namens het platform')
        const isOpen = call.openToVisits === true && (call.method === 'GET' || mayChange)
        if (isRefused === isOpen) wrong.push(`${name(call)} ${answer.status}`)
      }
      expect(wrong).toEqual([])
    }
  })

  it('17.21: takes no list out of the desk, though it may change something (DESK-57)', async () => {
    const { operator, path } = await aVisit(true)
    await operator.ask(path, {})
    const csv = await operator.ask('/desk/inbox/csv', {})
    expect([csv.status, csv.headers.get('Content-Type')]).toEqual([
      403,
      expect.stringContaining('text/html'),
    ])
    const people = await operator.ask('/desk/people')
    expect([people.status, await people.text()]).toEqual([403, expect.not.stringContaining(AN)])
  })
})
