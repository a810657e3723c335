import { describe, expect, it } from 'vitest'
import { agency, agencyRows, inAgency } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'

type Desk = Awaited<ReturnType<typeof aDesk>>

const home = (externalId: string, agent: string, changes: object) => ({
  externalId,
  id: 7,
  publicId: '7',
  state: 'online',
  held: null,
  isFeed: false,
  updatedAt: 1,
  general: {
    id: 7,
    address: {
      street: { nl: 'Kerkstraat' },
      number: externalId,
      city: { name: 'Gent', zip: '9000' },
    },
  },
  picture: null,
  agent,
  gaps: [],
  ...changes,
})

const BEA = 'bea@agency.example'
const HELD = home('11', 'an@agency.example', { state: 'held', held: 'energy' })
const GAPS = home('12', BEA, { gaps: ['epcValue', 'permit', 'floodReport'] })

/** What waits at the listing API of an agency. */
function waits({ api, site }: Desk, { run = {}, pages = [] as object[], homes = [HELD, GAPS] }) {
  const at = `GET /sites/${site.id}`
  api.answers.set(`${at}/homes`, ({ url }: Request) => {
    const asked = new URL(url).searchParams
    const found = homes.filter(
      each =>
        (asked.get('state') ? each.state === 'held' : each.gaps.length > 0) &&
        each.agent === (asked.get('agent') ?? each.agent),
    )
    return Response.json({
      total: found.length,
      homes: found,
      counts: { state: [], gaps: 0 },
      agents: [],
    })
  })
  api.answers.set(`${at}/imports`, [
    { id: 'r', startedAt: 1_800_000_000, finishedAt: 1_800_000_009, report: run },
  ])
  api.answers.set(`${at}/part/pages`, pages)
}

const DRAFTS = [
  { name: 'home', head: { title: { nl: 'Welkom' } }, draft: { by: 'person 1', at: 1_800_000_000 } },
  { name: 'team', head: { title: { nl: 'Ons team' } }, draft: null },
]

async function failedMail({ site, signedIn }: Desk): Promise<string> {
  await signedIn()
  const [row] = await agencyRows<{ id: string }>(site.id, 'SELECT id FROM outbox')
  const id = row?.id ?? ''
  await agencyRows(site.id, `UPDATE outbox SET state = 'failed', error = 'no' WHERE id = ?1`, id)
  return id
}

describe('today', () => {
  it('shows to each what waits for them, with its place, or kindly that nothing does (DESK-29)', async () => {
    const desk = await aDesk()
    waits(desk, { run: { state: 'applied', rejected: [] }, homes: [] })
    const page = async (email?: string) =>
      (await (await (await desk.signedIn(email)).ask('/desk')).text()).split(/<\/?main/)[1] ?? ''
    expect(await page()).toContain('U bent helemaal bij')
    waits(desk, { run: { state: 'refused', rejected: [{}] }, pages: DRAFTS })
    const html = await page()
    for (const part of [
      'href="/desk/homes/11">Kerkstraat 11, 9000 Gent</a>',
      'Energielabel',
      'href="/desk/homes/12">',
      'EPC- of EPB-waarde, Omgevingsvergunning en nog 1',
      'De laatste import werd geweigerd',
      'href="/desk/feeds"',
      'href="/desk/pages/home">Welkom</a>',
    ])
      expect(html).toContain(part)
    expect(html).not.toMatch(/helemaal bij|Ons team/)
    await desk.hire(BEA, 'agent')
    const agents = await page(BEA)
    expect(agents).toContain('/desk/homes/12')
    expect(agents).not.toMatch(/homes\/11|Welkom/)
    await desk.hire('eve@agency.example', 'editor')
    const editors = await page('eve@agency.example')
    expect(editors).toContain('Welkom')
    expect(editors).not.toMatch(/\/desk\/homes|import/)
  })

  it('shows calendars of portals that do not come in, with why (STAY-31)', async () => {
    const { api, site, signedIn } = await aDesk()
    api.answers.set(`GET /sites/${site.id}/rental-units/calendars/failed`, {
      calendars: [
        { unit: 204, name: 'ZE-204', source: 'airbnb', failure: 'vanished', readAt: null },
      ],
    })
    const html = await (await (await signedIn()).ask('/desk')).text()
    expect(html).toContain('href="/desk/stays/homes/204#calendars">ZE-204, airbnb</a>')
    expect(html).toContain('1 kalender van een andere site komt niet binnen')
  })

  it('says what it could not ask, and shows the rest (DESK-29)', async () => {
    const desk = await aDesk()
    const id = await failedMail(desk)
    const own = await desk.signedIn()
    desk.api.fault = () => new Response(null, { status: 503 })
    const html = await (await own.ask('/desk')).text()
    expect(html).toContain('konden we nu niet ophalen')
    expect(html).toContain('1 mail kon niet vertrekken')
    expect(html).toContain(`value="${id}"`)
    desk.api.fault = null
    const answer = await own.ask('/desk/today/mail', { id })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/desk?done=today.mailed',
    ])
    expect(await (await own.ask('/desk?done=today.mailed')).text()).toContain('role="status"')
    const [row] = await agencyRows<{ state: string }>(
      desk.site.id,
      `SELECT state FROM outbox WHERE id = '${id}'`,
    )
    expect(row?.state).not.toBe('failed')
    const acts = (await agency(desk.site.id).audit.list(9)).map(({ act }) => act)
    expect(acts).toContain('mail retried')
  })
})

