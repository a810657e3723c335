import { describe, expect, it } from 'vitest'
import { isInLegalScope, isBuilding } from '../../../shared/estate/legal/legal-scope.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import {
  ascending,
  at,
  listAt,
  plainText,
  textOf,
  type EstateLike,
} from '../../../shared/estate/read.ts'
import { detailSlug, slugify } from '../../../shared/estate/slug.ts'

describe('what the API answers', () => {
  it('is read at a path, and nothing is taken for granted on the way', () => {
    const estate = { a: { b: [1, null, undefined, 0, ''] }, s: 'text' }
    expect(
      ['a.b', 'a.c', 's.length', 'a.b.c.d', 'constructor'].map(path => at(estate, path)),
    ).toEqual([estate.a.b, undefined, undefined, undefined, undefined])
    expect(['a.b', 's', 'a'].map(path => listAt(estate, path))).toEqual([[1, 0, ''], [], []])
  })

  it.each<[unknown, string | null]>([
    ['<p>Ruim  huis<br/>met\ttuin</p>', 'Ruim huis met tuin'],
    ['Zij < hij > wij\nen <3', 'Zij < hij > wij\nen <3'],
    ['</SPAN >x', 'x'],
    ['<b></b> ', null],
    [' ', null],
    [12.5, '12.5'],
    [0, '0'],
    [NaN, null],
    [Infinity, null],
    [true, null],
    [[], null],
    [{ fr: 'Maison' }, 'Maison'],
    [{ nl: 7 }, null],
  ])('%j is the text %j (ESTATE-4)', (value, text) => expect(textOf(value, 'nl')).toBe(text))

  it('keeps words apart where markup stood between them (ESTATE-4)', () => {
    expect(plainText('<li>een</li><li class="x">twee</li>')).toBe('een twee')
  })

  it('stands in order of its numbers, those without one last', () => {
    expect([null, 3, null, -1, 0].toSorted(ascending)).toEqual([-1, 0, 3, null, null])
    expect([ascending(null, null), ascending(1, null), ascending(null, 1)].map(Math.sign)).toEqual([
      0, -1, 1,
    ])
  })
})

describe('a slug', () => {
  const estate = (kind: string | null, status: string | null, city: object | null): EstateLike => ({
    general: {
      subType: { id: 1, name: { nl: kind } },
      transaction: { id: 1, name: { nl: status } },
      address: { city } as never,
    },
  })

  it.each<[EstateLike, string]>([
    [estate('Villa', 'Te koop', { name: 'Gent', zip: '9000' }), 'villa-te-koop-in-9000-gent'],
    [estate('Villa', null, { name: 'Gent' }), 'villa-in-gent'],
    [estate(null, null, { name: 'Gent' }), 'gent'],
    [estate('Villa', 'Te koop', null), 'villa-te-koop'],
    [estate(null, null, null), ''],
    [
      { general: { project: true, address: { city: { id: 1, name: 'Gent', zip: '9000' } } } },
      '9000-gent',
    ],
  ])('of %j is %j (ESTATE-23)', (one, slug) => expect(detailSlug(one, 'nl')).toBe(slug))

  it('writes letters that are two in one, or not ours, in a-z (ESTATE-25)', () => {
    expect(slugify('Straße Œuvre Ærø Łódź — Ÿ É')).toBe('strasse-oeuvre-aero-lodz-y-e')
  })
})

describe('what the law asks', () => {
  it('of buildings it asks of no plot, garage or project (LAW-15)', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 7, 9, 10, 99, null].map(id =>
        isBuilding({ general: { headType: { id: id as number } } }),
      ),
    ).toEqual([true, true, false, true, false, false, true, true, true, true, true])
  })

  it.each<[string, Parameters<typeof flemish>, boolean]>([
    ['a house of 2000', [2000], true],
    ['a house of 2001', [2001], false],
    ['a house nobody knows the age of', [null], true],
    ['a plot', [1990, { headType: { id: 3 } }], false],
    ['a garage of an unknown size', [1990, { headType: { id: 5 } }], true],
    [
      'a parking space in the open air',
      [1990, { headType: { id: 5 }, subType: { id: 505 } }],
      false,
    ],
    ['a house to let', [1990, { transaction: { id: 2 } }], false],
    ['a house in Namur', [1990, { address: { region: 'WALLONIA' } }], false],
    [
      'a house whose field says 2010',
      [1990, {}, { 'construction.construction_year': '2010' }],
      false,
    ],
  ])(
    'about asbestos it is asked of %s or not (LAW-20)',
    (_name, [year, general, fields], answer) => {
      expect(isInLegalScope('asbestosAge', flemish(year, general, fields))).toBe(answer)
    },
  )
})

it.each([
  [19, false],
  [20, true],
])('about asbestos it is asked of a garage of %i m²: %s (LAW-10)', (areaBuild, answer) =>
  expect(
    isInLegalScope('asbestosAge', {
      ...flemish(1990, { headType: { id: 5 } }),
      dimensions: { areaBuild },
    }),
  ).toBe(answer),
)

const flemish = (
  constructionYear: number | null,
  general: object = {},
  fields: Record<string, unknown> = {},
): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: 1 },
    address: { region: 'FLANDERS' },
    ...general,
  },
  technical: { constructionYear },
  fields,
})
