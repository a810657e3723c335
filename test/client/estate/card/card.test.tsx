import { describe, expect, it } from 'vitest'
import { EstateCardView } from '../../../../client/estate/card/card.tsx'
import { energyLetter } from '../../../../client/estate/card/energy-label.tsx'
import { Label } from '../../../../client/estate/card/label.tsx'
import type { EstateCard } from '../../../../shared/estate/card.ts'
import { html, viewOf } from '../../../support/render.tsx'

const CARD: EstateCard = {
  general: {
    id: 7,
    headType: { id: 1 },
    subType: { id: 1, name: { nl: 'Woning' } },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    price: { value: 495000 },
    bedroomCount: 3,
    address: { visible: true, city: { id: 1, name: 'Gent', zip: '9000' } },
  },
  dimensions: { areaGround: 640, areaBuild: 182 },
  energy: { energyLabel: 'A_PLUS' },
  pictures: [{ file: 'p7', hash: 'h', width: 1450, height: 1088, color: 'c8b8a4' }],
}

const cardOf = (
  general: Partial<EstateCard['general']>,
  rest: Partial<EstateCard> = {},
): EstateCard => ({ ...CARD, ...rest, general: { ...CARD.general, ...general } })

describe('the property card', () => {
  it('says what stands where, for how much, and how large it is (LIST-23)', () => {
    const card = html(<EstateCardView card={CARD} />)
    for (const words of ['Huis in Gent', '€\u00a0495.000', '640\u00a0m²', '182\u00a0m²', '>A+<'])
      expect(card).toContain(words)
    expect(card).toMatch(/<a class="card__link" href="\/nl\/aanbod\/7\/[^"]+">Huis in Gent<\/a>/)
  })

  it('leaves out what is not known or zero (LIST-23)', () => {
    const card = html(
      <EstateCardView
        card={cardOf({ bedroomCount: 0 }, { dimensions: { areaGround: null, areaBuild: 0 } })}
      />,
    )
    expect(card.match(/class="card__fact"/g)).toBeNull()
    expect(html(<EstateCardView card={CARD} />).match(/class="card__fact"/g)).toHaveLength(3)
  })

  it('tells sub type and street, and how many pictures there are, a link to them (LIST-50, LIST-57)', () => {
    const address = { ...CARD.general.address, street: { nl: 'Weverstraat' }, number: '61' }
    const card = html(<EstateCardView card={cardOf({ address, pictureCount: 12 })} />)
    expect(card).toContain('<p class="card__where">Woning · Weverstraat 61</p>')
    expect(card).toMatch(/<a class="card__photos" href="[^"]+#gallery".*12<\/span><\/a>/)
    const hidden = { ...address, visible: false }
    expect(
      html(<EstateCardView card={cardOf({ address: hidden, pictureCount: 1 })} />),
    ).not.toMatch(/Weverstraat|card__photos/)
  })

  it('tells of a project what its homes are, in ranges that no line breaks (LIST-49, PAGE-95)', () => {
    const units = { count: 12, free: 9, area: [77, 191], bedrooms: [1, 3] }
    const project = { project: true, title: { nl: 'De Vlaskaai' }, units } as const
    const card = html(
      <EstateCardView
        card={cardOf({ ...project, units: { ...units, area: [77, 191], bedrooms: [1, 3] } })}
      />,
    )
    for (const words of ['De Vlaskaai', '9 van 12 vrij', '77–\u2060191\u00a0m²', '1–\u20603'])
      expect(card).toContain(words)
    expect(card).not.toContain('640')
  })

  it('leads to the short address of a project’s child (LIST-27)', () => {
    expect(html(<EstateCardView card={cardOf({ parentId: 5 })} />)).toContain(
      '<a class="card__link" href="/nl/aanbod/7">',
    )
  })

  it('has its picture below /assets/ (ROUTE-23)', () => {
    expect(html(<EstateCardView card={CARD} />)).toContain('src="/assets/p7?hash=h&amp;w=725"')
  })

  it('is no link where the site has no detail pages (LIST-26)', () => {
    const card = html(<EstateCardView card={CARD} />, viewOf('nl', false))
    expect(card).not.toContain('<a ')
    expect(card).toContain('Huis in Gent')
  })

  it('keeps the heart outside the link (LIST-28)', () => {
    const card = html(<EstateCardView card={CARD} />)
    expect(card).toMatch(/<button[^>]* data-favorite="7"/)
    expect(card).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/)
  })

  it.each([
    ['sold', { transaction: { id: 5 } }, 'Verkocht'],
    ['rented', { transaction: { id: 6 } }, 'Verhuurd'],
  ])(
    'shows the word for %s on the picture and instead of the price (LIST-29)',
    (_, general, word) => {
      const card = html(<EstateCardView card={cardOf(general)} />)
      expect(card.split(word)).toHaveLength(3)
      expect(card).not.toContain('495.000')
    },
  )

  it('shows a dash without a price', () => {
    expect(html(<EstateCardView card={cardOf({ price: null })} />)).toContain(
      '<p class="card__price">-</p>',
    )
  })

  it('says that there is no picture, in words (LIST-25)', () => {
    expect(html(<EstateCardView card={cardOf({}, { pictures: [] })} />)).toContain(
      'Dit pand heeft geen foto',
    )
  })

  it('fetches only an eager picture at once, and keeps the place of both (CONTENT-42)', () => {
    const [first, later] = [
      html(<EstateCardView card={CARD} eager />),
      html(<EstateCardView card={CARD} />),
    ]
    expect(first).toMatch(/fetchPriority="high"|fetchpriority="high"/)
    expect(first).toContain('loading="eager"')
    expect(later).toContain('loading="lazy"')
    for (const card of [first, later]) expect(card).toMatch(/width="1450" height="1088"/)
  })

  it('paints colours from outside by attributes only, and only colours (BROWSER-6)', () => {
    const sticker = { id: 1, name: { nl: 'Open huis' }, color: 'f2c230', colorText: '222222' }
    const card = html(<EstateCardView card={cardOf({ sticker })} />)
    expect(card).toContain('color="#f2c230"')
    expect(card).not.toContain('style=')
    expect(
      html(
        <EstateCardView card={cardOf({}, { pictures: [{ file: 'p', color: '"><script>' }] })} />,
      ),
    ).not.toContain('<script')
  })
})

describe('a label', () => {
  it.each([
    ['f2c230', '222222', 'label--dark'],
    ['1f3a5f', 'ffffff', 'label--light'],
    ['1f3a5f', '111111', 'label--light'],
    ['ffff00', 'ffffff', 'label--dark'],
  ])('on %s with text %s reads in %s (LIST-30)', (color, colorText, expected) => {
    expect(html(<Label label={{ name: 'Nieuw', color, colorText }} isSold={false} />)).toContain(
      expected,
    )
  })
})

describe('the energy letter', () => {
  it.each([
    ['A_PLUS_PLUS', 'A++'],
    ['A_PLUS', 'A+'],
    ['a', 'A'],
    ['G', 'G'],
    ['A+', 'A+'],
    ['A_B', null],
    ['H', null],
    ['', null],
    [null, null],
  ])('of %s is %s (LIST-24)', (label, letter) => {
    expect(energyLetter(label)).toBe(letter)
  })
})