describe('the audit', () => {
  it('says who did what to whom and what it changed, by day (DESK-34)', async () => {
    const { hire, signedIn, site, members } = await aDesk()
    const bea = await hire(BEA, 'agent')
    const own = await signedIn()
    await own.ask('/desk/people', { act: 'role', id: bea, role: 'editor' })
    const { audit } = agency(site.id)
    const acting = { actor: `person ${bea}`, request: 'r' } as const
    // Longer than a row keeps whole: what changed is there all the same.
    const same = [1, { x: 'y'.repeat(30_000) }]
    const before = { same, general: { price: { value: 345_000 }, same } }
    const after = { same, general: { price: { value: 339_000 }, same } }
    await audit.add({
      ...acting,
      now: Date.now(),
      act: 'photo added',
      subject: 'estates/7',
      before,
      after,
    })
    const html = await (await own.ask('/desk/audit')).text()
    expect(html).toContain('<strong>Rol gewijzigd</strong>')
    expect(html).toMatch(/Prijs<\/th><td[^>]*>345000<\/td><td[^>]*>339000</)
    expect(html).toContain('1 wijziging')
    expect(html).toContain(`door ${BEA}`)
    expect(html).not.toContain('same.')
    const an = (await members.list()).find(({ email }) => email === 'an@agency.example')
    await members.remove(an?.id ?? '', bea, { actor: 'operator', request: 'r', now: Date.now() })
    const later = await (await own.ask('/desk/audit')).text()
    expect(later).toContain(`door ${BEA}`)
    // A row of an older release has no name.
    await inAgency(site.id, (_, storage) => {
      storage.sql.exec('UPDATE audit SET actor_name = NULL, subject_name = NULL')
    })
    expect(await (await own.ask('/desk/audit')).text()).toContain('die hier niet meer werkt')
  })

  it('keeps a short state whole, and of a long one what changed (DESK-202)', async () => {
    const { signedIn, site } = await aDesk()
    const { audit } = agency(site.id)
    const acting = { actor: 'operator', request: 'r', act: 'call' } as const
    for (const [now, same] of ['x', 'x'.repeat(20_000)].entries()) {
      const [before, after] = [1, 2].map(price => ({ same, price }))
      await audit.add({ ...acting, now, subject: `estates/${now}`, before, after })
    }
    const html = await (await (await signedIn()).ask('/desk/audit')).text()
    expect(html.match(/price<\/th><td[^>]*>1<\/td><td[^>]*>2</g)).toHaveLength(2)
    const kept = (await audit.list(9)).filter(({ act }) => act === 'call')
    expect(kept.map(({ before, after }) => [before, after])).toEqual([
      ['{"price":1}', '{"price":2}'],
      ['{"same":"x","price":1}', '{"same":"x","price":2}'],
    ])
  })

  it('goes on to what was earlier, and loses no row on the way (DESK-34)', async () => {
    const { signedIn, site } = await aDesk()
    const own = await signedIn()
    const { audit } = agency(site.id)
    for (let number = 0; number < 70; number++)
      await audit.add({
        actor: 'operator',
        request: 'r',
        now: 1_000_000 + Math.floor(number / 4),
        act: 'call',
        subject: `estates/n${number}`,
      })
    const seen = new Set<string>()
    let address: string | undefined = '/desk/audit'
    while (address) {
      const html: string = await (await own.ask(address)).text()
      for (const [, subject = ''] of html.matchAll(/estates\/(n\d+)/g)) seen.add(subject)
      address = /href="(\/desk\/audit\?before=\d+)"/.exec(html)?.[1]
    }
    expect(seen.size).toBe(70)
  })
})
