import { describe, expect, it } from 'vitest'
import { DESK_CALLS } from '../../../worker/desk/calls.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { apiOverHttp } from '../../support/api-over-http.ts'
import { createFakeApi } from '../../support/fake-api.ts'

const addressOf = (path: string): string =>
  `/desk${path.replace(/:(\w+)({[^}]*})?/g, '1')}`.replace(/\/$/, '')

describe('the desk of an agency with a back end of its own', () => {
  it('reads and never writes there, and says where its content is kept; its people work as everywhere (DESK-38)', async () => {
    const theirs = createFakeApi()
    const desk = await aDesk(apiOverHttp(theirs))
    for (const [key, answer] of desk.api.answers) theirs.answers.set(key, answer)
    const own = await desk.signedIn()
    const wrong: string[] = []
    for (const { method, path } of DESK_CALLS) {
      const { status } = await own.ask(
        addressOf(path),
        method === 'POST' ? { act: 'save', name: 'x', state: 'published' } : undefined,
      )
      if (status === 500) wrong.push(`${method} ${path} ${status}`)
    }
    const written = theirs.calls
      // A search is read by POST.
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/estates'))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...wrong, ...written]).toEqual([])
    for (const room of ['homes', 'pages', 'look', 'words']) {
      const answer = await own.ask(`/desk/${room}`)
      expect([room, answer.status]).toEqual([room, 200])
      expect(await answer.text(), room).toMatch(/eigen systeem/)
    }
    for (const room of ['', '/people', '/audit', '/me', '/keys', '/domain', '/pictures', '/menus'])
      expect([room, (await own.ask(`/desk${room}`)).status]).toEqual([room, 200])
  })

  it('shows homes, pages and look as they are published, without a button that changes them (DESK-84, DESK-60)', async () => {
    const theirs = createFakeApi()
    const desk = await aDesk(apiOverHttp(theirs))
    for (const [key, answer] of desk.api.answers) theirs.answers.set(key, answer)
    const at = `/sites/${desk.site.id}`
    theirs.answers.set(`GET ${at}/pages/`, [
      {
        id: 5,
        url: { nl: 'over-ons' },
        title: { nl: 'Over ons' },
        role: 'content',
        published: true,
      },
    ])
    theirs.answers.set(`GET ${at}/pages/5`, {
      id: 5,
      url: { nl: 'over-ons' },
      title: { nl: 'Over ons' },
      sections: [{ id: 'a', type: 'htmlText', html: { nl: '<p>Al drie generaties</p>' } }],
    })
    const own = await desk.signedIn()
    const read = async (path: string): Promise<string> => (await own.ask(path)).text()

    const homes = await read('/desk/homes')
    const [home = ''] = /\/desk\/homes\/\d+/.exec(homes) ?? []
    expect(home).not.toBe('')
    const places = [homes, await read(home), await read(`${home}?tab=financial`)]
    places.push(await read('/desk/pages'), await read('/desk/pages/5'), await read('/desk/look'))
    for (const markup of places) {
      const main = /<main.*<\/main>/s.exec(markup)?.[0] ?? ''
      expect(main).toMatch(/uw eigen systeem, op api-\d+\.test/)
      expect(main).not.toMatch(/<button(?![^>]*class="button button--quiet"[^>]*>Zoek)/)
      expect(main).not.toContain('/desk/homes/new')
    }
    expect(places[4]).toContain('Al drie generaties')
    expect(places[4]).toContain('href="/nl/over-ons"')
    expect(places[5]).toContain(`#${desk.site.theme.accent}`)
    expect((await own.ask('/desk/homes/999999')).status).toBe(404)
    expect((await own.ask('/desk/pages/999')).status).toBe(404)
  })

  it('has the rest of the week: a colleague, a key, a domain and the mail (DESK-38)', async () => {
    const theirs = createFakeApi()
    const desk = await aDesk({ ...apiOverHttp(theirs), DNS_URL: '' })
    for (const [key, answer] of desk.api.answers) theirs.answers.set(key, answer)
    await desk.hire('eve@agency.example', 'editor')
    const eve = await desk.signedIn('eve@agency.example')
    expect((await eve.ask('/desk/pages')).status).toBe(200)
    expect((await eve.ask('/desk/audit')).status).toBe(403)
    const own = await desk.signedIn()
    const key = { act: 'add', id: '0123456789', name: 'Onze software', scopes: 'feed', until: '' }
    expect(await (await own.ask('/desk/keys', key)).text()).toMatch(/bk_\w+/)
    const mapped = await own.ask('/desk/domain', {
      act: 'add',
      hostname: `www.${crypto.randomUUID()}.example`,
      use: 'pages',
    })
    expect(mapped.status).toBe(303)
    for (const [path, fields] of [
      ['/desk/homes/1', { 'general-price-value': '1' }],
      ['/desk/homes/1/publish', {}],
      ['/desk/pages/5', { act: 'publish' }],
      ['/desk/look', { act: 'publish' }],
    ] as const)
      expect([200, 404, 409], path).toContain((await own.ask(path, fields)).status)
    expect(
      theirs.calls.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method)),
    ).toEqual([])
  })
})
