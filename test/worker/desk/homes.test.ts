import { describe, expect, it, vi } from 'vitest'
import { formatDate } from '../../../shared/format.ts'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { formFields } from '../../support/agencies/form-fields.ts'
import { homeStore } from '../../support/agencies/home-store.ts'
import { agencyRows } from '../../support/agency-object.ts'
import { decoded, tags } from '../../support/html.ts'

const VILLA = '/desk/homes/villa'
const ADDRESS = {
  street: { nl: 'Kerkstraat' },
  number: '4',
  city: { id: 44021, name: 'Gent', zip: '9000' },
  region: 'FLANDERS',
}
const GENERAL = {
  headType: { id: 1 },
  transaction: { id: 1 },
  price: { value: 285_000 },
  title: { nl: 'Villa', de: 'Villa' },
  address: ADDRESS,
}

async function anOffice() {
  const desk = await aDesk()
  const store = homeStore(desk.api, desk.site.id, {
    villa: {
      content: {
        general: { id: 7, ...GENERAL },
        layout: [{ id: 1, floor: 0, sort: 3 }],
        salesRep: { email: 'Bo@agency.example' },
      },
    },
    fed: { isFeed: true, fedAt: 1_700_000_000, content: { general: { id: 8, ...GENERAL } } },
    sketch: {
      state: 'draft',
      content: { general: { id: 9, ...GENERAL }, energy: { epcValue: 210 } },
    },
    unlabelled: {
      state: 'draft',
      content: {
        general: {
          id: 10,
          headType: { id: 1 },
          transaction: { id: 1 },
          price: { value: 300_000 },
          address: { city: { id: 44021, name: 'Gent', zip: '9000' } },
        },
      },
    },
  })
  const own = await desk.signedIn()
  /** A page of the form as a browser has it: every control by its name. */
  const formAt = async (path: string, by = own) => {
    const answer = await by.ask(path)
    return fieldsIn(await answer.text())
  }
  return { ...desk, store, own, formAt }
}

function fieldsIn(markup: string): Record<string, string> {
  const form = /<form[^>]* id="record".*?<\/form>/s.exec(markup)?.[0] ?? ''
  const inputs = tags(form, 'input')
    .filter(({ type }) => type !== 'checkbox')
    .map(({ name = '', value = '' }) => [name, value])
  const areas = [...form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>(.*?)<\/textarea>/gs)].map(
    ([, name = '', value = '']) => [name, decoded(value)],
  )
  const selects = [...form.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', options = '']) => [
      name,
      tags(options, 'option').find(each => 'selected' in each)?.value ?? '',
    ],
  )
  return Object.fromEntries([...inputs, ...areas, ...selects])
}

const text = async (answer: Response): Promise<string> => answer.text()

