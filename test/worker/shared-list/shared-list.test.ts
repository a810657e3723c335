import { env, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { agencyOf } from '../../../worker/agency/stub.ts'
import { removeAgency } from '../../../worker/backup/remove.ts'
import { planRemoval } from '../../../worker/directory/removals.ts'
import { enterSite } from '../../../worker/directory/site-changes.ts'
import type { Bindings } from '../../../worker/env.ts'
import { openLink } from '../../../worker/shared-list/name.ts'
import { sharedListStub } from '../../../worker/shared-list/stub.ts'
import type { SharedListObject } from '../../../worker/shared-list/shared-list-object.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { beginWindow } from '../../support/agencies/one-window.ts'
import { anEstate } from '../../support/demo-api.ts'
import { tags } from '../../support/html.ts'

const DAY = 86_400_000
const bindings = env as unknown as Bindings
const HOMES = [anEstate(1), anEstate(2), anEstate(3), anEstate(4)]

type Agency = Awaited<ReturnType<typeof aMailingAgency>>

const cookieIn = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** A list that somebody made of homes: its path, and that person's cookie. */
async function begin(agency: Agency, ids = '1.2', headers: Record<string, string> = {}) {
  const made = await agency.post('/nl/ajax/shared-list', { ids }, headers)
  const path = made.headers.get('Location') ?? ''
  return { made, path, token: path.split('/').at(-1) ?? '', cookie: cookieIn(made) }
}

/** Somebody who has the link: acts as the forms do, with a cookie from the first act on. */
function somebody({ post, get }: Agency, path: string, first = '') {
  let cookie = first
  const headers = () => (cookie ? { Cookie: cookie } : undefined)
  return {
    act: async (fields: Record<string, string>): Promise<Response> => {
      const response = await post(path, fields, headers())
      cookie = cookieIn(response) || cookie
      return response
    },
    see: async (query = ''): Promise<string> =>
      (await get(path + query, { headers: headers() })).text(),
    cookie: () => cookie,
  }
}

const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const homesIn = (html: string): string[] =>
  [...html.matchAll(/id="home-([^"]+)"/g)].map(([, id = '']) => id)
const stubOf = async (agency: Agency, token: string) =>
  sharedListStub(bindings, agency.site.id, (await openLink(token))?.hash ?? '')
const inList = async <T>(
  agency: Agency,
  token: string,
  look: (list: SharedListObject, storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject((await stubOf(agency, token)) as never, (list: SharedListObject, state) =>
    look(list, state.storage),
  )

beforeEach(() => beginWindow())

describe('a shared list', () => {
  it('is made of saved homes at an address of 144 random bits, for which nobody is asked a name (SHARED-1, SHARED-2)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const favorites = await agency.get('/nl/favorieten', { headers: { Cookie: 'favorites=1.2' } })
    expect(await favorites.text()).toMatch(
      /action="\/nl\/ajax\/shared-list"[^]*name="ids" value="1\.2"/,
    )
    expect(await (await agency.get('/nl/vergelijken?ids=1.2')).text()).toContain(
      'action="/nl/ajax/shared-list"',
    )
    const { made, path, cookie } = await begin(agency)
    expect(made.status).toBe(303)
    expect(path).toMatch(/^\/nl\/samen-kiezen\/s[\w-]{24}$/)
    const html = await somebody(agency, path, cookie).see()
    expect(homesIn(html)).toEqual(['1', '2'])
    expect(text(html)).toContain('U bent Vos')
    expect(html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
    expect((await begin(agency)).path).not.toBe(path)
    expect((await begin(agency, '99')).made.status).toBe(422)
  })

  it('says of a home that cannot be asked for nothing that is not known, and makes no list without it (PAGE-108)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency)
    const list = somebody(agency, path, cookie)
    await list.act({ act: 'add', ids: '3' })
    await list.act({ act: 'note', home: '1', text: 'Mooi licht' })
    agency.api.fault = () => new Response(null, { status: 500 })
    const seen = text(await list.see())
    expect(seen).toContain('Dit pand konden we nu niet ophalen')
    expect(seen).toContain('Mooi licht')
    expect(seen).not.toContain('Dit pand staat niet meer online Het kantoor')
    const added = await list.act({ act: 'add', ids: '4' })
    expect(added.status).toBe(503)
    expect(text(await added.text())).not.toContain('vonden we geen pand')
    const { made } = await begin(agency, '3.4')
    expect([made.status, made.headers.get('Location')]).toEqual([503, null])
    agency.api.fault = null
    expect((await list.act({ act: 'add', ids: '4' })).status).toBe(303)
    expect(text(await list.see())).not.toContain('konden we nu niet ophalen')
  })

  it('is never cached, indexed, prefetched or told to other sites (SHARED-3)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path } = await begin(agency)
    const { headers } = await agency.get(path)
    expect([
      headers.get('Cache-Control'),
      headers.get('X-Robots-Tag'),
      headers.get('Referrer-Policy'),
      headers.get('Set-Cookie'),
    ]).toEqual(['private, no-store', 'noindex', 'no-referrer', null])
    const rules = await (await agency.get('/speculation-rules.json')).text()
    expect(rules).toContain('/nl/samen-kiezen/*')
  })

  it('is not found by a guess, at another agency, or by what its object is called; a look makes nothing (SHARED-4)', async () => {
    const [agency, other] = [await aMailingAgency({}, {}, HOMES), await aMailingAgency()]
    const { path, token } = await begin(agency)
    const hash = (await openLink(token))?.hash ?? ''
    const guess = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`
    for (const tried of [guess, `/nl/samen-kiezen/l${hash}`, '/nl/samen-kiezen/1', `${path}x`])
      expect((await agency.get(tried)).status, tried).toBe(404)
    expect((await other.get(path)).status).toBe(404)
    expect((await agency.post(guess, { act: 'up', home: '1' })).status).toBe(404)
    expect(
      await inList(agency, guess.split('/').at(-1) ?? '', (_, { sql }) => sql.databaseSize),
    ).toBeLessThanOrEqual(4096)
  })

  it('gives each who acts an animal by a cookie of that address, and a seventh reads only (SHARED-5, SHARED-6)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, made } = await begin(agency)
    const cookies = made.headers.getSetCookie()
    expect(cookies.length).toBe(agency.site.locales.length)
    expect(cookies[0]).toMatch(
      /^seat=[\w-]{24}; Path=\/nl\/samen-kiezen\/s[\w-]{24}; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    )
    const others = Array.from({ length: 6 }, () => somebody(agency, path))
    const outcomes: number[] = []
    for (const each of others)
      outcomes.push((await each.act({ act: 'vote', home: '1', vote: 'yes' })).status)
    expect(outcomes).toEqual([303, 303, 303, 303, 303, 409])
    expect(text(await others[0]!.see())).toContain('U bent Uil')
    const seventh = await others[5]!.see()
    expect(text(seventh)).toContain('Er doen al zes mensen mee')
    expect(seventh).not.toContain('name="text"')
  })

  it('has a second link, made of the first, that reads only (SHARED-6)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency)
    const reading = /\/nl\/samen-kiezen\/l[\w-]{24}/.exec(
      await somebody(agency, path, cookie).see(),
    )?.[0]
    const reader = somebody(agency, reading ?? '', cookie)
    const html = await reader.see()
    expect(homesIn(html)).toEqual(['1', '2'])
    expect(html).not.toContain(path)
    expect((await reader.act({ act: 'remove', home: '1' })).status).toBe(409)
    expect((await reader.act({ act: 'end' })).status).toBe(409)
    expect(homesIn(await reader.see())).toEqual(['1', '2'])
  })

  it('takes votes, notes, an order and a day, and shows them to the others (SHARED-9, SHARED-10, SHARED-11)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency)
    const [fox, owl] = [somebody(agency, path, cookie), somebody(agency, path)]
    const done = await owl.act({ act: 'note', home: '1', text: 'Licht\n<b>en</b> stil' })
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}#home-1`])
    await owl.act({ act: 'vote', home: '2', vote: 'no' })
    await fox.act({ act: 'down', home: '1' })
    await fox.act({ act: 'add', ids: '/nl/aanbod/3/huis 4' })
    await fox.act({ act: 'seen', home: '2', day: addDays(toDay(Date.now()), -1) })
    await fox.act({ act: 'remove', home: '4' })
    const html = await fox.see()
    expect(homesIn(html)).toEqual(['2', '1', '3'])
    expect(html).toContain('Licht<br/>&lt;b&gt;en&lt;/b&gt; stil')
    expect(text(html)).toMatch(/Nee \S.* Uil/)
    expect(text(html)).toContain('Samen gezien op ')
  })

  it('brings back what was typed with what is wrong about it (SHARED-13)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency)
    const fox = somebody(agency, path, cookie)
    const long = await fox.act({ act: 'note', home: '2', text: `te lang ${'x'.repeat(500)}` })
    expect(long.status).toBe(422)
    const html = await long.text()
    expect(html).toMatch(/<textarea[^>]*id="note-2"[^>]*aria-invalid="true"[^>]*>te lang x/)
    expect((await fox.act({ act: 'seen', home: '2', day: '1999-01-01' })).status).toBe(422)
    const elsewhere = await fox.act({ act: 'add', ids: 'https://elders.be/nl/aanbod/99/villa' })
    expect([elsewhere.status, await elsewhere.text()]).toEqual([
      422,
      expect.stringContaining('value="https://elders.be/nl/aanbod/99/villa"'),
    ])
    expect((await fox.act({ act: 'drop' })).status).toBe(422)
    expect((await fox.act({ act: 'vote', home: '77', vote: 'yes' })).status).toBe(409)
  })

  it('takes no act from another site (SHARED-16)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path } = await begin(agency)
    const foreign = { Origin: 'http://elders.test', 'Sec-Fetch-Site': 'cross-site' }
    expect((await agency.post(path, { act: 'end' }, foreign)).status).toBe(403)
    expect((await begin(agency, '1', foreign)).made.status).toBe(403)
  })

  it('shows homes as they are now: one that went says so, with its notes (SHARED-15)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency)
    const fox = somebody(agency, path, cookie)
    await fox.act({ act: 'note', home: '1', text: 'te duur' })
    const { api, site } = agency
    api.answers.set(`GET /sites/${site.id}/estates/v2/1`, new Response(null, { status: 404 }))
    api.answers.set(`POST /sites/${site.id}/estates`, {
      total: { value: 2 },
      results: [HOMES[1], HOMES[2]],
    })
    // Of the first two the API's answer is kept; of three it is asked.
    await fox.act({ act: 'add', ids: '3' })
    const seen = text(await fox.see())
    expect(seen.match(/Dit pand staat niet meer online/g)).toHaveLength(1)
    expect(seen).not.toContain('Veldstraat 1 ')
    expect(seen).toContain('Veldstraat 2 ')
    expect(seen).toContain('te duur')
  })

  it('prints the three that are chosen, beside each other where they differ (SHARED-21, SHARED-22)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, cookie } = await begin(agency, '1.2.3.4')
    const fox = somebody(agency, path, cookie)
    await fox.act({ act: 'vote', home: '4', vote: 'yes' })
    await fox.act({ act: 'note', home: '4', text: 'Deze' })
    const html = await fox.see('?view=three')
    expect(text(html)).toMatch(/Onze drie.*Vos Deze/)
    expect(html.match(/class="three__home"/g)?.length).toBe(3)
    expect(html.match(/class="compare__home"/g)?.length).toBe(3)
    expect(html).not.toContain('compare__remove')
  })
})

