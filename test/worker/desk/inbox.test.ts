import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { anInbox } from '../../support/agencies/an-inbox.ts'
import { anEstate } from '../../support/demo-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BEA = 'bea@agency.example'
let clock = Date.parse('2030-02-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 10 * 24 * HOUR))
})
afterEach(() => void vi.useRealTimers())

describe('the inbox', () => {
  it('has a thread for each person and home, new again when its person writes (INBOX-1, INBOX-2)', async () => {
    const { own, page, write, threads, act } = await anInbox()
    expect((await page('/desk/inbox')).html).toContain('Er wacht niemand op een antwoord')
    expect((await page('/desk/inbox?state=all')).html).toContain('Nog niemand heeft u geschreven')
    await write({ estate: '7', text: 'Eerste vraag <b>& meer' })
    await write({ estate: '7', text: 'Tweede vraag' })
    await write({ email: 'mia@voorbeeld.be', name: 'Mia', source: 'estimate', text: 'Schat mij' })
    await write({ email: 'bot@voorbeeld.be', flag: 'trap' })
    const [jo, mia, bot] = await threads()
    expect([jo?.state, mia?.state, bot?.state]).toEqual(['new', 'new', 'closed'])
    const { html } = await page('/desk/inbox')
    expect(html.indexOf('Mia')).toBeLessThan(html.indexOf('Jo Vos'))
    expect(html).toContain('Kouter 7')
    expect(html).not.toContain('bot@')
    const thread = (await page(`/desk/inbox/${jo?.id}`)).html
    expect(thread.indexOf('Eerste vraag &lt;b&gt;&amp; meer')).toBeGreaterThan(0)
    expect(thread.indexOf('Tweede vraag')).toBeGreaterThan(thread.indexOf('Eerste vraag'))
    expect((await act(jo?.id ?? '', 'closed')).headers.get('Location')).toContain('inbox.closed')
    await write({ estate: '7', flag: 'trap' })
    expect((await threads())[0]?.state).toBe('closed')
    await write({ estate: '7' })
    expect((await threads())[0]?.state).toBe('new')
    expect(await threads()).toHaveLength(3)
    expect((await own.ask('/desk/inbox/e-1')).status).toBe(200)
  })

  it('17.54: finds by the street and the reference of the home, and shows them in list, thread, file and mail (INBOX-5)', async () => {
    const { api, site, own, browser, mailsTo, page, act, threads, hire } = await anInbox({
      RATE_LIMITS: 'off',
    })
    const address = {
      street: { nl: 'Meiboomstraat' },
      number: '12',
      city: { id: 44021, name: 'Gent', zip: '9000' },
      // Visitors are not told; who works here is.
      visible: false,
    }
    const estate = anEstate(7, { address, reference: 'LL-1023' })
    api.answers.set(`GET /sites/${site.id}/estates/v2/7`, estate)
    api.answers.set(`GET /sites/${site.id}/estates/v2/8`, anEstate(8, { reference: 'LL-2023' }))
    for (const [id, email] of [
      ['7', 'jo@voorbeeld.be'],
      ['8', 'al@voorbeeld.be'],
    ])
      await browser().ask('/nl/ajax/contact-form-handler', {
        name: 'Jo',
        email: email ?? '',
        phone: '',
        text: 'Nog vrij?',
        estate: id ?? '',
        privacy: '1',
        return: '/nl/contact',
      })
    for (const q of ['Meiboomstraat', 'meiboom', 'LL-1023', '1023', '7', 'Meiboomstraat 12 jo']) {
      const { html } = await page(`/desk/inbox?state=all&q=${encodeURIComponent(q)}`)
      expect([q, html.includes('LL-2023</span>')]).toEqual([q, false])
      expect(html).toContain('>Meiboomstraat 12, 9000 Gent · LL-1023</span>')
    }
    const id = (await threads()).find(({ email }) => email.startsWith('jo'))?.id ?? ''
    expect((await page(`/desk/inbox/${id}`)).html).toContain('Meiboomstraat 12, 9000 Gent')
    expect((await page('/desk')).html).toContain('Meiboomstraat 12, 9000 Gent')
    const csv = await own.ask('/desk/inbox/csv', { state: 'all', q: 'LL-1023' })
    expect(await csv.text()).toContain('Meiboomstraat 12, 9000 Gent')
    const bea = await hire(BEA, 'agent')
    await act(id, 'owner', { owner: bea })
    const [asked] = await mailsTo(site.agency.email)
    const given = (await mailsTo(BEA)).find(({ kind }) => kind === 'enquiry-given')
    for (const mail of [asked, given]) {
      expect(mail?.text).toContain('Meiboomstraat 12, 9000 Gent')
      expect(mail?.text).toContain('LL-1023')
    }
    await act(id, 'reply', { text: 'Ja' })
    const [reply] = await mailsTo('jo@voorbeeld.be')
    expect(reply?.text).not.toContain('Meiboomstraat')
  })

  it('finds by state, kind, colleague, home and words, 25 on a page (INBOX-5)', async () => {
    const { page, write } = await anInbox()
    for (let n = 0; n < 26; n++) await write({ email: `n${n}@voorbeeld.be`, name: `Naam ${n}` })
    await write({
      email: 'x@voorbeeld.be',
      name: 'Xenia',
      estate: '9',
      source: 'estimate',
      text: 'Zwembad?',
    })
    const rows = async (query: string) =>
      [...(await page(`/desk/inbox?${query}`)).html.matchAll(/<th scope="row"/g)].length
    expect([await rows(''), await rows('page=2'), await rows('page=9')]).toEqual([25, 2, 0])
    for (const query of ['q=xen', 'q=zwembad+x@', 'kind=valuation', 'home=9', 'q=kouter'])
      expect([query, await rows(query)]).toEqual([query, 1])
    for (const query of ['q=%25', 'owner=none', 'home=8', 'state=closed'])
      expect([query, await rows(query)]).toEqual([query, 0])
    expect(await rows('owner=nobody&kind=bogus&page=-1')).toBe(25)
  })

  it('shows an agent their own, a reader all without acts, an editor nothing (INBOX-4, INBOX-40)', async () => {
    const { write, threads, page, hire, signedIn, act, own } = await anInbox()
    await write({ name: 'Vanan' })
    await write({ email: 'mia@voorbeeld.be', name: 'Vanbea', recipient: BEA, text: 'geheimwoord' })
    const [an, bea] = (await threads()).map(({ id }) => id)
    const beasId = await hire(BEA, 'agent')
    const agent = await signedIn(BEA)
    const list = (await page('/desk/inbox?state=all', agent)).html
    expect(list).toContain('Vanbea')
    expect(list).not.toContain('Vanan')
    expect(list).toMatch(/Alles<span class="count">1</)
    expect((await page('/desk/inbox?q=vrij', agent)).html).not.toContain('Vanan')
    expect((await page(`/desk/inbox/${an}`, agent)).status).toBe(403)
    expect((await act(an ?? '', 'closed', { seen: '0' }, agent)).status).toBe(403)
    const csv = await (await agent.ask('/desk/inbox/csv', { state: 'all' })).text()
    expect([csv.includes('Vanbea'), csv.includes('Vanan')]).toEqual([true, false])
    const today = (await page('/desk', agent)).html
    expect([today.includes('Vanbea'), today.includes('Vanan')]).toEqual([true, false])
    expect((await page('/desk')).html).toContain('2 vragen wachten op een antwoord')
    // Given to the agent, it is theirs; given away, it is not.
    const given = await act(an ?? '', 'owner', { owner: beasId })
    expect(given.headers.get('Location')).toBe(`/desk/inbox/${an}?done=inbox.owner`)
    expect((await page(`/desk/inbox/${an}`, agent)).status).toBe(200)
    const boss = /<option value="([^"]+)"[^>]*>An</.exec(
      (await page(`/desk/inbox/${bea}`)).html,
    )?.[1]
    const away = await act(bea ?? '', 'owner', { owner: boss ?? '' }, agent)
    expect(away.headers.get('Location')).toBe('/desk/inbox?done=inbox.owner')
    await hire('rik@agency.example', 'reader')
    await hire('eve@agency.example', 'editor')
    const reader = await signedIn('rik@agency.example')
    const seen = (await page(`/desk/inbox/${an}`, reader)).html
    expect(seen).toContain('Vanan')
    expect(seen).not.toContain('<textarea')
    const editor = await signedIn('eve@agency.example')
    expect((await editor.ask('/desk/inbox')).status).toBe(403)
    expect((await editor.ask(`/desk/inbox/${an}`)).status).toBe(403)
    expect((await own.ask('/desk/inbox/nothing')).status).toBe(404)
  })
})