describe('homes at the desk', () => {
  it('17.56: names the feed that a home comes from, and no CRM where there is none (DESK-70)', async () => {
    const { own, store } = await anOffice()
    const at = async (path: string) => decoded(await (await own.ask(path)).text())
    const seen = async (source: string) => {
      const home = store.homes.get('fed')
      if (home) store.homes.set('fed', { ...home, source })
      return (await at('/desk/homes')) + (await at('/desk/homes/fed'))
    }
    const named = await seen('scale')
    expect(named).toContain('uit feed ‘scale’')
    expect(named).toContain('Dit pand komt uit de feed ‘scale’.')
    expect(await seen('feed')).toContain('Dit pand komt uit uw feed.')
    for (const source of ['scale', 'feed']) expect(await seen(source)).not.toContain('CRM')
    expect(await seen('crm')).toContain('uit uw CRM')
  })

  it('17.56: names each field of a new home that is wrong, as of every form (DESK-211)', async () => {
    const { own } = await anOffice()
    const refused = await own.ask('/desk/homes/new', { deal: 'x', price: 'veel' })
    const summary = /role="alert".*?<\/ul>/s.exec(await refused.text())?.[0] ?? ''
    const lines = [...summary.matchAll(/<a href="#(\w+)">([^:<]+): /g)].map(([, ...pair]) => pair)
    expect(lines).toEqual([
      ['deal', 'Wat doet u ermee?'],
      ['kind', 'Type'],
      ['place', 'Postcode en gemeente'],
      ['price', 'Prijs'],
    ])
    const invited = await own.ask('/desk/people', { act: 'invite', email: 'geen', role: 'agent' })
    expect(decoded(await invited.text())).toMatch(/<a href="#email">[^:<]+: /)
  })

  it('17.52: tells in the log which home it was, and each field by its label (DESK-34)', async () => {
    const { own, formAt } = await anOffice()
    const form = await formAt(VILLA)
    await own.ask(VILLA, { ...form, 'general-title-nl': 'Huis' })
    const log = await (await own.ask('/desk/audit')).text()
    expect(log).toContain(' Kerkstraat 4, 9000 Gent</span>')
    expect(log).toMatch(/Titel \(Nederlands\)<\/th><td[^>]*>Villa<\/td><td[^>]*>Huis</)
    expect(log.match(/<tbody>.*?<\/tbody>/s)?.[0].match(/<tr/g)).toHaveLength(1)
  })

  it('are listed, searched and paged, and none is said kindly (DESK-70)', async () => {
    const { own, store } = await anOffice()
    const all = await text(await own.ask('/desk/homes'))
    expect(all).toContain('Kerkstraat 4, 9000 Gent')
    expect(all).toContain('href="/desk/homes/sketch"')
    expect(await text(await own.ask('/desk/homes?state=draft'))).not.toContain('/homes/villa"')
    expect((await own.ask('/desk/homes?state=nonsense&page=-1&order=%00')).status).toBe(200)
    expect(await text(await own.ask('/desk/homes?q=nergens'))).toContain('Niets gevonden')
    const { content } = store.homes.get('villa') ?? { content: { general: { id: 0 } } }
    const home = store.homes.get('villa')
    for (let id = 100; home && id < 160; id++)
      store.homes.set(`h${id}`, { ...home, externalId: `h${id}`, id, content })
    expect(await text(await own.ask('/desk/homes?page=2'))).toContain('page=3')
    store.homes.clear()
    expect(await text(await own.ask('/desk/homes'))).toContain('/desk/homes/new')
  })

  it('come as drafts, with what a draft needs (DESK-71)', async () => {
    const { own, store, hire, signedIn } = await anOffice()
    const typed = { deal: 'FOR_SALE', kind: '1', street: 'Kouter', number: '1', price: 'duur' }
    const refused = await own.ask('/desk/homes/new', typed)
    expect(refused.status).toBe(422)
    const page = await text(refused)
    for (const part of ['value="Kouter"', 'value="duur"', 'href="#place"', 'href="#price"'])
      expect(page).toContain(part)
    const whole = { ...typed, price: '1.285.000', place: '9000 Gent' }
    await hire('cas@agency.example', 'agent')
    const cas = await signedIn('cas@agency.example')
    const made = await cas.ask('/desk/homes/new', whole)
    const [name = '', home] = [...store.homes].at(-1) ?? []
    expect(made.headers.get('Location')).toBe(`/desk/homes/${name}?done=homes.made`)
    expect(home).toMatchObject({
      state: 'draft',
      content: {
        general: {
          price: { value: 1_285_000 },
          address: { street: { nl: 'Kouter' }, city: { id: 44021 }, region: 'FLANDERS' },
        },
        salesRep: { email: 'cas@agency.example' },
      },
    })
  })

  it('are made once by a form that is sent twice, twice by two forms (DESK-71)', async () => {
    const { own, store } = await anOffice()
    const before = store.homes.size
    const form = async () => formFields(await (await own.ask('/desk/homes/new')).text(), 'street')
    const filled = { ...(await form()), kind: '1', street: 'Kouter', place: '9000 Gent' }
    const [one, again] = await Promise.all([
      own.ask('/desk/homes/new', filled),
      own.ask('/desk/homes/new', filled),
    ])
    expect([one.status, again.status]).toEqual([303, 303])
    expect(again.headers.get('Location')).toBe(one.headers.get('Location'))
    expect(store.homes.size).toBe(before + 1)
    // Back, another number, and sent: another home.
    await own.ask('/desk/homes/new', { ...filled, number: '3' })
    await own.ask('/desk/homes/new', {
      ...filled,
      ...(await form()),
      kind: '1',
      street: 'Kouter',
      place: '9000 Gent',
    })
    expect(store.homes.size).toBe(before + 3)
  })

  it('are changed by an owner and by their own agent alone (DESK-72, DESK-73)', async () => {
    const { own, hire, signedIn, store, formAt } = await anOffice()
    await hire('bo@agency.example', 'agent')
    await hire('cas@agency.example', 'agent')
    await hire('dirk@agency.example', 'editor')
    await hire('els@agency.example', 'reader')
    const bo = await signedIn('bo@agency.example')
    const fields = await formAt(`${VILLA}?tab=texts`, bo)
    const typed = { ...fields, 'general-title-nl': 'Van Bo' }
    for (const email of ['cas', 'dirk', 'els']) {
      const other = await signedIn(`${email}@agency.example`)
      expect((await other.ask(VILLA)).status).toBe(200)
      expect(fieldsIn(await text(await other.ask(`${VILLA}?tab=texts`)))).not.toHaveProperty(
        'general-title-nl',
      )
      for (const path of [`${VILLA}?tab=texts`, `${VILLA}/publish`])
        expect((await other.ask(path, typed)).status).toBe(403)
    }
    expect(store.homes.get('villa')?.content.general).toMatchObject({ title: { nl: 'Villa' } })
    expect((await bo.ask(`${VILLA}?tab=texts`, typed)).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({ title: { nl: 'Van Bo' } })
    const agentTab = await text(await bo.ask(`${VILLA}?tab=agent`))
    expect(fieldsIn(agentTab)).not.toHaveProperty('salesRep-phone')
    expect(agentTab).toContain('kan alleen een zaakvoerder')
    expect(agentTab).toContain(`${VILLA}/photos`)
    const taken = await bo.ask(`${VILLA}?tab=agent`, { 'salesRep-email': 'cas@agency.example' })
    expect([taken.status, await text(taken)]).toEqual([403, expect.stringContaining('cas@agency')])
    expect(store.homes.get('villa')?.content.salesRep).toEqual({ email: 'Bo@agency.example' })
    expect((await bo.ask(`${VILLA}?tab=agent`, { free: 'salesRep.email' })).status).toBe(403)
    for (const path of ['/desk/homes/nobody', '/desk/homes/..%2Fsite', '/desk/homes/x/publish'])
      expect((await own.ask(path, path.endsWith('publish') ? {} : undefined)).status).toBe(404)
  })

  it('are sent back as they came without a change (DESK-76, DESK-74)', async () => {
    const { own, store, formAt } = await anOffice()
    const before = structuredClone(store.homes.get('villa'))
    const page = await text(await own.ask(VILLA))
    const tabs = [...page.matchAll(/\/desk\/homes\/villa\?tab=(\w+)"/g)].map(([, tab = '']) => tab)
    expect(new Set(tabs).size).toBeGreaterThan(10)
    for (const tab of new Set(tabs)) {
      const path = `${VILLA}?tab=${tab}`
      expect((await own.ask(path, await formAt(path))).headers.get('Location')).toContain(
        'done=saved',
      )
    }
    expect(store.homes.get('villa')).toEqual(before)
  })

  it('change field by field, with a row in the audit (DESK-75, DESK-83)', async () => {
    const { own, store, formAt, site } = await anOffice()
    const layout = await formAt(`${VILLA}?tab=layout`)
    await own.ask(`${VILLA}?tab=layout`, {
      ...layout,
      'layout-0-surface': '14,5',
      'layout-1-id': '5',
    })
    expect(store.list('villa', 'layout')).toEqual([
      { id: 1, floor: 0, sort: 3, surface: 14.5 },
      { id: 5 },
    ])
    const money = await formAt(`${VILLA}?tab=financial`)
    await own.ask(`${VILLA}?tab=financial`, { ...money, 'general-price-value': '275.000' })
    const [row] = await agencyRows<{ before: string; after: string }>(
      site.id,
      `SELECT before, after FROM audit WHERE act = 'home changed' ORDER BY at DESC LIMIT 1`,
    )
    expect(row?.before).toContain('285000')
    expect(row?.after).toContain('275000')
  })

  it('tell at the field what does not fit, and at the top of which field, and lose nothing (DESK-77, DESK-211)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = `${VILLA}?tab=financial`
    const refused = await own.ask(path, {
      ...(await formAt(path)),
      'general-price-value': 'veel',
      'technical-monthlyCost': '-5',
      'general-price-deposit': '1.500',
    })
    expect(refused.status).toBe(422)
    const page = await text(refused)
    expect(page).toContain('id="general-price-value-error"')
    expect(page).toContain('id="technical-monthlyCost-error"')
    expect(
      [...page.matchAll(/<li><a href="#([\w-]+)">([^<:]+): /g)].map(([, ...found]) => found),
    ).toEqual([
      ['general-price-value', 'Prijs'],
      ['technical-monthlyCost', 'Maandelijkse kosten'],
    ])
    expect(fieldsIn(page)).toMatchObject({
      'general-price-value': 'veel',
      'technical-monthlyCost': '-5',
      'general-price-deposit': '1.500',
    })
    expect(store.homes.get('villa')?.content.general).toMatchObject({ price: GENERAL.price })
    const rooms = `${VILLA}?tab=layout`
    const cell = { ...(await formAt(rooms)), 'layout-0-surface': 'groot' }
    expect(await text(await own.ask(rooms, cell))).toContain(
      '>Ruimtes 1, Oppervlakte: Vul een getal in',
    )
    const place = { ...(await formAt(`${VILLA}?tab=address`)), place: 'Nergens' }
    expect((await own.ask(`${VILLA}?tab=address`, place)).status).toBe(422)
  })

  it('show what the law asks, as one types too (DESK-78, DESK-79)', async () => {
    const { own, store, formAt } = await anOffice()
    const planning = await text(await own.ask(`${VILLA}?tab=planning`))
    expect(planning).toContain('leest de bezoeker')
    const rule = /data-rule="FLANDERS:epcValue" data-state="(\w+)"/.exec(planning)
    expect(rule?.[1]).toBe('missing')
    expect(planning).toContain('?tab=epc&amp;open=energy-epcValue#energy-epcValue')
    const before = structuredClone(store.homes.get('villa'))
    const typed = { ...(await formAt(`${VILLA}?tab=epc`)), 'energy-epcValue': '172' }
    const live = await own.ask(`${VILLA}/lens?tab=epc`, typed)
    expect(await live.json()).toMatchObject({ rules: { 'FLANDERS:epcValue': 'present' } })
    expect(store.homes.get('villa')).toEqual(before)
  })

  it('name the law that nobody looked up for a year (DESK-85)', async () => {
    const { own } = await anOffice()
    const lens = async (): Promise<string> => text(await own.ask(VILLA))
    expect(await lens()).not.toContain('laatst nagekeken op')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2028-06-01T10:00:00Z') })
    const later = await aDesk()
    homeStore(later.api, later.site.id, { villa: { content: { general: { id: 7, ...GENERAL } } } })
    const page = await text(await (await later.signedIn()).ask(VILLA))
    vi.useRealTimers()
    expect(page).toContain('laatst nagekeken op')
  })

  it('lose nothing of two people who work on one (DESK-80)', async () => {
    const { own, store, formAt, signedIn } = await anOffice()
    const path = `${VILLA}?tab=texts`
    const mine = await formAt(path)
    const other = await signedIn()
    await other.ask(path, { ...(await formAt(path, other)), 'general-title-nl': 'Van een ander' })
    // Another field: both stay.
    expect((await own.ask(path, { ...mine, 'general-description-nl': 'Mooi' })).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({
      title: { nl: 'Van een ander' },
      description: { nl: 'Mooi' },
    })
    const conflict = await own.ask(path, { ...mine, 'general-title-nl': 'Van mij' })
    expect(conflict.status).toBe(409)
    const page = await text(conflict)
    expect(page).toContain('Van een ander')
    expect(fieldsIn(page)).toMatchObject({ 'general-title-nl': 'Van mij' })
    expect((await own.ask(path, fieldsIn(page))).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({ title: { nl: 'Van mij' } })
  })

  it('17.6: a French save leaves the English text of somebody else alone (DESK-80)', async () => {
    const { own, store, formAt, signedIn } = await anOffice()
    const path = `${VILLA}?tab=texts`
    const [en, fr] = ['general-title-en', 'general-title-fr']
    const mine = await formAt(path)
    const other = await signedIn()
    await other.ask(path, { ...(await formAt(path, other)), [en]: 'An EN 3' })
    expect((await own.ask(path, { ...mine, [fr]: 'Le mien' })).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({
      title: { nl: 'Villa', en: 'An EN 3', fr: 'Le mien' },
    })
    // A language that both wrote: it alone is asked about, and the others have what is stored.
    const mineAgain = await formAt(path)
    await other.ask(path, {
      ...(await formAt(path, other)),
      [en]: 'An EN 4',
      [fr]: 'Le sien',
      'general-description-en': 'Lovely',
    })
    const asked = await own.ask(path, { ...mineAgain, [fr]: 'Encore le mien' })
    expect(asked.status).toBe(409)
    const page = await text(asked)
    expect(page).toContain('Nu staat er: Le sien')
    expect(page).toContain('>Titel (Frans): Intussen gewijzigd door iemand anders')
    expect(page.match(/Nu staat er/g)).toHaveLength(1)
    expect(fieldsIn(page)).toMatchObject({ [en]: 'An EN 4', [fr]: 'Encore le mien' })
    expect((await own.ask(path, fieldsIn(page))).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({
      title: { nl: 'Villa', en: 'An EN 4', fr: 'Encore le mien' },
      description: { en: 'Lovely' },
    })
  })

  it('17.6: what is refused comes back with what somebody else saved meanwhile (DESK-80)', async () => {
    const { own, store, formAt, signedIn } = await anOffice()
    const path = `${VILLA}?tab=financial`
    const mine = await formAt(path)
    const other = await signedIn()
    await other.ask(path, { ...(await formAt(path, other)), 'general-price-value': '270000' })
    const refused = await own.ask(path, { ...mine, 'general-price-deposit': 'veel' })
    expect(refused.status).toBe(422)
    const again = { ...fieldsIn(await text(refused)), 'general-price-deposit': '1500' }
    expect((await own.ask(path, again)).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({
      price: { value: 270_000, deposit: 1500 },
    })
  })

  it('17.6: rows follow theirs, and a code is told in words (DESK-80)', async () => {
    const { own, store, formAt, signedIn } = await anOffice()
    const path = `${VILLA}?tab=layout`
    const mine = await formAt(path)
    const other = await signedIn()
    await other.ask(path, { ...(await formAt(path, other)), 'layout-0-floor': '1' })
    const typed = { ...mine, 'layout-0-comment-fr': 'Clair' }
    expect((await own.ask(path, typed)).status).toBe(303)
    expect(store.list('villa', 'layout')).toMatchObject([{ floor: 1, comment: { fr: 'Clair' } }])
    const code = await own.ask(path, { ...mine, 'layout-0-floor': '2', 'layout-0-id': '5' })
    expect(code.status).toBe(409)
    expect(await text(code)).toContain('Ruimtes 1, Verdieping: Intussen')
    const kind = await formAt(`${VILLA}?tab=general`)
    await other.ask(`${VILLA}?tab=general`, { ...kind, 'general-headType': '2' })
    const sent = { ...kind, 'general-headType': '3' }
    expect(await text(await own.ask(`${VILLA}?tab=general`, sent))).toMatch(/Nu staat er: \p{L}+</u)
  })

  it('17.6: one coordinate is saved without the other (DESK-76)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = `${VILLA}?tab=address`
    await own.ask(path, { ...(await formAt(path)), lat: '51,05', lon: '3,72' })
    await own.ask(path, { ...(await formAt(path)), lat: '51,06' })
    expect(store.homes.get('villa')?.content.general).toMatchObject({
      address: { geoLocation: { lat: 51.06, lon: 3.72 } },
    })
  })

  it('17.8: take away the mark of a form that the desk has, and of no other (DESK-213)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = `${VILLA}?tab=financial`
    const form = { ...(await formAt(path)), 'general-price-value': '270.000' }
    const [session = ''] = own.cookies.keys()
    const mark = session.replace(/desk.*$/, 'desk-sending')
    const isLeft = async (sent?: Record<string, string>): Promise<boolean> => {
      own.cookies.set(mark, 'a')
      await own.ask(path, sent)
      return own.cookies.has(mark)
    }
    expect(await isLeft()).toBe(true)
    expect(await isLeft({ ...form, 'general-price-deposit': 'veel' })).toBe(false)
    expect(await isLeft({ ...form, 'general-price-deposit': 'x'.repeat(2_100_000) })).toBe(true)
    store.isAway = true
    expect(await isLeft(form)).toBe(true)
    store.isAway = false
    expect(await isLeft(form)).toBe(false)
  })

  it('are laid on what came between reading and writing (DESK-80)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = `${VILLA}?tab=financial`
    const form = { ...(await formAt(path)), 'general-price-value': '270.000' }
    let comes = 1
    store.between = () => {
      const home = store.homes.get('villa')
      if (!home || comes-- <= 0) return
      store.homes.set('villa', { ...home, updatedAt: 50 })
    }
    expect((await own.ask(path, form)).status).toBe(303)
    expect(store.homes.get('villa')?.content.general).toMatchObject({ price: { value: 270_000 } })
    store.isAway = true
    expect((await own.ask(path, form)).status).toBe(503)
  })

  it('17.57: have the number that was typed, in every form of theirs (DESK-77, DESK-105)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = `${VILLA}?tab=financial`
    const price = () => store.homes.get('villa')?.content.general
    for (const [text, value] of [
      ['450,000', 450_000],
      ['1.250', 1250],
      ['€ 1 250,50', 1250.5],
      ['1,25', 1.25],
    ] as const) {
      await own.ask(path, { ...(await formAt(path)), 'general-price-value': text })
      expect([text, price()]).toMatchObject([text, { price: { value } }])
      await own.ask(path, { ...(await formAt(path)), 'general-price-value': '285000' })
      await own.ask(`${VILLA}/acts`, { act: 'price', price: text, sure: text })
      expect([text, price()]).toMatchObject([text, { price: { value } }])
    }
    const rooms = `${VILLA}?tab=layout`
    await own.ask(rooms, { ...(await formAt(rooms)), 'layout-0-surface': '1.250' })
    expect(store.list('villa', 'layout')).toMatchObject([{ surface: 1250 }])
    const place = `${VILLA}?tab=address`
    await own.ask(place, { ...(await formAt(place)), lat: '51.053', lon: '3,725' })
    expect(price()).toMatchObject({ address: { geoLocation: { lat: 51.053, lon: 3.725 } } })
  })

  it('17.57: are not published over what somebody else saved meanwhile (DESK-80)', async () => {
    const { own, store } = await anOffice()
    store.between = () => {
      const home = store.homes.get('sketch')
      if (home) store.homes.set('sketch', { ...home, updatedAt: (home.updatedAt ?? 0) + 1 })
    }
    const answer = await own.ask('/desk/homes/sketch/publish', { reason: 'EPC is besteld' })
    expect(answer.status).toBe(409)
    const page = await text(answer)
    expect(page).toContain('EPC is besteld')
    expect(page).toContain('Er kwam iets tussen. Sla nog eens op.')
    expect(page).not.toContain('Bij elk veld staat wat er nu is')
    expect(store.homes.get('sketch')?.state).toBe('draft')
    store.between = () => undefined
    store.isAway = true
    expect((await own.ask('/desk/homes/sketch/publish', { reason: 'x' })).status).toBe(503)
  })

  it('are published with gaps for a reason alone, which stays (DESK-81)', async () => {
    const { own, store } = await anOffice()
    const path = '/desk/homes/sketch/publish'
    const refused = await own.ask(path, { reason: ' ' })
    expect(refused.status).toBe(422)
    expect(await text(refused)).toContain('id="reason-error"')
    expect(store.homes.get('sketch')?.state).toBe('draft')
    await own.ask(path, { reason: 'EPC is besteld' })
    expect(store.homes.get('sketch')).toMatchObject({
      state: 'online',
      reason: { text: 'EPC is besteld' },
    })
    expect(await text(await own.ask('/desk/homes/sketch'))).toContain('EPC is besteld')
  })

  it('17.36: are published without their energy value until a day, which stands there and can be moved (DESK-222)', async () => {
    const { own, store } = await anOffice()
    const path = '/desk/homes/unlabelled/publish'
    const last = addDays(toDay(Date.now()), 90)
    const page = await text(await own.ask('/desk/homes/unlabelled'))
    expect(tags(page, 'input').find(({ name }) => name === 'until')).toMatchObject({
      type: 'date',
      max: last,
    })
    const refused = await own.ask(path, { reason: 'EPC is besteld', until: 'morgen' })
    const answer = await text(refused)
    expect(refused.status).toBe(422)
    expect(answer).toContain('id="until-error"')
    expect(answer).toContain('EPC is besteld')
    expect(store.homes.get('unlabelled')?.state).toBe('draft')
    await own.ask(path, { reason: 'EPC is besteld', until: last })
    expect(store.homes.get('unlabelled')).toMatchObject({
      state: 'online',
      reason: { text: 'EPC is besteld', until: last },
    })
    const shown = await text(await own.ask('/desk/homes/unlabelled'))
    expect(shown).toContain(`tot en met ${formatDate(last)}`)
    expect(shown).toContain('Verlengen')
  })

  it('are locked where a feed keeps them, until somebody knows better (DESK-82)', async () => {
    const { own, store, formAt } = await anOffice()
    const path = '/desk/homes/fed?tab=financial'
    expect(await formAt(path)).not.toHaveProperty('general-price-value')
    const opened = await formAt(`${path}&open=general-price-value`)
    expect(opened).toMatchObject({ 'general-price-value': '285000' })
    await own.ask(path, { ...opened, 'general-price-value': '280000' })
    expect(store.homes.get('fed')?.overrides).toMatchObject([{ path: 'general.price.value' }])
    const page = await text(await own.ask(path))
    expect(page).toContain('285000')
    const free = { ...fieldsIn(page), free: 'general.price.value' }
    expect((await own.ask(path, free)).headers.get('Location')).toContain('done=homes.freed')
    expect(store.homes.get('fed')).toMatchObject({
      overrides: [],
      content: { general: { price: { value: 285_000 } } },
    })
  })
})

describe('homes of who left', () => {
  it('are told to owners and given to a colleague in one act (DESK-197, DESK-198)', async () => {
    const { own, store, hire, signedIn, site } = await anOffice()
    const today = await (await own.ask('/desk')).text()
    expect(decoded(today)).toContain('1 pand is van niemand die hier werkt')
    const list = '/desk/homes?agent=bo%40agency.example'
    expect(today).toContain(`${list}#give`)
    expect(decoded(await (await own.ask(list)).text())).toContain('werkt hier niet meer')
    const cis = await hire('cis@agency.example', 'agent')
    const eva = await hire('eva@agency.example', 'editor')
    const give = (to: string, by = own) =>
      by.ask('/desk/homes-given', { from: 'bo@agency.example', to })
    const agents = async () => (await give(cis, await signedIn('cis@agency.example'))).status
    expect([await agents(), (await give(eva)).status]).toEqual([403, 422])
    expect(store.homes.get('villa')?.content).toMatchObject({
      salesRep: { email: 'Bo@agency.example' },
    })
    store.isAway = true
    expect((await give(cis)).headers.get('Location')).toContain('homes.givenPartly')
    store.isAway = false
    expect((await give(cis)).headers.get('Location')).toContain('homes.given')
    expect(store.homes.get('villa')?.content).toMatchObject({
      salesRep: { email: 'cis@agency.example' },
    })
    expect(
      await agencyRows(site.id, `SELECT act FROM audit WHERE act = 'home given'`),
    ).toHaveLength(1)
    expect(decoded(await (await own.ask('/desk')).text())).not.toContain('niemand die hier werkt')
  })
})
