import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTabs } from '../../shared/estate/detail/build-tabs.ts'
import { documents, safeLink, videos } from '../../shared/estate/media/documents.ts'
import {
  ENERGY_SCALES,
  energyLabel,
  epcPercentage,
  epcUniqueCode,
  epcValue,
} from '../../shared/estate/energy.ts'
import { hasFloodIcon } from '../../shared/estate/flooding.ts'
import { layoutFloors, projectFloors } from '../../shared/estate/rooms/floors.ts'
import { mapMarker } from '../../shared/search/map-marker.ts'
import { mainPicture } from '../../shared/estate/media/pictures.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { headTypeCode } from '../../shared/estate/kind/head-types.ts'
import { roomCounts, roomTypeCode } from '../../shared/estate/rooms/rooms.ts'
import { cardLabel } from '../../shared/estate/sticker.ts'
import { subTypeEntry } from '../../shared/estate/kind/sub-types.ts'
import { runs } from '../support/fuzz-runs.ts'
import { anyEstate } from '../shared/estate/any-estate.ts'
import { translator } from '../shared/estate/messages.ts'

const home = (region: string, epcValue: number, energy: object = {}, headType = 1) => ({
  general: { id: 1, headType: { id: headType }, address: { region: region as 'FLANDERS' } },
  energy: { epcValue, ...energy },
})

describe('epcPercentage', () => {
  it.each([
    [0, 0],
    [350, 50],
    [700, 100],
    [1400, 100],
    [-40, 0],
    [-1, null],
  ])('of %i is %s (ENERGY-1)', (value, percentage) => {
    expect(epcPercentage(home('FLANDERS', value))).toBe(percentage)
  })
})

describe('energyLabel', () => {
  it.each([
    ['FLANDERS', 0, 'A+'],
    ['FLANDERS', 100, 'A'],
    ['FLANDERS', 101, 'B'],
    ['FLANDERS', 501, 'F'],
    ['WALLONIA', -5, 'A++'],
    ['WALLONIA', 45, 'A+'],
    ['WALLONIA', 170, 'B'],
    ['WALLONIA', 511, 'G'],
    ['BRUSSELS', 45, 'A'],
    ['BRUSSELS', 151, 'D'],
    ['BRUSSELS', 346, 'G'],
  ])('in %s at %i is %s (ENERGY-5, ENERGY-6, ENERGY-7)', (region, value, text) => {
    expect(energyLabel(home(region, value))?.text).toBe(text)
  })

  it('ends where the scale of its region has it (ENERGY-5, ENERGY-6, ENERGY-7)', () => {
    expect(ENERGY_SCALES).toEqual({
      FLANDERS: [
        [0, 'A_PLUS'],
        [100, 'A'],
        [200, 'B'],
        [300, 'C'],
        [400, 'D'],
        [500, 'E'],
        [Infinity, 'F'],
      ],
      WALLONIA: [
        [0, 'A_PLUS_PLUS'],
        [45, 'A_PLUS'],
        [85, 'A'],
        [170, 'B'],
        [255, 'C'],
        [340, 'D'],
        [425, 'E'],
        [510, 'F'],
        [Infinity, 'G'],
      ],
      BRUSSELS: [
        [45, 'A'],
        [95, 'B'],
        [150, 'C'],
        [210, 'D'],
        [275, 'E'],
        [345, 'F'],
        [Infinity, 'G'],
      ],
    })
  })

  it('is the stated one first, in the colours of its region (ENERGY-3, ENERGY-8, ENERGY-9)', () => {
    expect(energyLabel(home('WALLONIA', 500, { energyLabel: 'A+' }))).toEqual({
      region: 'WALLONIA',
      code: 'A_PLUS',
      text: 'A+',
    })
    expect(energyLabel(home('NOWHERE', 500, { energyLabel: 'A' }))?.region).toBe('FLANDERS')
    expect(
      energyLabel(home('FLANDERS', 500, { energyLabel: 'A', customEpcLabel: 'B_C' }))?.text,
    ).toBe('B–C')
    expect(
      energyLabel(home('FLANDERS', 500, { energyLabel: 'A', customEpcLabel: 'en cours' }))?.text,
    ).toBe('A')
  })

  it('is not guessed for what is no home, or in no region (ENERGY-4)', () => {
    expect([energyLabel(home('FLANDERS', 120, {}, 4)), energyLabel(home('NOWHERE', 120))]).toEqual([
      null,
      null,
    ])
  })
})