describe('an answer from the desk', () => {
  it('leaves once, to who wrote, in their language, and folds into one conversation (INBOX-11, INBOX-13, INBOX-6)', async () => {
    const sent: { to: string; headers: Record<string, string> }[] = []
    const EMAIL = {
      send: async (mail: { to: string; headers: Record<string, string> }) => {
        sent.push(mail)
        return { messageId: `m-${sent.length}` }
      },
    }
    const { write, threads, act, page, mailsTo, site, own, bindings } = await anInbox({ EMAIL })
    await write({ locale: 'fr', estate: '7', text: 'Le secret', recipient: BEA })
    const id = (await threads())[0]?.id ?? ''
    expect((await act(id, 'reply', { text: '  ' })).status).toBe(422)
    const first = {
      text: 'Oui, bien sûr.\n\nBea',
      reply: crypto.randomUUID(),
      recipient: 'x@evil.test',
    }
    expect((await act(id, 'reply', first)).headers.get('Location')).toContain('done=inbox.reply')
    // The button twice, from a page that is old by then.
    expect((await own.ask(`/desk/inbox/${id}`, { act: 'reply', seen: '0', ...first })).status).toBe(
      303,
    )
    await act(id, 'reply', { text: 'Encore ceci.' })
    const mails = await mailsTo('jo@voorbeeld.be')
    expect(mails).toHaveLength(2)
    expect(mails[0]).toMatchObject({
      kind: 'enquiry-reply',
      subject: 'Votre question sur Kouter 7',
      replyTo: BEA,
    })
    expect(mails[0]?.text).toContain('Oui, bien sûr.')
    expect(mails[0]?.text).not.toContain('Le secret')
    expect(await mailsTo('x@evil.test')).toEqual([])
    expect((await threads())[0]).toMatchObject({ state: 'answered', owner: expect.any(String) })
    await runDueTasks(site.id, bindings as never)
    const own2 = sent.filter(({ to }) => to === 'jo@voorbeeld.be')
    const [one, two] = own2.map(({ headers }) => headers.References?.split(' ')[0])
    expect(one).toMatch(/^<thread-/)
    expect(two).toBe(one)
    expect((await page(`/desk/inbox/${id}`)).html).toContain('verstuurd')
    await agencyRows(
      site.id,
      `UPDATE outbox SET state = 'failed', error = 'mailbox full' WHERE kind = 'enquiry-reply'`,
    )
    expect((await page(`/desk/inbox/${id}`)).html).toContain('mailbox full')
  })

  it('begins with a template in the words of the agency, filled in once (INBOX-14)', async () => {
    const { write, threads, page } = await anInbox()
    await write({ name: '{{site}} {{link}}', estate: '7', locale: 'en' })
    await write({ email: 'mia@voorbeeld.be', name: 'Mia' })
    const [jo, mia] = await threads()
    const visit = (await page(`/desk/inbox/${jo?.id}?template=visit`)).html
    expect(visit).toContain('Dear {{site}} {{link}},')
    expect(visit).toContain('?viewing=1')
    expect(visit).toContain('lang="en"')
    const general = (await page(`/desk/inbox/${mia?.id}`)).html
    expect(general).not.toContain('template=visit')
    expect((await page(`/desk/inbox/${mia?.id}?template=constructor`)).html).toContain(
      '></textarea>',
    )
  })

  it('comes back with its text when it is one too many, and the owners hear of it once (INBOX-12, INBOX-18)', async () => {
    const { write, threads, act, mailsTo } = await anInbox()
    await write()
    const id = (await threads())[0]?.id ?? ''
    for (let n = 0; n < 30; n++) expect((await act(id, 'reply', { text: `${n}` })).status).toBe(303)
    const refused = await act(id, 'reply', { text: 'Mijn lange tekst' })
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringContaining('>Mijn lange tekst</textarea>'),
    ])
    expect(await mailsTo('jo@voorbeeld.be')).toHaveLength(30)
    vi.setSystemTime(Date.now() + 1000)
    await act(id, 'reply', { text: 'Nog eens' })
    const held = (await mailsTo('an@agency.example')).filter(({ kind }) => kind === 'replies-held')
    expect([held.length, held[0]?.text.includes('Jo Vos')]).toEqual([1, false])
    vi.setSystemTime(Date.now() + HOUR)
    expect((await act(id, 'reply', { text: 'Mijn lange tekst' })).status).toBe(303)
  })

  it('is not for who only wants to be kept informed (INBOX-3)', async () => {
    const { site, store, page, own } = await anInbox()
    await agencyRows(
      site.id,
      `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('s', 'sub@voorbeeld.be', 'nl', 1, 1)`,
    )
    const edit = { hash: 'h', purpose: 'edit' as const, subject: 's', expiresAt: null }
    await store.searches.confirm('s', edit, Date.now())
    await store.searches.confirm('s', { ...edit, hash: 'i' }, Date.now())
    const list = (await page('/desk/inbox?kind=subscription&state=all')).html
    expect(list).toContain('sub@voorbeeld.be')
    expect((await page('/desk/inbox')).html).not.toContain('sub@voorbeeld.be')
    const id = /\/desk\/inbox\/([\w-]{36})/.exec(list)?.[1] ?? ''
    const forced = await own.ask(`/desk/inbox/${id}`, {
      act: 'reply',
      seen: '0',
      reply: crypto.randomUUID(),
      text: 'Hallo',
    })
    expect(forced.status).toBe(422)
    expect(await agencyRows(site.id, `SELECT id FROM outbox WHERE kind = 'enquiry-reply'`)).toEqual(
      [],
    )
  })
})

