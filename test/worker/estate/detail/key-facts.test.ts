import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { anAgency, headings, visibleText } from '../../../support/an-agency.ts'
import { anEstate } from '../../../support/demo-api.ts'

const open = async (estate: Estate): Promise<string> =>
  (await anAgency([estate]).open('/nl/aanbod/7')).html

const factsOf = (html: string): string[] => {
  const start = html.indexOf('<dl class="key-facts"')
  if (start < 0) return []
  return [...html.slice(start, html.indexOf('</dl>', start)).matchAll(/<dd>([^<]+)<\/dd>/g)].map(
    ([, value = '']) => value,
  )
}

describe('at a glance', () => {
  it('stand the five that are asked first, each where it is known (DETAIL-36)', async () => {
    expect(
      factsOf(
        await open(
          anEstate(
            7,
            { bathroomCount: 2 },
            { technical: { constructionYear: 1931, elevator: true } },
          ),
        ),
      ),
    ).toEqual(['150\u00a0m²', '300\u00a0m²', '3', '2', '1931'])
    expect(
      factsOf(await open(anEstate(7, { bedroomCount: 0 }, { dimensions: { areaGround: 80 } }))),
    ).toEqual(['80\u00a0m²'])
    expect(factsOf(await open(anEstate(7, { bedroomCount: null }, { dimensions: {} })))).toEqual([])
  })

  it('calls the area of what nobody lives in by another word (DETAIL-42)', async () => {
    const words = async (id: number): Promise<string> =>
      visibleText(await open(anEstate(7, { headType: { id } })))
    expect(await words(1)).toContain('Bewoonbare oppervlakte 150 m²')
    for (const id of [4, 5, 7]) {
      const text = await words(id)
      expect(text.match(/Nuttige oppervlakte\s+150 m²/g)?.length).toBe(3)
      expect(text).not.toContain('Bewoonbare')
    }
  })

  it('stands, under the VAT regime, what it comes to in place of the hidden price (DETAIL-34, VIS-16)', async () => {
    const html = await open(
      anEstate(
        7,
        { price: { value: 200_001, totalPrice: 242_000 } },
        { fields: { 'financial.vat_regime': true } },
      ),
    )
    expect(visibleText(html)).toContain('€ 242.000 (btw inbegrepen)')
    expect(html).not.toMatch(/200\.001|200001/)
  })

  it.each([
    ['of a project', { project: true }, {}, 1],
    ['of a new home', {}, { technical: { newBuilding: true } }, 1],
    ['of an old home', {}, {}, 0],
    [
      'of a new home that is sold',
      { transaction: { id: 5 } },
      { technical: { newBuilding: true } },
      0,
    ],
    [
      'under the VAT regime',
      {},
      { technical: { newBuilding: true }, fields: { 'financial.vat_regime': true } },
      0,
    ],
  ])(
    'stands that a price %s may be without VAT, where it may (LAW-69)',
    async (_, general, rest, times) => {
      const agency = anAgency([anEstate(7, { price: { value: 300_000 }, ...general }, rest)])
      const { html } = await agency.open('/nl/aanbod/7')
      expect(html.split('Nieuwbouw: btw, registratierechten')).toHaveLength(times + 1)
    },
  )

  it('stands above the form that a question may be asked, and of what is sold no more (DETAIL-44)', async () => {
    for (const [id, viewings, heading] of [
      [1, false, 'Vraag informatie of een bezoek'],
      [1, true, 'Stel uw vraag'],
      [5, false, 'Stel uw vraag'],
    ] as const) {
      const agency = anAgency([anEstate(7, { transaction: { id } }, { viewings })])
      const { html } = await agency.open('/nl/aanbod/7')
      expect(headings(html).map(({ text }) => text)).toContain(heading)
    }
  })

  it('stands that a price is an invitation, and no longer of what is sold (LAW-24)', async () => {
    expect(visibleText(await open(anEstate(7)))).toContain('is een uitnodiging tot bieden')
    expect(visibleText(await open(anEstate(7, { transaction: { id: 5 } })))).not.toContain(
      'is een uitnodiging',
    )
  })

  it('is counted as free what is neither sold nor taken over (ESTATE-44)', async () => {
    const child = (id: number, transaction: number) =>
      anEstate(id, { parentId: 7, transaction: { id: transaction } })
    const agency = anAgency([
      anEstate(7, { project: true, headType: { id: 6 } }),
      ...[1, 2, 5, 6, 7].map((transaction, index) => child(50 + index, transaction)),
    ])
    expect(visibleText((await agency.open('/nl/aanbod/7')).html)).toContain('2 van de 5 nog vrij')
  })
})