describe('the unique code of a certificate', () => {
  const hidden = (
    region: string,
    epcReference: unknown,
    visible: unknown = false,
    fields?: object,
  ) =>
    ({
      general: { id: 1, address: { region, visible } },
      energy: { epcReference },
      fields,
    }) as never

  it('stands in for the address that an advert in Flanders hides (LAW-18)', () => {
    expect(epcUniqueCode(hidden('FLANDERS', '20260101-0003124567-RES-1'))).toBe('UC 0003124567')
    expect(
      epcUniqueCode(
        hidden('FLANDERS', null, false, { 'certification.epc_reference': '20260101-0009-RES-1' }),
      ),
    ).toBe('UC 0009')
  })

  it.each([
    ['WALLONIA', '20260101-0003124567-RES-1', false],
    ['FLANDERS', '20260101-0003124567-RES-1', true],
    ['FLANDERS', 'in aanvraag', false],
    ['FLANDERS', '20260101', false],
    ['FLANDERS', '20260101-x12-RES', false],
    ['FLANDERS', '20260101-12x-RES', false],
    ['FLANDERS', null, false],
  ])(
    'is not shown in %s of %j where the address is shown: %j (LAW-18)',
    (region, reference, visible) => {
      expect(epcUniqueCode(hidden(region, reference, visible))).toBeNull()
    },
  )

  it('is nothing of nothing', () => {
    expect([epcUniqueCode({} as never), epcUniqueCode(null as never)]).toEqual([null, null])
  })
})

it('a certificate’s value is that of the guid-bearing source first, and below zero real (ENERGY-2)', () => {
  expect(
    epcValue({ energy: { epcValue: 120 }, fields: { 'certification.epc_value': '90' } } as never),
  ).toBe(90)
  expect([
    epcValue(home('FLANDERS', -1) as never),
    epcValue(home('FLANDERS', -40) as never),
  ]).toEqual([null, -40])
})

describe('flooding', () => {
  it('has an icon after C (LAW-19)', () => {
    expect(['D', 'd', 'E', ' z '].map(hasFloodIcon)).toEqual([true, true, true, true])
    expect(['A', 'B', 'C', null, 4, 'DE', '?', 'É', {}].some(hasFloodIcon)).toBe(false)
  })

  it('shows a letter that is not on the scale as it was entered (DETAIL-10, LAW-19)', () => {
    const rows = buildTabs(
      { ...home('FLANDERS', 1), flooding: { floodingParcelScore: 'e' } },
      { t: translator('nl'), locale: 'nl' },
    ).flatMap(tab => tab.groups.flatMap(group => group.rows))
    expect(rows.find(({ key }) => key === 'floodingParcelScore')).toMatchObject({
      value: 'E',
      icon: 'flood',
    })
  })

  it('tells the scores that are known, none in Wallonia', () => {
    const flooding = { floodingParcelScore: 'D', floodingBuildingScore: '?' }
    const scores = (region: string) =>
      buildTabs({ ...home(region, 1), flooding }, { t: translator('nl'), locale: 'nl' })
        .flatMap(tab => tab.groups.flatMap(group => group.rows))
        .filter(({ key, unset }) => /^flooding.*Score$/.test(key) && !unset)
        .map(({ key, icon }) => [key, icon])
    expect(scores('FLANDERS')).toEqual([['floodingParcelScore', 'flood']])
    expect(scores('WALLONIA')).toEqual([])
  })
})