describe('an act on a thread', () => {
  it('of a page that is old changes nothing and loses nothing (INBOX-10)', async () => {
    const { write, threads, act, page, own, store, mailsTo } = await anInbox()
    await write()
    const id = (await threads())[0]?.id ?? ''
    const path = `/desk/inbox/${id}`
    const old = { seen: /name="seen" value="(\d+)"/.exec((await page(path)).html)?.[1] ?? '' }
    await act(id, 'reply', { text: 'Van Bea' })
    const late = await own.ask(path, {
      ...old,
      act: 'reply',
      reply: crypto.randomUUID(),
      text: 'Van An',
    })
    const html = await late.text()
    expect(late.status).toBe(409)
    expect(html).toContain('>Van An</textarea>')
    expect(html).toContain('Van Bea')
    expect(await mailsTo('jo@voorbeeld.be')).toHaveLength(1)
    const note = await own.ask(path, { ...old, act: 'note', note: 'Mijn notitie' })
    expect([note.status, await note.text()]).toEqual([
      409,
      expect.stringContaining('>Mijn notitie</textarea>'),
    ])
    // What is so already is no refusal, from whichever page.
    expect((await own.ask(path, { ...old, act: 'answered' })).status).toBe(303)
    expect((await own.ask(path, { ...old, act: 'closed' })).status).toBe(409)
    expect((await threads())[0]?.state).toBe('answered')
    const unreadable: Record<string, string>[] = [
      { act: 'nonsense', seen: '0' },
      { act: 'closed', seen: 'x' },
      { act: 'reply', seen: '0', reply: 'x', text: 'y' },
    ]
    for (const bad of unreadable) expect((await own.ask(path, bad)).status).toBe(422)
    await store.persons.erase('jo@voorbeeld.be')
    const erased = await own.ask(path, {
      ...old,
      act: 'reply',
      reply: crypto.randomUUID(),
      text: 'Te laat',
    })
    expect([erased.status, await erased.text()]).toEqual([
      410,
      expect.stringContaining('>Te laat</textarea>'),
    ])
    expect((await own.ask(path)).status).toBe(410)
  })

  it('gives it to a colleague who is mailed, and keeps notes out of the audit (INBOX-15)', async () => {
    const { write, threads, act, hire, mailsTo, site, members, own } = await anInbox()
    await write({ source: 'estimate', text: 'Schat mijn huis' })
    const id = (await threads())[0]?.id ?? ''
    const bea = await hire(BEA, 'agent')
    const eve = await hire('eve@agency.example', 'editor')
    await act(id, 'owner', { owner: bea })
    const [mail] = (await mailsTo(BEA)).filter(({ kind }) => kind === 'enquiry-given')
    expect(mail?.text).toContain(`/desk/inbox/${id}`)
    expect((await act(id, 'owner', { owner: eve })).status).toBe(422)
    expect((await act(id, 'owner', { owner: 'nobody' })).status).toBe(422)
    await act(id, 'note', { note: 'Belt liever  niet' })
    expect((await threads())[0]).toMatchObject({ owner: bea, note: 'Belt liever niet' })
    const [boss] = (await members.list()).filter(({ email }) => email === 'an@agency.example')
    await own.ask('/desk/people', { act: 'remove', id: bea })
    expect((await act(id, 'owner', { owner: bea })).status).toBe(422)
    await act(id, 'owner', { owner: boss?.id ?? '' })
    const audit = await agencyRows<{ act: string; after: string }>(
      site.id,
      `SELECT * FROM audit WHERE subject = ?1`,
      `thread ${id}`,
    )
    expect(audit.map(row => row.act)).toEqual(
      expect.arrayContaining(['thread given', 'thread noted']),
    )
    expect(JSON.stringify(audit)).not.toMatch(/Belt liever|Schat mijn/)
  })

  it('of a list makes a file without formulas, three a day (INBOX-16)', async () => {
    const { write, own, signedIn } = await anInbox()
    await write({ name: '=HYPERLINK("http://evil")', phone: '+32 470 12', text: 'a;b\n"c"' })
    await write({ email: 'mia@voorbeeld.be', name: '＝1+1' })
    const file = await own.ask('/desk/inbox/csv', { state: 'all' })
    expect(file.headers.get('Content-Disposition')).toContain('attachment')
    const bytes = new Uint8Array(await file.clone().arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const text = await file.text()
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(text).toContain(`"'+32 470 12"`)
    expect(text).toContain(`"'＝1+1"`)
    expect(text.split('\r\n')[0]).toMatch(/^\uFEFF?"Naam";"E-mail"/)
    await own.ask('/desk/inbox/csv', { state: 'all' })
    await own.ask('/desk/inbox/csv', { state: 'all' })
    expect((await own.ask('/desk/inbox/csv', { state: 'all' })).status).toBe(429)
    vi.setSystemTime(Date.now() + 25 * HOUR)
    const late = await own.ask('/desk/inbox/csv', { state: 'all' })
    expect(late.status).toBe(403)
    expect((await (await signedIn()).ask('/desk/inbox/csv', { state: 'all' })).status).toBe(200)
  })
})