describe('the limits of a shared list', () => {
  it('are five new lists an hour of a network, and thirty acts a minute of one (SHARED-17)', async () => {
    const agency = await aMailingAgency({}, { SHIELD: undefined }, HOMES)
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await begin(agency)).made.status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    const { path, cookie } = await begin(agency, '1', { 'CF-Connecting-IP': '192.0.2.9' })
    const fox = somebody(agency, path, cookie)
    const acts: number[] = []
    for (let count = 0; count < 31; count++)
      acts.push((await fox.act({ act: 'note', home: '1', text: `n${count}` })).status)
    expect(acts.filter(status => status === 303).length).toBe(30)
    expect(acts.at(-1)).toBe(429)
    expect((await somebody(agency, path).act({ act: 'up', home: '1' })).status).toBe(303)
  })
})

describe('the end of a shared list', () => {
  it('is one act for all, which its address goes on telling in each language (SHARED-18, PAGE-92)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, token, cookie } = await begin(agency)
    expect((await somebody(agency, path, cookie).act({ act: 'end' })).status).toBe(303)
    const ended = await agency.get(path)
    expect(ended.status).toBe(410)
    const languages = tags(await ended.text(), 'a').filter(({ hreflang }) => hreflang)
    expect(languages.map(({ href }) => href)).toContain(`/fr/choisir-ensemble/${token}`)
    expect((await somebody(agency, path).act({ act: 'up', home: '1' })).status).toBe(410)
    expect(await inList(agency, token, (_, { kv }) => kv.get('list'))).toBeUndefined()
  })

  it('17.22: is no act of those who have the link alone (SHARED-18)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, token } = await begin(agency)
    const there = () => inList(agency, token, (_, { kv }) => kv.get('list'))
    const other = await begin(agency)
    const offers = (html: string) => html.includes('value="end"')
    for (const cookie of ['', other.cookie, 'seat=AAAAAAAAAAAAAAAAAAAAAAAA']) {
      const outsider = somebody(agency, path, cookie)
      expect(offers(await outsider.see())).toBe(false)
      const answer = await outsider.act({ act: 'end' })
      expect(answer.status).toBe(409)
      expect(text(await answer.text())).toContain('Alleen wie meedoet, kan de lijst wissen.')
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await there()).toBeDefined()
    }
    const friend = somebody(agency, path)
    await friend.act({ act: 'vote', home: '1', vote: 'yes' })
    expect(offers(await friend.see())).toBe(true)
    expect((await friend.act({ act: 'end' })).status).toBe(303)
    expect(await there()).toBeUndefined()
    expect((await friend.act({ act: 'end' })).status).toBe(303)
  })

  it('comes ninety days after the last visit, when its agency forgets it too (SHARED-19)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, token } = await begin(agency)
    const alarm = () => inList(agency, token, (_, storage) => storage.getAlarm())
    const first = (await alarm()) ?? 0
    expect(first).toBeGreaterThan(Date.now() + 89 * DAY)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * DAY)
    await agency.get(path)
    expect(((await alarm()) ?? 0) - first).toBeGreaterThan(4 * DAY)
    clock.mockRestore()
    const { sharedLists } = agencyOf(bindings, agency.site.id)
    expect((await sharedLists.some()).length).toBe(1)
    await inList(agency, token, list => list.alarm())
    expect(await sharedLists.some()).toEqual([])
    expect((await agency.get(path)).status).toBe(404)
  })

  it('comes with that of its agency, whose copies never hold it (SHARED-20)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, token, cookie } = await begin(agency)
    await somebody(agency, path, cookie).act({ act: 'note', home: '1', text: 'geheim' })
    const { id } = agency.site
    const { lines } = await agencyOf(bindings, id).transfer.slice(null)
    expect(lines).not.toContain('shared-list')
    agency.api.answers.set(`DELETE /sites/${id}`, new Response(null, { status: 204 }))
    await enterSite(agency.bindings, { id, name: 'Weg', recordHostname: '' }, Date.now())
    await planRemoval(agency.bindings, id, Date.now())
    await removeAgency(agency.bindings, id, Date.now())
    expect(await inList(agency, token, (_, { kv }) => kv.get('list'))).toBeUndefined()
  })
})