describe('floors', () => {
  it('go up, each in the order of its ids, the unknown last (ESTATE-42)', () => {
    const child = (id: number, floor: number | null, floorId: number) => ({
      general: { id, floor, floorId },
    })
    const floors = projectFloors([
      child(1, 2, 1),
      child(2, 0, 2),
      child(3, null, 1),
      child(4, 0, 1),
      child(5, -1, 9),
    ])
    expect(floors.map(floor => [floor.level, ...floor.items.map(item => item.general.id)])).toEqual(
      [
        [-1, 5],
        [0, 4, 2],
        [2, 1],
        [null, 3],
      ],
    )
  })

  it('hold every child once, in an order that does not depend on the input', () => {
    const children = fc.uniqueArray(
      fc.record({ floor: fc.integer({ min: -2, max: 9 }), floorId: fc.nat() }),
      { selector: each => each.floorId },
    )
    fc.assert(
      fc.property(children, list => {
        const order = (all: typeof list) =>
          projectFloors(all.map(general => ({ general }))).flatMap(floor =>
            floor.items.map(item => item.general.floorId),
          )
        expect(order(list)).toEqual(order(list.toReversed()))
        expect(order(list)).toHaveLength(list.length)
      }),
    )
  })

  it('of the layout keep the agency order within a floor (ESTATE-38)', () => {
    expect(
      layoutFloors({
        layout: [
          { id: 1, floor: 0, sort: 2 },
          { id: 2, floor: 0, sort: 1 },
        ],
      })[0]?.items.map(room => room.id),
    ).toEqual([2, 1])
  })
})

describe('links', () => {
  it.each([
    ['https://tour.example/x?y=1', true],
    ['http://a.b/c', true],
    ['/assets/plan-1', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    [' https://a.b', true],
    ['https://a.b/"onclick', false],
    ['', false],
    [null, false],
  ])('%j may be linked: %s (DETAIL-30)', (link, may) => {
    expect(safeLink(link) !== null).toBe(may)
  })

  it('tell tours from videos, and name documents (DETAIL-28, DETAIL-29)', () => {
    const one = {
      general: { id: 1 },
      videos: [
        { type: { id: 2 }, link: 'https://t.example/1' },
        { type: { id: 1 }, link: 'https://v.example/2' },
        { link: 'data:x' },
      ],
      files: [
        { link: '/assets/epc', comment: { nl: 'EPC' } },
        { link: '/assets/plan', type: { name: { nl: 'Plan' } } },
        { link: '/assets/x' },
        { link: 'x' },
      ],
    }
    expect(videos(one).map(video => video.kind)).toEqual(['tour', 'video'])
    expect(documents(one, 'fr')).toEqual([
      { name: 'EPC', link: '/assets/epc' },
      { name: 'Plan', link: '/assets/plan' },
      { name: null, link: '/assets/x' },
    ])
  })
})

describe('any estate', () => {
  it('can be asked anything without a throw (ESTATE-3)', () => {
    const t = translator('nl')
    fc.assert(
      fc.property(anyEstate, one => {
        expect(typeof priceLine(one, t)).toBe('string')
        for (const rule of [
          epcPercentage,
          energyLabel,
          mapMarker,
          mainPicture,
          roomCounts,
          videos,
          layoutFloors,
        ])
          rule(one as never)
        cardLabel(one, 'nl', t)
        documents(one, 'nl')
        projectFloors([one, one])
        projectFloors(one as never)
      }),
      runs(300),
    )
  })
})

describe('ids', () => {
  it('of no known kind, and things that cannot even be written, have no code', () => {
    const strange = Object.create(null) as object
    const codes: ((id: unknown) => unknown)[] = [headTypeCode, subTypeEntry, roomTypeCode]
    for (const code of codes)
      expect([strange, [1], {}, 'x', null, 1.5].map(code)).toEqual(Array(6).fill(null))
    expect(
      mapMarker({
        general: {
          id: strange as never,
          subType: { id: 1 },
          transaction: { id: 1 },
          address: { geoLocation: { lat: 51, lon: 4 } },
        },
      }),
    ).toBeNull()
  })
})
