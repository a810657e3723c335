import { describe, expect, it } from 'vitest'
import type { Estate } from '../../shared/estate/estate.ts'
import { anEstate } from '../support/demo-api.ts'
import { anAgency, headings, visibleText } from '../support/an-agency.ts'

/** An answer of an API that keeps no promise. */
const bad = (general: object, rest: object = {}): Estate => {
  const estate = anEstate(7)
  return { ...estate, ...rest, general: { ...estate.general, ...general } } as Estate
}

const pictures = Array.from({ length: 10_000 }, (_, index) => ({
  file: `p${index}`,
  index: 10_000 - index,
}))

const CASES: [what: string, estate: Estate][] = [
  ['nothing but an id', { general: { id: 7 } }],
  [
    'null everywhere',
    bad(
      {
        headType: null,
        subType: null,
        transaction: null,
        title: null,
        description: null,
        price: null,
        address: null,
        sticker: null,
        parentId: null,
      },
      {
        dimensions: null,
        energy: null,
        layout: null,
        pictures: null,
        files: null,
        videos: null,
        planning: null,
        fields: null,
        ki: null,
      },
    ),
  ],
  [
    'strings for numbers',
    bad(
      {
        price: { value: '325000' },
        bedroomCount: '3',
        floor: '1',
        headType: { id: '1' },
        transaction: { id: '1' },
      },
      {
        dimensions: { areaBuild: '150', areaGround: 'x' },
        energy: { epcValue: '210' },
        layout: [{ id: '1', floor: '0', surface: '12' }],
        pictures: [{ file: 'a', width: 'wide', height: {}, color: 7, hash: 9, index: 'first' }],
      },
    ),
  ],
  [
    'unknown codes',
    bad(
      {
        headType: { id: 999 },
        subType: { id: 999 },
        transaction: { id: 77 },
        price: { value: 1, period: 'CENTURY' },
      },
      {
        technical: { condition: 'GLORIOUS', available: 'SOMEDAY' },
        energy: { energyLabel: 'Z' },
        planning: { townPlanningValue: 'QQ', buildingLicense: 'PERHAPS' },
        flooding: { floodingParcelScore: 'X', floodingBuildingScore: 12 },
      },
    ),
  ],
  ['ten thousand pictures', bad({}, { pictures })],
  [
    'lists that are none',
    bad(
      {},
      {
        pictures: 'many',
        layout: {},
        files: 3,
        videos: 'x',
        facilities: null,
        environments: 1,
        certificates: {},
        buildTechnicals: 'y',
      },
    ),
  ],
  [
    'lists with holes',
    bad(
      {},
      {
        pictures: [null, 1, {}, { file: '' }, { thumbnail: 't' }],
        layout: [null, 'room', { id: 1 }],
        files: [null, {}],
        videos: [null, { link: 'javascript:alert(1)' }],
      },
    ),
  ],
  [
    'objects for texts',
    bad({ title: { nl: { deep: 1 } }, description: ['a'], reference: {}, entityNumber: [] }),
  ],
  ['a parent that is no id', bad({ parentId: { id: 4 } })],
  ['an address in one word', bad({ address: 'Gent' })],
  ['prices beyond reason', bad({ price: { value: 1e300 } })],
  ['a price below zero', bad({ price: { value: -5 } })],
  [
    'a salesRep of any shape',
    bad(
      {},
      {
        salesRep: {
          firstname: 3,
          lastname: null,
          picture: '../secret',
          phone: {},
          email: '"><script>',
        },
      },
    ),
  ],
]

describe('an estate as no API promised it', () => {
  it.each(CASES)('is shown as far as it can be: %s (DETAIL-33, ESTATE-3)', async (_, estate) => {
    const agency = anAgency([estate])
    for (const locale of agency.site.locales) {
      const { status, html } = await agency.open(
        `/${locale}/${{ nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' }[locale]}/7`,
      )
      expect(status).toBe(200)
      expect(visibleText(html)).not.toMatch(
        /undefined|\bnull\b|\[object|NaN|Infinity|_[a-zA-Z]\w*\._?/,
      )
      expect(headings(html).filter(({ text }) => text === '')).toEqual([])
      expect(headings(html).filter(({ level }) => level === 1)).toHaveLength(1)
    }
  })

  it('shows no more pictures than anybody looks at (PIC-6)', async () => {
    const { html } = await anAgency([bad({}, { pictures })]).open('/nl/aanbod/7')
    expect(html.match(/gallery__slide/g)).toHaveLength(60)
  })

  it('takes markup in texts as text or not at all (DETAIL-32)', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)><b>Ruim</b>'
    const estate = bad(
      {
        title: { nl: evil },
        description: { nl: evil },
        reference: evil,
        sticker: { id: 1, name: { nl: evil }, color: '"onload=', colorText: 'x' },
      },
      {
        layout: [{ id: 1, value: { name: { nl: evil } }, comment: evil }],
        files: [
          { comment: evil, link: 'javascript:alert(3)' },
          { comment: evil, link: '/f.pdf' },
        ],
        videos: [
          { type: { id: 2 }, link: 'javascript:alert(4)' },
          { type: { id: 2 }, link: 'https://evil.example/"><script>' },
        ],
        extraFields: [{ extra_field_autoid: 1, type: 'TEXT', name: { nl: evil }, value: evil }],
        salesRep: { firstname: evil, email: evil },
      },
    )
    const { html } = await anAgency([estate]).open('/nl/aanbod/7')
    expect(html).not.toMatch(/<script>alert|onerror=|javascript:|onload=/)
    expect(visibleText(html)).toContain('Ruim')
  })

  it('embeds only what the site trusts (DETAIL-31, BROWSER-26)', async () => {
    const estate = bad(
      {},
      {
        videos: [
          { type: { id: 2 }, link: 'https://tours.example/a' },
          { type: { id: 1 }, link: 'https://other.example/b' },
          { type: { id: 2 }, link: 'http://tours.example/c' },
        ],
      },
    )
    const { settings } = anAgency([]).site
    const { html } = await anAgency([estate], {
      settings: { ...settings, videoHosts: ['tours.example'] },
    }).open('/nl/aanbod/7')
    expect(html.match(/data-name="estate-tour"/g)).toHaveLength(1)
    expect(html.match(/class="tour__link"/g)).toHaveLength(3)
    expect(html).not.toContain('<iframe')
  })

  it('never says the address of a home that is hidden in any other way (VIS-18)', async () => {
    for (const visible of [0, '0', 'false', false]) {
      const agency = anAgency([
        bad({
          address: {
            ...anEstate(7).general.address,
            street: { nl: 'Geheimstraat' },
            visible,
            geoLocation: { lat: 51.04321, lon: 3.71234 },
          },
        }),
      ])
      const { html } = await agency.open('/nl/aanbod/7')
      expect(html).toContain('Gent')
      expect(html).not.toMatch(/Geheimstraat|geheimstraat|51\.04321|3\.71234/)
    }
  })
})
