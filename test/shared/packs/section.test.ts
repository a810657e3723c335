import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { MAX_SECTIONS, Page } from '../../../shared/packs/page.ts'
import { Image, Link, PageUrl } from '../../../shared/packs/content.ts'
import { ListNode } from '../../../shared/packs/list-node.ts'
import { Menus } from '../../../shared/packs/menus.ts'
import { Section } from '../../../shared/packs/section.ts'
import { problems } from './problems.ts'

const nl = { nl: 'Tekst' }
const link = { label: nl, page: { nl: 'contact' } }
const ofSection = (change: object): string[] => problems(Section, { id: 'a', ...change })
const one = (problem: string): string[] => [problem]

describe('a section of a page', () => {
  it.each([
    { type: 'callToAction', link },
    {
      type: 'callToAction',
      title: nl,
      intro: nl,
      text: nl,
      link,
      numbers: [
        { value: 0, label: nl },
        { value: 1e9, suffix: '+', label: nl },
      ],
      employees: true,
      picture: { asset: 'a', alt: nl },
    },
    { type: 'estateList', node: { query: {} } },
    { type: 'estateFilter' },
    { type: 'estateFilter', list: 'a', page: { nl: '' }, tabs: [link] },
    { type: 'estateCollection', collectionId: 1, limit: 100, more: link },
    { type: 'estateItem', estateId: 7 },
    { type: 'estateItem', estateId: 'guid' },
    { type: 'employees', entity: 'employees' },
    { type: 'offices', entity: 'offices' },
    { type: 'reviews', entity: 'reviews' },
    { type: 'quotes', entity: 'quotes' },
    { type: 'htmlText', html: nl },
    { type: 'imageWithText', html: nl, image: { asset: 'a', alt: nl }, side: 'left' },
    { type: 'imageWithText', html: nl, image: { asset: 'a', alt: nl }, side: 'right', link },
    { type: 'contactForm' },
    { type: 'contactForm', subject: nl },
    { type: 'sectionTitle', title: nl },
    { type: 'sectionTitle', title: nl, level: 1 },
    { type: 'sectionTitle', title: nl, level: 2 },
    { type: 'bivCib' },
    { type: 'vat-regime-costs' },
  ])('may be %j', section => {
    expect(ofSection(section)).toEqual([])
  })

  it.each([
    [{ type: 'bivCib', id: '' }, 'id: must be of a–z, 0–9, - and _, at most 60'],
    [{ type: 'bivCib', id: 'x'.repeat(61) }, 'id: must be of a–z, 0–9, - and _, at most 60'],
    [{ type: 'bivCib', id: 'a b' }, 'id: must be of a–z, 0–9, - and _, at most 60'],
    [{ type: 'bivCib', text: nl }, 'text: is no field here; allowed: id, title, intro, type'],
    [
      { type: 'bivCib', title: {} },
      'title: must have a text in at least one language: nl, fr, en or de',
    ],
    [{ type: 'callToAction' }, 'link: is missing'],
    [
      { type: 'callToAction', link, numbers: [{ value: -1, label: nl }] },
      'numbers[0].value: must be at least 0',
    ],
    [
      { type: 'callToAction', link, numbers: [{ value: 2e9, label: nl }] },
      'numbers[0].value: must be at most 1000000000',
    ],
    [{ type: 'callToAction', link, numbers: [{ value: 1 }] }, 'numbers[0].label: is missing'],
    [{ type: 'estateCollection', collectionId: 0 }, 'collectionId: must be at least 1'],
    [{ type: 'estateCollection', collectionId: 1, limit: 0 }, 'limit: must be at least 1'],
    [{ type: 'estateCollection', collectionId: 1, limit: 101 }, 'limit: must be at most 100'],
    [{ type: 'estateItem', estateId: '' }, 'estateId: must not be empty'],
    [
      { type: 'employees', entity: 'people' },
      'entity: must be one of employees, offices, reviews, quotes',
    ],
    [
      { type: 'imageWithText', html: nl, image: { asset: 'a', alt: nl }, side: 'top' },
      'side: must be one of left, right',
    ],
    [{ type: 'sectionTitle' }, 'title: is missing'],
    [{ type: 'sectionTitle', title: nl, level: 3 }, 'level: must be 1 or 2'],
    [{ type: 'htmlText', html: 'plain' }, 'html: must be an object in { }, not "plain"'],
  ])('is refused as %j: %s (PACK-25)', (section, problem) => {
    expect(ofSection(section)).toEqual(one(problem))
  })

  test('of no known type is answered with the types (PACK-26)', () => {
    const [problem = ''] = ofSection({ type: 'video' })
    expect(problem).toMatch(
      /^type: must be one of callToAction, estateList, .*, vat-regime-costs, not "video"$/,
    )
  })
})