describe('the socket of a shared list', () => {
  const open = (agency: Agency, token: string, headers: Record<string, string> = {}) =>
    agency.get(`/nl/ajax/shared-list/${token}`, {
      headers: { Upgrade: 'websocket', Origin: agency.origin, ...headers },
    })

  it('tells an open page of each change, and of the end (SHARED-23)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { path, token, cookie } = await begin(agency)
    const { status, webSocket } = await open(agency, token)
    expect(status).toBe(101)
    const said: string[] = []
    webSocket?.addEventListener('message', ({ data }) => void said.push(String(data)))
    webSocket?.accept()
    const fox = somebody(agency, path, cookie)
    await fox.act({ act: 'vote', home: '1', vote: 'yes' })
    await fox.act({ act: 'up', home: '1' })
    await fox.act({ act: 'end' })
    await expect.poll(() => said).toEqual(['{"version":1}', '{"version":2}', '{"version":null}'])
  })

  it('closes on whoever says anything, and opens for no other site, no unknown list and no thirteenth (SHARED-24)', async () => {
    const agency = await aMailingAgency({}, {}, HOMES)
    const { token } = await begin(agency)
    const { webSocket } = await open(agency, token)
    const closed: number[] = []
    webSocket?.addEventListener('close', ({ code }) => void closed.push(code))
    webSocket?.accept()
    webSocket?.send('x'.repeat(1_000_000))
    await expect.poll(() => closed).toEqual([1008])
    const statusOf = async (given: string, headers = {}): Promise<number> =>
      (await open(agency, given, headers)).status
    expect(await statusOf(token, { Origin: 'http://elders.test' })).toBe(403)
    expect(await statusOf(token, { Upgrade: 'h2c' })).toBe(426)
    expect(await statusOf(`s${'x'.repeat(24)}`)).toBe(404)
    const statuses: number[] = []
    for (let count = 0; count < 13; count++) {
      const response = await open(agency, token)
      response.webSocket?.accept()
      statuses.push(response.status)
    }
    expect(statuses.filter(status => status === 101).length).toBe(12)
    expect(statuses.at(-1)).toBe(503)
  })
})
