import { describe, expect, it } from 'vitest'
import { anEditor, HOME, home } from '../../../support/agencies/an-editor.ts'
import { agency } from '../../../support/agency-object.ts'
import { formFields } from '../../../support/agencies/form-fields.ts'

const SECTION = '/desk/pages/home/section'

describe('a page at the desk', () => {
  it('is kept as a draft, published, and then is what a file would be (DESK-120, DESK-121, DESK-124)', async () => {
    const { own, fill, stored, drafts, draftOf, text, site, members, changed } = await anEditor()
    const answer = await fill(`${SECTION}/title`, { 'title-nl': 'Welkom thuis' })
    expect(answer.headers.get('Location')).toBe(`${SECTION}/title?done=pages.kept`)
    expect(draftOf()?.sections[0]).toEqual({
      ...home().sections[0],
      title: { nl: 'Welkom thuis', fr: 'Bonjour' },
    })
    expect(stored.get(HOME)).toEqual(home())
    expect(await text('/nl')).not.toContain('Welkom thuis')
    const sheet = await (await own.ask('/desk/pages/home')).text()
    expect(sheet).toContain('Welkom thuis')
    const { tag = '' } = formFields(sheet, 'tag')
    const published = await own.ask('/desk/pages/home', { act: 'publish', tag })
    expect(published.headers.get('Location')).toBe('/desk/pages/home?done=pages.published')
    expect(drafts.size).toBe(0)
    const page = stored.get(HOME)
    const byHand = { ...home(), updatedAt: (page as { updatedAt: number }).updatedAt }
    byHand.sections[0] = {
      ...byHand.sections[0],
      title: { nl: 'Welkom thuis', fr: 'Bonjour' },
    } as never
    expect(JSON.stringify(page)).toBe(JSON.stringify(byHand))
    expect(await text('/nl')).toContain('Welkom thuis')
    expect(await changed()).toContain('pages')
    const [an] = await members.list()
    const rows = await agency(site.id).audit.list(9)
    expect(rows.find(({ act }) => act === 'page published')).toMatchObject({
      actor: `person ${an?.id}`,
      subject: HOME,
      before: JSON.stringify(home()),
      after: JSON.stringify(page),
    })
  })

  it('is published from the form of a section, with the rest of its draft (DESK-200)', async () => {
    const { own, fill, stored, drafts, text } = await anEditor()
    await fill(`${SECTION}/text`, { 'html-nl': 'Ook dit' })
    const at = `${SECTION}/title`
    const html = await (await own.ask(at)).text()
    expect(html).toMatch(/<button[^>]*value="publish"/)
    const form = { ...formFields(html, '_tag'), _do: 'publish' }
    const wrong = await own.ask(at, { ...form, 'title-nl': 'x'.repeat(5000) })
    expect([wrong.status, stored.get(HOME)]).toEqual([422, home()])
    const sent = await own.ask(at, { ...form, 'title-nl': 'Welkom thuis' })
    expect(sent.headers.get('Location')).toBe(`${at}?done=pages.published`)
    expect([drafts.size, stored.get(HOME)]).toMatchObject([
      0,
      {
        published: true,
        sections: [{ title: { nl: 'Welkom thuis' } }, { html: { nl: '<p>Ook dit</p>' } }, {}],
      },
    ])
    expect(await text('/nl')).toContain('Welkom thuis')
  })

  it('comes back with all that was typed and says what is wrong at the field (DESK-123, DESK-211)', async () => {
    const { fill, draftOf, own } = await anEditor()
    const wrong = await fill(`${SECTION}/call`, {
      'link-_to': 'url',
      'link-url': 'javascript:alert(1)',
      'link-label-nl': 'Bel <ons>',
      'text-nl': 'x'.repeat(2_001),
    })
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(html).toContain('id="link-url-error"')
    expect(html).toContain('id="text-nl-error"')
    expect(html).toContain('<a href="#text-nl">Tekst (Nederlands): ')
    expect(html).toContain('<a href="#link-url">Link, Adres: ')
    const form = formFields(html, '_tag')
    expect(form).toMatchObject({ 'link-url': 'javascript:alert(1)', 'link-label-nl': 'Bel <ons>' })
    expect(form['text-nl']).toHaveLength(2_001)
    expect(draftOf()).toBeUndefined()
    const link = '[x](javascript:alert(1))'
    const text = await fill(`${SECTION}/text`, { 'html-nl': link })
    expect(text.status).toBe(422)
    expect(formFields(await text.text(), '_tag')['html-nl']).toBe(link)
    const settings = '/desk/pages/home/settings'
    const reserved = await fill(settings, { 'url-nl': 'desk/x', 'title-nl': '' })
    expect([reserved.status, (await reserved.text()).includes('id="url-nl-error"')]).toEqual([
      422,
      true,
    ])
    expect((await own.ask('/desk/pages/none')).status).toBe(404)
    // Longer than a name can be, which the listing API refuses to look for.
    expect((await own.ask(`/desk/pages/${'9'.repeat(200)}`)).status).toBe(404)
    expect((await own.ask(`${SECTION}?type=none`)).status).toBe(404)
  })

  it('has a list in a form changed without losing what was typed (DESK-126)', async () => {
    const { fill, draftOf } = await anEditor()
    const at = `${SECTION}/call`
    const added = await (await fill(at, { 'text-nl': 'Bel ons', _do: 'add-numbers' })).text()
    expect(formFields(added, '_tag')).toMatchObject({ 'text-nl': 'Bel ons', 'numbers-0-value': '' })
    expect(draftOf()).toBeUndefined()
  })

  it('has its sections ordered, added and removed by buttons, and by one list of all (DESK-126)', async () => {
    const { own, fill, draftOf } = await anEditor()
    const ids = () => draftOf()?.sections.map(({ id }) => id)
    await own.ask('/desk/pages/home', { up: 'text' })
    expect(ids()).toEqual(['text', 'title', 'call'])
    await own.ask('/desk/pages/home', { down: 'text' })
    expect(ids()).toEqual(['title', 'text', 'call'])
    await own.ask('/desk/pages/home', { order: 'call,title,text' })
    expect(ids()).toEqual(['call', 'title', 'text'])
    await fill(`${SECTION}?type=htmlText`, { 'html-nl': 'Nieuw' })
    expect(ids()).toEqual(['call', 'title', 'text', 'htmlText'])
    expect(draftOf()?.sections[3]).toMatchObject({ html: { nl: '<p>Nieuw</p>' } })
    await own.ask('/desk/pages/home', { remove: 'title' })
    expect(ids()).toEqual(['call', 'text', 'htmlText'])
    for (const act of [{ up: 'gone' }, { order: 'call,text' }, { order: 'call,call,text' }, {}])
      expect((await own.ask('/desk/pages/home', act as Record<string, string>)).status).toBe(409)
    const { tag = '' } = formFields(await (await own.ask('/desk/pages/home')).text(), 'tag')
    await own.ask('/desk/pages/home', { act: 'discard', tag })
    expect(draftOf()).toBeUndefined()
  })

  it('shows the second of two writers both versions, and overwrites nothing unseen (DESK-122)', async () => {
    const { own, fill, draftOf, signedIn, stored } = await anEditor()
    const other = await signedIn()
    const at = `${SECTION}/title`
    const form = formFields(await (await own.ask(at)).text(), '_tag')
    await fill(at, { 'title-nl': 'Van de ander' }, other)
    await fill(`${SECTION}/text`, { 'html-nl': 'Ook van de ander' }, other)
    const second = await own.ask(at, { ...form, 'title-nl': 'Van mij', _do: 'save' })
    const html = await second.text()
    expect(second.status).toBe(409)
    expect(html).toContain('Van de ander')
    expect(formFields(html, '_tag')['title-nl']).toBe('Van mij')
    expect(draftOf()?.sections[0]).toMatchObject({ title: { nl: 'Van de ander' } })
    await own.ask(at, { ...formFields(html, '_tag'), _do: 'save' })
    expect(draftOf()?.sections).toMatchObject([
      { title: { nl: 'Van mij' } },
      { html: { nl: '<p>Ook van de ander</p>' } },
      {},
    ])
    // A file was written over the page since the draft was begun.
    const pushed = { ...home(), title: { nl: 'Uit een bestand' } }
    stored.set(HOME, pushed)
    const { tag = '' } = formFields(await (await own.ask('/desk/pages/home')).text(), 'tag')
    const refused = await own.ask('/desk/pages/home', { act: 'publish', tag })
    expect(refused.status).toBe(409)
    expect(stored.get(HOME)).toEqual(pushed)
    const { over = '' } = formFields(await refused.text(), 'over')
    // So does one who publishes from a section (DESK-200).
    const again = await own.ask(at, {
      ...formFields(await (await own.ask(at)).text(), '_tag'),
      _do: 'publish',
    })
    expect([again.status, stored.get(HOME)]).toEqual([409, pushed])
    const latest = formFields(await again.text(), 'over')
    expect(latest.over).toBe(over)
    expect((await own.ask('/desk/pages/home', { ...latest, act: 'publish' })).status).toBe(303)
    expect(stored.get(HOME)).toMatchObject({ sections: [{ title: { nl: 'Van mij' } }, {}, {}] })
  })

  it('17.51: a form that comes back has what is stored now where nobody typed, and shows what differs alone, by its label (DESK-122)', async () => {
    const { own, fill, draftOf, signedIn } = await anEditor()
    const other = await signedIn()
    const at = `${SECTION}/title`
    const form = formFields(await (await own.ask(at)).text(), '_tag')
    await fill(at, { 'title-nl': 'Van de ander', 'title-fr': 'De l’autre', level: '2' }, other)
    const second = await own.ask(at, { ...form, 'title-nl': 'Van mij', _do: 'save' })
    const html = await second.text()
    expect(second.status).toBe(409)
    const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...pair]) => pair)
    expect(facts).toEqual([['Titel (Nederlands)', 'Van de ander']])
    const back = formFields(html, '_tag')
    expect(back).toMatchObject({ 'title-nl': 'Van mij', 'title-fr': 'De l’autre', level: '2' })
    await own.ask(at, { ...back, _do: 'save' })
    expect(draftOf()?.sections[0]).toMatchObject({
      title: { nl: 'Van mij', fr: 'De l’autre' },
      level: 2,
    })
  })

  it('17.51: two who change other fields of a section or an item of a menu both have theirs (DESK-122)', async () => {
    const { own, fill, draftOf, signedIn, stored } = await anEditor()
    const other = await signedIn()
    const opened = async (path: string) => formFields(await (await own.ask(path)).text(), '_tag')
    const section = await opened(`${SECTION}/call`)
    await fill(`${SECTION}/call`, { 'text-nl': 'Bel gerust', 'link-label-fr': 'Appelez' }, other)
    const mine = { 'link-_to': 'url', 'link-url': 'tel:+321' }
    await own.ask(`${SECTION}/call`, { ...section, ...mine, _do: 'save' })
    expect(draftOf()?.sections[2]).toEqual({
      id: 'call',
      type: 'callToAction',
      link: { label: { nl: 'Bel', fr: 'Appelez' }, url: 'tel:+321' },
      text: { nl: 'Bel gerust' },
    })
    const settings = await opened('/desk/pages/home/settings')
    await fill('/desk/pages/home/settings', { 'title-fr': 'Accueil' }, other)
    await own.ask('/desk/pages/home/settings', { ...settings, 'title-nl': 'Thuis', _do: 'save' })
    expect(draftOf()?.title).toEqual({ nl: 'Thuis', fr: 'Accueil' })
    const item = await opened('/desk/menus/header/2')
    await fill('/desk/menus/header/2', { 'label-nl': 'Kopen', 'label-fr': 'Acheter' }, other)
    const moved = await own.ask('/desk/menus/header/2', { ...item, parent: '1' })
    expect(moved.status).toBe(303)
    expect(stored.get('menus.json')).toMatchObject({
      menus: [{ items: [{ children: [{ label: { nl: 'Kopen', fr: 'Acheter' } }] }] }],
    })
    const clash = await own.ask('/desk/menus/header/2', { ...item, 'label-nl': 'Aanbod' })
    const html = await clash.text()
    expect([clash.status, html.match(/<dt>.*?<\/dd>/g)]).toEqual([
      409,
      ['<dt>Opschrift (Nederlands)</dt><dd>Kopen</dd>'],
    ])
    expect(formFields(html, '_tag')).toMatchObject({ 'label-fr': 'Acheter', parent: '1' })
  })

  it('is previewed by its own session alone, in a frame of the desk alone (DESK-127)', async () => {
    const { own, fill, browser, signedIn, text } = await anEditor()
    await fill(`${SECTION}/title`, { 'title-nl': 'Straks' })
    const sheet = await own.ask('/desk/pages/home')
    expect(sheet.headers.get('Content-Security-Policy')).toContain("frame-src 'self';")
    expect(sheet.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(await sheet.text()) ?? []
    const path = src.replaceAll('&amp;', '&')
    const shown = await own.ask(path)
    expect(await shown.text()).toContain('Straks')
    expect(shown.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(shown.headers.get('X-Own-Frames')).toBeNull()
    const framed = await own.ask(path, undefined, { 'Sec-Fetch-Dest': 'iframe' })
    const inFrame = await framed.text()
    expect([inFrame.includes('Straks'), inFrame.includes('<script')]).toEqual([true, false])
    // A script that is only fetched ahead is reported as blocked too.
    expect(shown.headers.get('Link')).toMatch(/rel=preload.*rel=modulepreload/)
    expect(framed.headers.get('Link')).toMatch(/rel=preload/)
    expect(framed.headers.get('Link')).not.toMatch(/modulepreload|\.js>/)
    expect(shown.headers.get('Cache-Control')).toContain('no-store')
    expect(shown.headers.get('X-Robots-Tag')).toContain('noindex')
    for (const stranger of [browser(), await signedIn()]) {
      const answer = await stranger.ask(path)
      expect(await answer.text()).not.toContain('Straks')
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    }
    expect(await text('/nl')).not.toContain('Straks')
    await own.ask('/desk/out', {})
    expect(await (await own.ask(path)).text()).not.toContain('Straks')
  })

  it('is made, copied, taken off the site, put back and removed (DESK-128)', async () => {
    const { own, stored, changes, draftOf } = await anEditor()
    const made = await own.ask('/desk/pages-new', {
      'title-nl': 'Over Ons!',
      'title-fr': 'À propos',
    })
    expect(made.headers.get('Location')).toBe('/desk/pages/over-ons?done=pages.made')
    expect(stored.get('pages/over-ons.json')).toMatchObject({
      url: { nl: 'over-ons', fr: 'a-propos' },
      published: false,
      sections: [],
    })
    expect((await own.ask('/desk/pages-new', { 'title-nl': ' ' })).status).toBe(422)
    expect((await own.ask('/desk/pages-new', { 'title-nl': 'Desk' })).status).toBe(422)
    await own.ask('/desk/pages-new', { 'title-nl': 'Over ons' })
    expect(stored.get('pages/over-ons-2.json')).toMatchObject({ url: { nl: 'over-ons-2' } })
    const copied = await own.ask('/desk/pages/home/copy', {})
    expect(copied.headers.get('Location')).toBe('/desk/pages/home-2?done=pages.copied')
    expect(stored.get('pages/home-2.json')).toMatchObject({ role: 'content', published: false })
    await own.ask('/desk/pages/home-2', { act: 'publish', tag: '' })
    expect(stored.get('pages/home-2.json')).toMatchObject({ published: true })
    await own.ask('/desk/pages/home-2', { act: 'hide', tag: '' })
    expect(stored.get('pages/home-2.json')).toMatchObject({ published: false })
    expect((await own.ask('/desk/pages/home', { act: 'hide', tag: '' })).status).toBe(409)
    expect((await own.ask('/desk/pages/home/remove')).status).toBe(404)
    const { tag = '' } = formFields(
      await (await own.ask('/desk/pages/home-2/remove')).text(),
      'tag',
    )
    expect((await own.ask('/desk/pages/home-2/remove', { tag: '"old"' })).status).toBe(409)
    expect((await own.ask('/desk/pages/home-2/remove', { tag })).status).toBe(303)
    expect(stored.has('pages/home-2.json')).toBe(false)
    const version = String(
      changes.push({
        id: 77,
        path: HOME,
        at: 1,
        by: 'key 1',
        content: { ...home(), title: { nl: 'Vroeger' } },
      }) && 77,
    )
    expect(await (await own.ask('/desk/pages/home/history')).text()).toContain('value="77"')
    await own.ask('/desk/pages/home', { act: 'restore', version })
    expect(draftOf()).toMatchObject({ title: { nl: 'Vroeger' }, published: true })
  })

  it('is for owners and editors; others see the list alone, and a back end of its own is left alone (DESK-129)', async () => {
    const { hire, signedIn } = await anEditor()
    for (const role of ['agent', 'reader'] as const) {
      await hire(`${role}@agency.example`, role)
      const own = await signedIn(`${role}@agency.example`)
      expect((await own.ask('/desk/pages')).status).toBe(200)
      for (const path of [
        '/desk/pages/home',
        '/desk/menus',
        '/desk/content/team',
        `${SECTION}/title`,
      ])
        for (const fields of [undefined, { act: 'publish', remove: '4' }])
          expect([role, path, (await own.ask(path, fields)).status]).toEqual([role, path, 403])
    }
  })
})