describe('the homes of a list', () => {
  it.each([
    { query: {} },
    { query: { terms: { 'transaction.id': [1, 'FOR_SALE'] } } },
    { query: { range: { price: { gte: 1, lte: 2 }, area: {} } } },
    { query: { match: { a: 1, b: 'c', d: false } } },
    { query: { distance: { geoLocation: { lat: -90, lon: 180 }, distance: '5km' } } },
    {
      query: {
        within: [
          [90, -180],
          [-90, 180],
        ],
      },
      collections: [{ id: 1 }],
    },
    ...['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE', null].map(groupBy => ({
      query: {},
      groupOptions: { groupBy },
    })),
  ])('are chosen by %j', node => {
    expect(problems(ListNode, node)).toEqual([])
  })

  it.each([
    [{}, 'query: is missing'],
    [{ query: {}, limit: 1 }, 'limit: is no field here; allowed: query, collections, groupOptions'],
    [
      { query: { order: 1 } },
      'query.order: is no field here; allowed: terms, range, match, distance, within',
    ],
    [{ query: { terms: { a: 1 } } }, 'query.terms.a: must be a list in [ ], not 1'],
    [
      { query: { terms: { a: [true] } } },
      'query.terms.a[0]: must be a number without quotes or a text in quotes, not true',
    ],
    [
      { query: { range: { a: { gt: 1 } } } },
      'query.range.a.gt: is no field here; allowed: gte, lte',
    ],
    [{ query: { within: [[90.5, 0]] } }, 'query.within[0][0]: must be at most 90'],
    [{ query: { within: [[-90.5, 0]] } }, 'query.within[0][0]: must be at least -90'],
    [{ query: { within: [[0, 181]] } }, 'query.within[0][1]: must be at most 180'],
    [{ query: { within: [[0, -181]] } }, 'query.within[0][1]: must be at least -180'],
    [
      { query: { distance: { geoLocation: { lat: 91, lon: 0 }, distance: '1km' } } },
      'query.distance.geoLocation.lat: must be at most 90',
    ],
    [
      { query: { distance: { geoLocation: { lat: 0, lon: -181 }, distance: '1km' } } },
      'query.distance.geoLocation.lon: must be at least -180',
    ],
    [
      { query: { distance: { geoLocation: { lat: 0, lon: 0 } } } },
      'query.distance.distance: is missing',
    ],
    [{ query: {}, collections: [{ id: 0 }] }, 'collections[0].id: must be at least 1'],
    [
      { query: {}, groupOptions: { groupBy: 'AREA' } },
      'groupOptions.groupBy: must be one of TYPE, SUBTYPE, CITY, STATUS, PRICE',
    ],
  ])('are not chosen by %j: %s (PACK-25)', (node, problem) => {
    expect(problems(ListNode, node)).toEqual(one(problem))
  })
})

describe('what leads to a page', () => {
  it.each(['', 'contact', 'te-koop/gent', 'a/b/c/d', '2-1', 'x'.repeat(120)])(
    'is at “%s”',
    nlPath => {
      expect(problems(PageUrl, { nl: nlPath })).toEqual([])
    },
  )

  it.each(['Contact', '/contact', 'contact/', 'a//b', 'a/b/c/d/e', '-a', 'a-', 'a--b', 'é', 'a b'])(
    'is not at “%s”',
    nlPath => {
      expect(problems(PageUrl, { nl: nlPath })).toEqual([
        "nl: must be words of a–z and 0–9 with dashes between, at most four parts with / between, or ''",
      ])
    },
  )

  test('is at most 120 letters long', () => {
    expect(problems(PageUrl, { nl: 'x'.repeat(121) })).toEqual([
      'nl: must have at most 120 letters',
    ])
  })

  it.each([
    [{ label: nl, url: '/nl', query: 'a=1' }, []],
    [{ label: nl, route: 'favorites' }, []],
    [{ url: '/nl' }, ['label: is missing']],
    [
      { label: nl, url: 'javascript:alert(1)' },
      ['url: must start with https://, http://, mailto:, tel: or /'],
    ],
  ])('says %j: %j', (each, said) => {
    expect(problems(Link, each)).toEqual(said)
  })

  test('A picture has its name and words for who does not see it', () => {
    expect(problems(Image, { asset: 'a', alt: nl, width: 1, height: 60_000 })).toEqual([])
    expect(problems(Image, { asset: 'a.png' })).toEqual([
      'asset: must be the name of a file in assets/, without its ending',
      'alt: is missing',
    ])
    expect(problems(Image, { asset: 'a', alt: nl, width: 0, height: 60_001 })).toEqual([
      'width: must be at least 1',
      'height: must be at most 60000',
    ])
  })
})

describe('a menu', () => {
  const item = (children?: object[]) => ({ label: nl, target: { url: '/' }, children })
  const menu = (...items: object[]) => ({ menus: [{ name: 'header', items }] })

  it('has three levels at most', () => {
    expect(problems(Menus, menu(item([item([item()])])))).toEqual([])
    expect(problems(Menus, menu(item([item([item([item()])])])))).toEqual([
      'menus[0].items[0].children[0].children[0].children[0]: must not be there: a menu has 3 levels',
    ])
  })

  it('leads to a page, a route or an address', () => {
    for (const target of [{ page: { nl: '' } }, { route: 'favorites' }, { url: 'tel:112' }])
      expect(problems(Menus, menu({ label: nl, target }))).toEqual([])
    for (const target of ['/', {}])
      expect(problems(Menus, menu({ label: nl, target }))).toEqual([
        'menus[0].items[0].target: must be {"page": …}, {"route": …} or {"url": …}',
      ])
  })
})

describe('a page', () => {
  const least = { url: { nl: 'a' }, title: nl, description: nl, sections: [] }

  it('is content, published and not yet dated where it does not say', () => {
    expect(v.parse(Page, least)).toEqual({
      ...least,
      role: 'content',
      published: true,
      updatedAt: 0,
    })
  })

  it('has so many sections', () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `s${index}`, type: 'bivCib' }))
    expect(problems(Page, { ...least, sections: sections(MAX_SECTIONS) })).toEqual([])
    expect(problems(Page, { ...least, sections: sections(MAX_SECTIONS + 1) })).toEqual([
      `sections: must have at most ${MAX_SECTIONS} sections`,
    ])
  })
})
