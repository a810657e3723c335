import { beforeAll, describe, expect, it } from 'vitest'
import { anAgency, visibleText, type OpenedPage } from '../../../support/an-agency.ts'
import { anEstate, aSite } from '../../../support/demo-api.ts'

const estate = anEstate(
  7,
  { price: { value: 450_000 } },
  {
    dimensions: { areaBuild: 150, areaGround: 300 },
    layout: [{ id: 1, count: 3 }],
    pictures: [
      { file: 'a', index: 0, room: 4 },
      { file: 'b', index: 1, kind: 'plan', caption: { nl: '1 Keuken 18 m²' } },
    ],
  },
)

const open = async (query = ''): Promise<OpenedPage> => {
  const agency = anAgency([estate])
  const { path } = await agency.open('/nl/aanbod/7')
  return agency.open(path + query)
}

describe('the page of a home', () => {
  let html = ''
  beforeAll(async () => {
    html = (await open()).html
  })

  it('keeps price, facts and act together, beside the story and at the foot (DETAIL-45, DETAIL-47)', () => {
    const aside = html.slice(html.indexOf('estate__aside'), html.indexOf('estate__story'))
    expect(visibleText(aside)).toContain('€ 3.000 /m² bewoonbare oppervlakte')
    expect(aside.indexOf('estate__price')).toBeLessThan(aside.indexOf('key-facts'))
    expect(aside.indexOf('key-facts')).toBeLessThan(aside.indexOf('contact-card'))
    expect(visibleText(html.slice(html.indexOf('class="contact-bar"')))).toContain('€ 450.000')
  })

  it('folds its tables but for energy and planning, and unfolds them by a link (DETAIL-48)', () => {
    const folded = [
      ...html.matchAll(/<details class="panel[^]*?<div class="panel__body" id="([\w-]+)"/g),
    ]
    expect(folded.map(([, id]) => id)).toContain('panel-general')
    expect(html).toMatch(/<section class="panel" id="panel-epc"/)
    expect(html).toMatch(/<section class="panel" id="panel-planning"/)
    expect(html).toMatch(/<span class="panel__first">[^<]+ · /)
  })

  it('has an index of its parts, not of its tabs (DETAIL-49)', () => {
    const index = html.slice(
      html.indexOf('class="page-index"'),
      html.indexOf('</nav>', html.indexOf('class="page-index"')),
    )
    expect(index).toContain('href="#details"')
    expect(index).not.toContain('href="#panel-general"')
  })

  it('names the room of a picture, and what a plan’s caption says (DETAIL-50, DETAIL-51)', () => {
    expect(html).toContain('<span class="gallery__room">Keuken</span>')
    expect(html).toContain('data-gallery')
    expect(html).toMatch(/plans__rooms[^>]*>1\sKeuken\s18\sm²/)
  })
})

describe('the brand', () => {
  it.each([
    ['editorial', ['description', 'plans', 'details', 'costs']],
    ['coastal', ['description', 'plans', 'costs', 'details']],
    ['rustic', ['description', 'details', 'plans', 'costs']],
  ] as const)(
    '%s tells its homes in its own order, and so does the index (DETAIL-52)',
    async (character, order) => {
      const told = anEstate(
        7,
        { price: { value: 450_000 }, description: { nl: 'Een huis.' } },
        { dimensions: { areaBuild: 150 }, pictures: [{ file: 'b', index: 1, kind: 'plan' }] },
      )
      const agency = anAgency([told], { theme: { ...aSite().theme, character } })
      const { html } = await agency.open((await agency.open('/nl/aanbod/7')).path)
      const index = [...html.matchAll(/page-index__link" href="#(\w+)"/g)].map(([, id]) => id)
      expect(index.filter(id => order.some(each => each === id))).toEqual(order)
      const places = order.map(id => html.indexOf(`id="${id}"`))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    },
  )
})

describe('the loan', () => {
  it('is told by the visitor’s own figures, and such a page is not stored (DETAIL-46)', async () => {
    const { html, headers } = await open('?rate=3&years=20&own=50.000')
    expect(visibleText(html)).toMatch(/Per maand, 20 jaar aan 3\s%/)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(html).toContain('value="50.000"')
  })

  it('says nothing unasked, suggests no rate, and tells at the field what it cannot read (DETAIL-46)', async () => {
    const { html } = await open()
    expect(html).toMatch(/<input[^>]*name="rate"[^>]*value=""/)
    expect(html).not.toContain('costs-table__monthly')
    const wrong = (await open('?rate=veel&years=20')).html
    expect(wrong).toMatch(/<input(?=[^>]*value="veel")(?=[^>]*aria-invalid="true")[^>]*name="rate"/)
    expect(wrong).not.toMatch(/id="loan-rate-error" hidden/)
    expect(wrong).toMatch(/id="loan-own-error" hidden/)
  })
})

describe('the living plan', () => {
  const drawn = anEstate(
    8,
    {},
    {
      layout: [
        { id: 29, floor: 0, surface: 8 },
        { id: 2, floor: 0, surface: 34 },
        { id: 4, floor: 0, surface: 16, value: { name: { nl: '<b>Kook</b>"><script>x' } } },
        { id: 16, floor: 0 },
        { id: 1, floor: 1, surface: 14, value: { name: { nl: 'a'.repeat(10_000) } } },
        { id: 1, floor: 1, surface: 11 },
      ],
      pictures: [
        { file: 'a', index: 0, room: 4 },
        { file: 'b', index: 1, room: 1 },
        { file: 'c', index: 2, kind: 'plan' },
      ],
    },
  )
  let html = ''
  let section = ''
  beforeAll(async () => {
    const agency = anAgency([drawn])
    const { path } = await agency.open('/nl/aanbod/8')
    html = (await agency.open(path)).html
    section = html.slice(html.indexOf('id="rooms"'), html.indexOf('class="locator'))
  })

  it('is plan, rows, cutaway and pictures with one mark a room (PLAN-3, PLAN-11, PLAN-13)', () => {
    expect(section.match(/data-room="2"/g)).toHaveLength(3)
    expect(section).toMatch(/<a id="room-2"[^>]*aria-label="2 Leefruimte, 34\sm²"/)
    expect(section).toMatch(/<li data-room="3"><a class="plans__link"/)
    expect(section).toMatch(/<span id="room-k1"/)
    expect(html).toMatch(/<a class="gallery__room" href="#room-3"/)
    const tab = html.slice(html.indexOf('id="panel-layout"'), html.indexOf('id="panel-comfort"'))
    expect(visibleText(tab)).not.toContain('Leefruimte')
  })

  it('says that it is schematic, and leaves the plans of the agency as they are (PLAN-20, PLAN-21)', () => {
    expect(visibleText(section)).toContain('niet op schaal waar de lijn onderbroken is')
    expect(visibleText(section)).toContain('naar het grondplan')
    expect(html).toMatch(/<section class="plans"[^]*?<a class="plans__link"/)
  })

  it('loads its style sheet there alone, and keeps hostile names as text (PLAN-22, PLAN-23)', async () => {
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/plan-/)
    expect((await open()).html).not.toMatch(/assets\/plan-|estate-rooms/)
    expect(section).not.toMatch(/<script>x/)
    expect(section).toContain(`aria-label="5 ${'a'.repeat(80)}…, 14`)
    expect(section).not.toMatch(/<text[^>]*>a{20}/)
  })

  it('lies over another home in one drawing with a scale bar (PLAN-17)', async () => {
    const other = anEstate(9, {}, { layout: drawn.layout })
    const bare = anEstate(10)
    const agency = anAgency([drawn, other, bare])
    const compared = (await agency.open('/nl/vergelijken?ids=8.9.10')).html
    const overlay = compared.slice(compared.indexOf('id="overlay"'))
    expect(overlay.match(/<svg class="plan"/g)).toHaveLength(1)
    expect(overlay).toMatch(/class="overlay__bar"/)
    expect((await agency.open('/nl/vergelijken?ids=8.10')).html).not.toContain('id="overlay"')
  })
})
