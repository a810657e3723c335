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
