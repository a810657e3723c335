import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { anAgency, visibleText } from '../../../support/an-agency.ts'

const rental = (more: object = {}): Estate =>
  anEstate(
    7,
    { transaction: { id: 2 }, price: { value: 950, period: 'MONTH', deposit: 2850 } },
    more,
  )

const open = async (estate: Estate, query = ''): Promise<string> => {
  const agency = anAgency([estate])
  const { path } = await agency.open('/nl/aanbod/7')
  return (await agency.open(path + query)).html
}

describe('the costs of a sale', () => {
  it.each([
    ['', '€ 6.000'],
    ['?situation=secondHome', '€ 36.000'],
    ['?situation=newBuild21', '€ 6.000'],
    ['?situation=nonsense', '€ 6.000'],
  ])(
    'of € 300.000 in Flanders, asked by "%s", hold %s of duty or VAT (LAW-38, LAW-39)',
    async (query, amount) => {
      const html = await open(anEstate(7, { price: { value: 300_000 } }), query)
      expect(html.replace(/\s/g, ' ')).toContain(`<td>${amount}</td>`)
    },
  )

  it('begin with 21 % VAT for a new building, and offer a shop no own home (LAW-37, LAW-39)', async () => {
    const price = { value: 300_000 }
    const isNew = await open(anEstate(7, { price }, { technical: { newBuilding: true } }))
    expect(isNew.replace(/\s/g, ' ')).toContain('<td>€ 63.000</td>')
    expect(isNew).not.toContain('value="ownHome"')
    expect(visibleText(isNew)).toContain('minstens vijftien jaar via een sociale verhuurder')
    const shop = await open(anEstate(7, { price, headType: { id: 4 } }))
    expect(shop).not.toMatch(/value="(ownHome|newBuild\d+)"/)
    expect(shop.replace(/\s/g, ' ')).toContain('<td>€ 36.000</td>')
  })

  it('call what is no home other property, and a second home what is one (LAW-42)', async () => {
    const price = { value: 300_000 }
    expect(visibleText(await open(anEstate(7, { price, headType: { id: 5 } })))).toContain(
      'Ander onroerend goed',
    )
    expect(visibleText(await open(anEstate(7, { price })))).toContain('Tweede verblijf')
  })

  it('say that the notary’s fee is not known, and where and when the rates were looked up (LAW-32, LAW-35)', async () => {
    const text = visibleText(await open(anEstate(7, { price: { value: 300_000 } })))
    expect(text).toMatch(/Ereloon van de notaris\s+niet gekend/)
    expect(text).toContain('Totaal zonder ereloon van de notaris')
    expect(text).toContain('Vlaamse Codex Fiscaliteit (13/12/2013), art. 2.9.4.2.11')
    expect(text).toContain('Laatst nagekeken op 22/11/2026')
  })

  it('17.33: add up to the total they show, to the cent (LAW-34)', async () => {
    const html = await open(anEstate(7, { price: { value: 333_333 } }))
    const cents = [
      ...html.matchAll(/costs-table__[\w-]+"><th scope="row">[^<]*<\/th><td>€\s([\d.,]+)<\/td>/g),
    ].map(([, amount = '']) =>
      Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100),
    )
    expect(cents.length).toBe(4)
    expect(cents.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(cents.at(-1))
  })

  it.each([
    ['5302', 'a holiday house', { subType: { id: 128 } }],
    ['1447', 'a house for several families', { subType: { id: 124 } }],
  ])('17.31: offer no own home of %s, %s (LAW-71)', async (_, __, general) => {
    const html = await open(anEstate(7, { price: { value: 300_000 }, ...general }))
    expect(html).toContain('value="secondHome"')
    expect(html).not.toContain('value="ownHome"')
  })

  it.each([
    ['129000', '9620', 'Vermindering voor een bescheiden woning € -1.867', '€ 130.620,50'],
    ['230000', '9000', 'Vermindering voor een bescheiden woning € -1.867', '€ 233.640,50'],
  ])('17.32: of € %s at %s name the reduction (LAW-72)', async (price, zip, line, total) => {
    const address = { city: { id: 1, name: 'Stad', zip }, region: 'FLANDERS' as const }
    const estate = anEstate(7, { price: { value: Number(price) }, address })
    const text = visibleText(await open(estate)).replace(/\s+/g, ' ')
    expect(text).toContain(line)
    expect(text).toContain(`Totaal zonder ereloon van de notaris ${total}`)
    expect(text).toContain('art. 2.9.5.0.5')
  })

  it.each<[string, Estate]>([
    ['what is sold', anEstate(7, { transaction: { id: 5 } })],
    ['what has no price', anEstate(7, { price: null })],
    ['what lies in no region', anEstate(7, { address: null })],
    ['what is to rent', anEstate(7, { transaction: { id: 2 } })],
    ['a project', anEstate(7, { project: true })],
    ['what is taken over', anEstate(7, { transaction: { id: 3 } })],
    ['a business', anEstate(7, { headType: { id: 4 }, subType: { id: 410 } })],
    ['a new office', anEstate(7, { headType: { id: 4 } }, { technical: { newBuilding: true } })],
    ['a new garage', anEstate(7, { headType: { id: 5 } }, { technical: { newBuilding: true } })],
    ['the VAT regime', anEstate(7, {}, { fields: { 'financial.vat_regime': true } })],
  ])('are not told of %s (LAW-38)', async (_, estate) =>
    expect(await open(estate)).not.toContain('name="situation"'),
  )
})

it.each(['notary.sale_type', 'notary.sale_date', 'notary.starting_price'])(
  'a public sale, told by %s, has no calculation (LAW-38, LAW-43)',
  async key =>
    expect(await open(anEstate(7, {}, { fields: { [key]: '2026-12-04' } }))).not.toContain(
      'name="situation"',
    ),
)

describe('17.37: what stands beside a price', () => {
  it.each<[string, Estate]>([
    ['a sale', anEstate(7, { price: null })],
    ['a sale of 0', anEstate(7, { price: { value: 0 } })],
    ['a sale of -1', anEstate(7, { price: { value: -1 } })],
    ['a rent', anEstate(7, { transaction: { id: 2 }, price: null })],
    ['a new building', anEstate(7, { price: null }, { technical: { newBuilding: true } })],
    ['a project', anEstate(7, { project: true, price: null })],
    [
      'a public sale',
      anEstate(7, { price: null }, { fields: { 'notary.sale_date': '2026-12-04' } }),
    ],
    ['the VAT regime', anEstate(7, {}, { fields: { 'financial.vat_regime': true } })],
  ])('is nothing where there is none, of %s (LAW-24)', async (_, estate) =>
    expect(await open(estate)).not.toContain('estate__not-binding'),
  )

  it('is told of the one total under the VAT regime too (LAW-24, LAW-25)', async () => {
    const price = { value: 300_000, totalPrice: 363_000 }
    const estate = anEstate(7, { price }, { fields: { 'financial.vat_regime': true } })
    const text = visibleText(await open(estate))
    expect(text).toContain('De vermelde prijs is een uitnodiging')
    expect(text).not.toContain('excl. btw')
  })

  const PARTS = {
    'financial.warranty': 980,
    'financial.monthly_costs': 61,
    'financial.provision': 62,
    'financial.provision_information': { nl: 'Water en traphal' },
  }
  const AMOUNTS = /€ (980|981|60|61|62)\b|Water en traphal/

  it.each<[string, Partial<Estate['general']>, Partial<Estate>]>([
    ['rented', { transaction: { id: 6 } }, { technical: { monthlyCost: 60 } }],
    ['rented, by fields of its own', { transaction: { id: 6 } }, { fields: PARTS }],
    [
      'to rent without a rent',
      { transaction: { id: 2 }, price: { deposit: 981 } },
      { technical: { monthlyCost: 60 } },
    ],
    [
      'to rent without a rent, by fields of its own',
      { transaction: { id: 2 }, price: null },
      { fields: PARTS },
    ],
  ])('is no deposit and no charge of what is %s (VIS-25)', async (_, general, rest) => {
    const price = { value: 950, period: 'MONTH' as const, deposit: 981 }
    expect(visibleText(await open(anEstate(7, { price, ...general }, rest)))).not.toMatch(AMOUNTS)
  })

  it('is both where the rent stands, and the charges of what is sold (VIS-25)', async () => {
    const price = { value: 950, period: 'MONTH' as const }
    const rent = visibleText(
      await open(anEstate(7, { transaction: { id: 2 }, price }, { fields: PARTS })),
    )
    for (const amount of ['€ 980', '€ 61', '€ 62']) expect(rent).toContain(amount)
    const sale = visibleText(await open(anEstate(7, {}, { technical: { monthlyCost: 60 } })))
    expect(sale).toContain('€ 60')
  })
})

describe('a rent', () => {
  it('stands with its charges, both together and the deposit (LAW-21, LAW-22, LAW-24)', async () => {
    const text = visibleText(await open(rental({ technical: { monthlyCost: 90 } })))
    expect(text).toContain('€ 950 / maand + € 90 lasten / maand')
    expect(text).toContain('Totaal / maand € 1.040')
    expect(text).toContain('€ 2.850')
    expect(text).toContain('De vermelde huurprijs')
  })

  it('says so where its charges are not known (LAW-21, LAW-22)', async () =>
    expect(visibleText(await open(rental()))).toContain('Lasten: niet ingegeven'))
})

describe('the contact data of an agent', () => {
  const estate = anEstate(
    7,
    {},
    {
      salesRep: {
        firstname: 'Aline',
        lastname: 'Proef',
        phone: '+32 9 111 11 11',
        email: 'aline@kantoor.test',
      },
    },
  )

  it('stands on the page, which asks for it (VIS-20, DETAIL-35)', async () => {
    const agency = anAgency([estate])
    expect(visibleText((await agency.open('/nl/aanbod/7')).html)).toContain('Aline Proef')
    expect(agency.api.calls.map(({ path }) => path)).toContain(
      `/sites/${agency.site.id}/estates/7/contact-info`,
    )
  })

  it('never leaves through the calls of the script (VIS-20)', async () =>
    expect((await anAgency([estate]).open('/nl/ajax/estate/7')).html).not.toMatch(
      /Aline|111 11 11/,
    ))

  it('is that of the agency where it can’t be had (DETAIL-35)', async () => {
    const agency = anAgency([estate])
    agency.api.answers.set(
      `GET /sites/${agency.site.id}/estates/7/contact-info`,
      () => new Response(null, { status: 500 }),
    )
    const { status, html } = await agency.open('/nl/aanbod/7')
    expect(status).toBe(200)
    expect(html).toContain(agency.site.agency.email)
  })
})

describe('a project', () => {
  const project = anEstate(50, { project: true, headType: { id: 6 }, title: { nl: 'De Hof' } })
  const homes = [
    [51, 0, 1],
    [52, 1, 1],
    [53, 1, 5],
  ].map(([id = 0, floor, transaction = 1]) =>
    anEstate(id, {
      parentId: 50,
      floor,
      entityNumber: `${floor}.${id}`,
      headType: { id: 2 },
      transaction: { id: transaction },
    }),
  )

  it('has its homes floor by floor, and in its front a link to each floor and each home (ESTATE-43, ESTATE-44)', async () => {
    const { html, path } = await anAgency([project, ...homes]).open('/nl/aanbod/50')
    for (const id of [51, 52, 53]) expect(html.split(`href="${path}/${id}"`)).toHaveLength(3)
    expect(html).toContain('href="#floor-0"')
    expect(html.indexOf('id="floor-0"')).toBeLessThan(html.indexOf('id="floor-1"'))
    expect(visibleText(html)).toContain('2 van de 3 nog vrij')
    expect(html.match(/class="bay bay--gone"/g)).toHaveLength(1)
  })

  it('stands on the page of each of its homes, which is marked among its neighbours (ESTATE-45)', async () => {
    const { html, path } = await anAgency([project, ...homes]).open('/nl/aanbod/52')
    expect(path).toMatch(/^\/nl\/aanbod\/50\/[a-z0-9-]+\/52$/)
    expect(visibleText(html)).toContain('Deel van De Hof')
    expect(html.match(/aria-current="page"[^>]*>/g)?.length).toBeGreaterThan(0)
    expect(html).toContain('bay--current')
  })

  it('is linked from each of its homes, of which only the one shown is marked (ESTATE-45)', async () => {
    const { html, path } = await anAgency([project, ...homes]).open('/nl/aanbod/52')
    const toProject = html.match(/<p class="estate__project">.*?<\/p>/s)?.[0]
    expect(toProject).toContain(`href="${path.slice(0, path.lastIndexOf('/'))}"`)
    const bays = html.match(/<a class="bay [^>]*>/g) ?? []
    expect(bays).toHaveLength(homes.length)
    for (const mark of ['bay--current', 'aria-current="page"']) {
      const marked = bays.filter(bay => bay.includes(mark))
      expect(marked.map(bay => /href="([^"]*)"/.exec(bay)?.[1])).toEqual([path])
    }
  })
})

describe('where a home stands', () => {
  const address = { ...anEstate(7).general.address, geoLocation: { lat: 51.05432, lon: 3.72345 } }

  it('is drawn, with a link to its own list as a map (DETAIL-37)', async () => {
    const html = await open(anEstate(7, { address }))
    expect(html).toContain('Kaart van België met Gent aangeduid')
    expect(html).toContain('href="/nl/te-koop?view=map"')
  })

  it('is the neighbourhood only where the address is hidden, and says so (DETAIL-38)', async () => {
    const html = await open(anEstate(7, { address: { ...address, visible: false } }))
    expect(visibleText(html)).toContain('Het exacte adres geven we op aanvraag')
    expect(html).not.toContain('51.05432')
  })

  it('is not drawn of what has no place (DETAIL-37)', async () =>
    expect(await open(anEstate(7))).not.toContain('locator__map'))
})

describe('texts in another language than the page', () => {
  const texts = {
    title: { nl: 'Stille woning' },
    description: { nl: 'Een huis.\nMet tuin.', fr: 'Une maison : la vôtre !' },
    remarks: { nl: 'Enkel na afspraak' },
  }

  it('bear their language, and a line says which (LOCALE-19, LOCALE-20)', async () => {
    const agency = anAgency([anEstate(7, texts)])
    const { html } = await agency.open('/de/angebot/7')
    expect(html).toContain('<h1 lang="nl">Stille woning</h1>')
    expect(html).toContain('<div lang="nl"><p>Een huis.</p><p>Met tuin.</p></div>')
    expect(html).toContain('Dieser Text liegt nur auf Niederländisch vor.')
    const french = (await agency.open('/fr/offre/7')).html
    expect(french).toContain('<div><p>Une maison\u00a0: la vôtre\u202f!</p></div>')
    expect(french).not.toContain('n’existe qu’en')
    const dutch = (await agency.open('/nl/aanbod/7')).html
    expect(dutch).toContain('<h1>Stille woning</h1>')
    expect(dutch).not.toContain('class="only-in"')
  })

  it('bear it as captions, files, stickers, names and items of menus too (LOCALE-31)', async () => {
    const estate = anEstate(
      7,
      { sticker: { id: 1, name: { nl: 'Nieuw' } } },
      {
        pictures: [{ file: 'a', caption: { nl: 'De gevel' } }, { file: 'b' }],
        files: [
          { link: '/plan.pdf', comment: { nl: 'Grondplan' } },
          { link: '/epc.pdf', comment: { de: 'Ausweis' } },
        ],
        extraFields: [
          { extra_field_autoid: 1, name: { nl: 'Zicht' }, type: 'TEXT', value: 'Leie' },
        ],
        facilities: [
          { id: 1, name: { nl: 'Lift' } },
          { id: 2, name: { nl: 'Kelder' } },
        ],
      },
    )
    const agency = anAgency([estate])
    agency.api.answers.set(`GET /sites/${agency.site.id}/navigation/header`, {
      name: 'header',
      items: [
        { id: 1, label: { nl: 'Te koop' }, target: { route: 'favorites' }, children: [] },
        { id: 2, label: { de: 'Mieten' }, target: { route: 'favorites' }, children: [] },
      ],
    })
    const { html } = await agency.open('/de/angebot/7')
    expect(html).toMatch(/<img [^>]*alt="De gevel" lang="nl"/)
    expect(html).not.toMatch(/<img [^>]*alt="[^"]*2[^"]*" lang=/)
    expect(html).toMatch(/<a class="documents__link"[^>]* lang="nl"/)
    expect(html).toMatch(/<a class="documents__link"(?![^>]* lang=)[^>]*>(?:(?!<\/a>).)*Ausweis/)
    expect(html).toMatch(/<span class="label__word" lang="nl">Nieuw/)
    expect(html).toContain('<dt lang="nl">Zicht</dt>')
    expect(html).toContain('<dd lang="nl">Lift, Kelder</dd>')
    expect(html).toMatch(/<a class="site-menu__link"[^>]* lang="nl">Te koop/)
    expect(html).toMatch(/<a class="site-menu__link"(?![^>]* lang=)[^>]*>Mieten/)
  })
})

describe('the way to plan a viewing', () => {
  it.each([
    [anEstate(7, {}, {}), true],
    [anEstate(7, {}, { viewings: true }), true],
    [anEstate(7, {}, { viewings: false }), false],
    [anEstate(7, { transaction: { id: 5 } }), false],
  ])('is for what can be viewed alone (BOOK-10)', async (estate, shown) => {
    const html = await open(estate)
    expect(html.includes('?viewing=1"')).toBe(shown)
  })
})
