import { describe, expect, it } from 'vitest'
import { publicAddress, toCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { traitsOf } from '../../../shared/estate/traits-of.ts'

const ADDRESS = {
  street: { nl: 'Dorp' },
  number: '1',
  box: 'A',
  visible: true,
  city: { id: 1, name: 'Gent', zip: '9000' },
  country: { id: 1 },
  geoLocation: { lat: 51, lon: 3 },
}
const GENERAL = {
  id: 1,
  guid: 'a',
  parentId: 2,
  headType: { id: 1 },
  subType: { id: 3 },
  transaction: { id: 1 },
  price: { value: 5, deposit: 1 },
  bedroomCount: 3,
  publicationDate: '2026-01-01',
  floor: 1,
  floorId: 2,
  entityNumber: '1.2',
  sticker: { id: 1 },
}
const estate = (over: object = {}): Estate =>
  ({
    general: {
      ...GENERAL,
      title: { nl: 'Titel' },
      description: { nl: 'Lang' },
      reference: 'R',
      address: ADDRESS,
    },
    dimensions: { areaGround: 100, areaBuild: 50, widthHouse: 6 },
    energy: { energyLabel: 'B', epcValue: 150, co2: 3 },
    salesRep: { email: 'a@b.be' },
    ki: { indexed: 1 },
    updatedAt: 7,
    ...over,
  }) as unknown as Estate

describe('a card', () => {
  it('holds what a list needs, and nothing else of the estate (LIST-31)', () => {
    expect(toCard(estate())).toEqual({
      general: { ...GENERAL, title: undefined, address: ADDRESS },
      dimensions: { areaGround: 100, areaBuild: 50 },
      energy: { energyLabel: 'B', epcValue: 150, co2: 3 },
      pictures: [],
      updatedAt: 7,
    })
  })

  it('is cut of the barest estate too', () => {
    expect(toCard({ general: { id: 1, guid: null } } as unknown as Estate)).toEqual({
      general: { id: 1, address: null },
      dimensions: {},
      energy: {},
      pictures: [],
    })
  })

  it('keeps the title of a project, and under the VAT regime no bare price (VIS-16)', () => {
    const project = toCard(
      estate({ general: { ...GENERAL, project: true, title: { nl: 'Titel' } } }),
    )
    expect([project.general.title, project.general.project]).toEqual([{ nl: 'Titel' }, true])
    expect(toCard(estate({ fields: { 'financial.vat_regime': true } })).general.price).toEqual({
      value: null,
      deposit: 1,
    })
    expect(
      toCard(estate({ fields: { 'financial.vat_regime': true }, general: { id: 1 } })).general
        .price,
    ).toBeUndefined()
  })

  it.each([
    [
      [
        { file: 'b', index: 2 },
        { file: 'a', index: 1 },
        { file: 'c', index: 1 },
      ],
      'a',
    ],
    [[{ file: 'b' }, { file: 'a', index: 1 }], 'a'],
    [
      [
        { file: 'b', index: '10' },
        { file: 'a', index: '9' },
      ],
      'a',
    ],
    [[{ file: 'b', kind: 'plan', index: 0 }, { file: 'a' }], 'a'],
    [[{ file: 'a', kind: 'plan' }], 'a'],
    [[{ index: 0 }, null, { thumbnail: 't', index: 3 }], undefined],
    [[], null],
    ['x', null],
    [undefined, null],
  ])('of the pictures %j takes the main image (LIST-25, PIC-3)', (pictures, file) => {
    expect(toCard(estate({ pictures })).pictures.map(picture => picture.file)).toEqual(
      file === null ? [] : [file],
    )
  })

  it('counts the photographs that it turns over, not the plans (LIST-57)', () => {
    const pictures = [{ file: 'a' }, { file: 'b' }, { file: 'c', kind: 'plan' as const }]
    expect(toCard(estate({ pictures })).general.pictureCount).toBe(2)
    expect(toCard(estate({ pictures: pictures.slice(1) })).general.pictureCount).toBeUndefined()
  })

  it('shows of a hidden address the town alone', () => {
    expect(publicAddress({ ...ADDRESS, visible: false } as never)).toEqual({
      visible: false,
      city: ADDRESS.city,
      country: ADDRESS.country,
      region: undefined,
    })
    expect([publicAddress(null), publicAddress(undefined)]).toEqual([null, null])
  })
})

it.each<[object, string[]]>([
  [{}, []],
  [{ fields: { 'comfort.garden': 'ONLY_LAWN' } }, ['garden']],
  [{ fields: { 'comfort.garden_orientation': 'SOUTH' } }, ['garden']],
  [{ fields: { 'comfort.garden': false, 'comfort.garden_orientation': '' } }, []],
  [{ fields: { 'comfort.terrace': true } }, ['terrace']],
  [{ fields: { 'comfort.terrace': 0 } }, []],
  [{ layout: [{ id: 10, surface: 12 }] }, ['terrace']],
  [{ layout: [{ id: 10 }] }, []],
  [{ layout: [{ id: 6 }] }, ['garage']],
  [{ layout: [{ id: 6, count: 0 }] }, []],
  [{ technical: { elevator: true } }, ['lift']],
  [{ technical: { elevator: false } }, []],
  [{ technical: { newBuilding: true } }, ['newBuilding']],
])('of %j one may search by %j (LAPI-22)', (rest, traits) =>
  expect(traitsOf({ general: { id: 1 }, ...rest } as Estate)).toEqual(traits),
)
