import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROLES } from '../../../worker/agency/people/members.ts'
import { DESK_CALLS } from '../../../worker/desk/calls.ts'
import { agencyRows } from '../../support/agency-object.ts'
import { anInbox } from '../../support/agencies/an-inbox.ts'
import { aBrowser, aDesk } from '../../support/agencies/a-desk.ts'
import { anEditor } from '../../support/agencies/an-editor.ts'
import { formFields } from '../../support/agencies/form-fields.ts'
import { tags } from '../../support/html.ts'

const DAY = 24 * 60 * 60 * 1000
const AN = 'an@agency.example'
let clock = Date.parse('2031-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => void vi.useRealTimers())

const FOREIGN_ACTS = ['remove', 'role', 'revoke', 'end', 'reply', 'closed', 'publish', 'drop']

type Browser = ReturnType<typeof aBrowser>

/** A path of the table with something in the place of each parameter. */
const addressOf = (path: string, value = '1'): string =>
  `/desk${path.replace(/:(\w+)({[^}]*})?/g, value)}`.replace(/\/$/, '')

const READS = DESK_CALLS.filter(({ method }) => method === 'GET')
const ACTS = DESK_CALLS.filter(({ method }) => method === 'POST')

/** What is answered with anything but `expected`, of all pages and acts. */
async function otherThan(expected: number, { ask }: Browser, who: string): Promise<string[]> {
  const wrong: string[] = []
  for (const { method, path } of DESK_CALLS) {
    const { status } = await ask(addressOf(path), method === 'POST' ? { act: 'x' } : undefined)
    if (status !== expected) wrong.push(`${who}: ${method} ${path} ${status}`)
  }
  return wrong
}

describe('every page and act behind the door', () => {
  it('has a row of its own', () => {
    const rows = DESK_CALLS.map(({ method, path }) => `${method} ${addressOf(path, ':')}`)
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  })

  it('is for the roles of its row, and for nobody who is not signed in (DESK-23, DESK-199)', async () => {
    const { hire, signedIn, browser } = await aDesk()
    const nowhere = async ({ ask }: Pick<ReturnType<typeof browser>, 'ask'>): Promise<string> => {
      const answer = await ask('/desk/nowhere/1')
      return answer.status === 404 ? answer.text() : ''
    }
    expect(await nowhere(browser())).toContain('Deze link werkt niet meer')
    const wrong: string[] = []
    for (const role of ROLES) {
      await hire(`${role}@agency.example`, role)
      const own = await signedIn(`${role}@agency.example`)
      expect(await nowhere(own)).toContain('Deze pagina bestaat niet')
      for (const { method, path, may } of DESK_CALLS) {
        if (may.includes(role) && method === 'POST') continue
        const answer = await own.ask(addressOf(path), method === 'POST' ? {} : undefined)
        const isRefused = answer.status === 403
        if (isRefused === may.includes(role))
          wrong.push(`${role}: ${method} ${path} ${answer.status}`)
      }
    }
    expect([...wrong, ...(await otherThan(401, browser(), 'nobody'))]).toEqual([])
  }, 90_000)

  it('knows no session that is over, ended, of a removed person or of another agency (DESK-31)', async () => {
    const one = await aDesk()
    const other = await aDesk()
    const bea = await one.hire('bea@agency.example', 'owner')
    const [an, beas, idle] = [
      await one.signedIn(),
      await one.signedIn('bea@agency.example'),
      await one.signedIn(),
    ]
    const stranger = aBrowser(other.bindings, other.origin)
    const ended = one.browser()
    for (const [name, value] of an.cookies) stranger.cookies.set(name, value)
    for (const [name, value] of an.cookies) ended.cookies.set(name, value)
    const [me] = (await one.members.list()).filter(({ email }) => email === AN)
    await one.members.remove(me?.id ?? '', bea, {
      actor: 'operator',
      request: 'r',
      now: Date.now(),
    })
    await an.ask('/desk/out', {})
    const wrong = [
      ...(await otherThan(401, stranger, 'of another agency')),
      ...(await otherThan(401, beas, 'removed')),
      ...(await otherThan(401, ended, 'ended')),
    ]
    vi.setSystemTime(Date.now() + 14 * DAY)
    expect([...wrong, ...(await otherThan(401, idle, 'idle'))]).toEqual([])
  }, 90_000)

  it('acts for its own pages alone, and on no GET (DESK-12, DESK-32)', async () => {
    const { signedIn, site, bindings, origin } = await aDesk()
    const own = await signedIn()
    const cookie = [...own.cookies].map(pair => pair.join('=')).join('; ')
    const wrong: string[] = []
    const foreign: Record<string, string>[] = [
      {},
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
      { Origin: origin, 'Sec-Fetch-Site': 'same-site' },
      { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: origin, 'Sec-Fetch-Site': 'none' },
    ]
    const plain = aBrowser(bindings, origin)
    for (const { path } of ACTS)
      for (const headers of foreign) {
        const { status } = await plain.ask(
          addressOf(path),
          { act: 'x' },
          { Origin: '', 'Sec-Fetch-Site': '', Cookie: cookie, ...headers },
        )
        if (status !== 403) wrong.push(`POST ${path} ${JSON.stringify(headers)} ${status}`)
      }
    const kept = () =>
      agencyRows(
        site.id,
        `SELECT (SELECT count(*) FROM audit) AS audit, (SELECT count(*) FROM outbox) AS outbox,
          (SELECT count(*) FROM member) AS member, (SELECT count(*) FROM session) AS session`,
      )
    const before = await kept()
    for (const { path } of READS) await own.ask(`${addressOf(path)}?act=remove&id=1`)
    const pages = new Set(READS.map(({ path }) => path))
    for (const { path } of ACTS)
      if (!pages.has(path)) {
        const { status } = await own.ask(addressOf(path))
        if (status < 400) wrong.push(`GET ${path} ${status}`)
      }
    expect([...wrong, ...(await kept())]).toEqual(before)
  })

  it('has nothing at an id that is not its agency’s (DESK-33)', async () => {
    const { signedIn } = await aDesk()
    const own = await signedIn()
    const wrong: string[] = []
    for (const { method, path } of DESK_CALLS.filter(each => each.path.includes(':')))
      for (const id of ['987654321', crypto.randomUUID(), '..%2F..%2Fsites']) {
        const { status } = await own.ask(
          addressOf(path, id),
          method === 'POST' ? { act: 'x' } : undefined,
        )
        if (status < 400 || status >= 500) wrong.push(`${method} ${path} ${id} ${status}`)
      }
    expect(wrong).toEqual([])
  })

  it('gives nothing of another agency for its ids, and changes nothing there (DESK-33)', async () => {
    const other = await anInbox()
    await other.hire('only@b.example', 'agent')
    await other.write({ text: 'Alleen voor kantoor B', email: 'gast@b.example', name: 'Bobette' })
    await other.own.ask('/desk/calendar/own', { act: 'make' })
    const rowsOf = (sql: string) => agencyRows<{ id: string }>(other.site.id, sql)
    const ids = (
      await Promise.all(
        ['member', 'session', 'thread', 'enquiry', 'outbox', 'audit'].map(table =>
          rowsOf(`SELECT id FROM ${table} ORDER BY id LIMIT 1`),
        ),
      )
    ).flatMap(rows => rows.map(({ id }) => id))
    expect(ids).toHaveLength(6)
    const tables = await rowsOf(
      `SELECT name AS id FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    )
    const everything = async () =>
      JSON.stringify(
        await Promise.all(tables.map(({ id }) => rowsOf(`SELECT * FROM "${id}" ORDER BY 1`))),
      )
    const before = await everything()
    const own = await (await aDesk()).signedIn()
    const wrong: string[] = []
    let vectors = 0
    for (const [index, { method, path }] of DESK_CALLS.entries())
      for (const id of ids) {
        const hasId = path.includes(':')
        if (method === 'GET' && !hasId) continue
        vectors += 1
        const act = FOREIGN_ACTS[(index + vectors) % FOREIGN_ACTS.length] ?? ''
        const fields = { act, id, key: id, name: id, owner: id, seen: '1', role: 'owner', tag: id }
        const answer = await own.ask(addressOf(path, id), method === 'POST' ? fields : undefined)
        const text = await answer.text()
        const leaks = /Alleen voor kantoor B|@b\.example|Bobette/.test(text)
        if (leaks || answer.status >= 500 || (hasId && answer.status < 400))
          wrong.push(`${method} ${path} ${answer.status}${leaks ? ' leaks' : ''}`)
      }
    expect(wrong).toEqual([])
    expect(vectors).toBeGreaterThan(400)
    expect(await everything()).toBe(before)
  }, 90_000)

  it('sends back, with all that was typed, a form whose sender is not signed in or may not (DESK-27, DESK-28)', async () => {
    const { browser, signedIn, hire } = await aDesk()
    const typed = { act: 'invite', email: 'a long "text" <typed>', role: 'agent' }
    const lost = await browser().ask('/desk/people?x=1', typed)
    const html = await lost.text()
    expect(lost.status).toBe(401)
    expect(html).toContain('<form action="/desk/people?x=1" method="post">')
    for (const [name, value] of Object.entries(typed))
      expect(html).toContain(
        `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;').replace('<', '&lt;').replace('>', '&gt;')}"/>`,
      )
    // Asked for by its own address it is no refusal.
    expect((await browser().ask('/desk/sign-in')).status).toBe(200)
    const own = await signedIn()
    vi.setSystemTime(Date.now() + 11 * 60_000)
    const late = await own.ask('/desk/people', { ...typed, email: 'new@agency.example' })
    expect([late.status, await late.text()]).toEqual([
      403,
      expect.stringContaining('name="email" value="new@agency.example"'),
    ])
    await hire('cato@agency.example', 'reader')
    const reader = await signedIn('cato@agency.example')
    const forOwners = DESK_CALLS.find(
      ({ method, may }) => method === 'POST' && !may.includes('reader'),
    )
    if (!forOwners) return
    const refused = await reader.ask(addressOf(forOwners.path), { text: 'my long text' })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('>my long text</textarea>'),
    ])
  })

  it('17.53: shows of a form that waits what was typed in it, and nothing that the page gave it (DESK-27)', async () => {
    const inbox = await anInbox({})
    await inbox.write({ estate: '7' })
    const thread = `/desk/inbox/${(await inbox.threads())[0]?.id}`
    const typed = (html: string) =>
      [...html.matchAll(/<textarea[^>]*readOnly=""[^>]*>(.*?)<\/textarea>/gis)].map(
        ([, text]) => text,
      )
    const answer = formFields(await (await inbox.own.ask(thread)).text(), 'reply')
    const lost = async (path: string, fields: Record<string, string>) =>
      typed(await (await inbox.browser().ask(path, fields)).text())
    expect(await lost(thread, { ...answer, text: 'Ja, kom maar' })).toEqual(['Ja, kom maar'])
    // A choice is sent again as it was, and is no text to copy.
    const role = formFields(await (await inbox.own.ask('/desk/people')).text(), 'role')
    expect(await lost('/desk/people', role)).toEqual([])
    // Neither by a page of an older release, which does not say what is typed in it.
    const { _typed: _, ...old } = answer
    expect(await lost(thread, { ...old, text: 'Ja' })).toEqual(['Ja'])
    const editor = await anEditor()
    const at = '/desk/pages/home/section/call'
    const section = formFields(await (await editor.own.ask(at)).text(), '_tag')
    const html = await (await editor.browser().ask(at, { ...section, 'text-nl': 'Bel!' })).text()
    expect(typed(html)).toEqual(['Bel!', 'Bel', 'tel:+329'])
    for (const [name, value] of Object.entries({ ...section, 'text-nl': 'Bel!' }))
      expect(tags(html, 'input')).toContainEqual(expect.objectContaining({ name, value }))
  })

  it('says in its own look that the listings or the store do not answer (DESK-35, OPS-144)', async () => {
    const { signedIn, bindings, origin, api } = await aDesk()
    const own = await signedIn()
    api.fault = () => new Response(null, { status: 503 })
    const wrong: string[] = []
    for (const { path } of READS) {
      const answer = await own.ask(addressOf(path))
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
      if (answer.status === 500 || (isPage && !(await answer.text()).includes('desk-main')))
        wrong.push(`${path} ${answer.status}`)
    }
    expect(wrong).toEqual([])
    for (const fault of [
      new Response('<h1>Maintenance</h1>'),
      new TypeError('connection refused'),
    ]) {
      api.fault = () => (fault instanceof Error ? Promise.reject(fault) : fault.clone())
      expect((await own.ask('/desk/words/document.skip')).status).toBe(503)
    }
    const call = () => Promise.reject(new Error('overloaded'))
    const down = aBrowser({ ...bindings, AGENCY: { getByName: () => ({ call }) } } as never, origin)
    for (const [name, value] of own.cookies) down.cookies.set(name, value)
    const failed = await down.ask('/desk/people', { act: 'x', text: 'my long text' })
    expect(failed.status).toBe(503)
    expect(failed.headers.get('Cache-Control')).toContain('no-store')
    expect(failed.headers.get('Retry-After')).toBe('30')
    expect(await failed.text()).toContain('even niet bereikbaar')
  })
})
