import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTabs } from '../../shared/estate/detail/build-tabs.ts'
import { webTarget } from '../../shared/content/web-address.ts'
import { documents, videos } from '../../shared/estate/media/documents.ts'
import { energyLabel, epcPercentage } from '../../shared/estate/energy.ts'
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

const home = (region: 'FLANDERS' | 'WALLONIA') => ({
  general: { id: 1, headType: { id: 1 }, address: { region } },
})

describe('flooding', () => {
  it('has an icon after C (LAW-19)', () => {
    expect(['D', 'd', 'E', ' z '].map(hasFloodIcon)).toEqual([true, true, true, true])
    expect(['A', 'B', 'C', null, 4, 'DE', '?', 'É', {}].some(hasFloodIcon)).toBe(false)
  })

  it('shows a letter that is not on the scale as it was entered (DETAIL-10, LAW-19)', () => {
    const rows = buildTabs(
      { ...home('FLANDERS'), flooding: { floodingParcelScore: 'e' } },
      { t: translator('nl'), locale: 'nl' },
    ).flatMap(tab => tab.groups.flatMap(group => group.rows))
    expect(rows.find(({ key }) => key === 'floodingParcelScore')).toMatchObject({
      value: 'E',
      icon: 'flood',
    })
  })

  it('tells the scores that are known, none in Wallonia', () => {
    const flooding = { floodingParcelScore: 'D', floodingBuildingScore: '?' }
    const scores = (region: 'FLANDERS' | 'WALLONIA') =>
      buildTabs({ ...home(region), flooding }, { t: translator('nl'), locale: 'nl' })
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
    expect(webTarget(link) !== null).toBe(may)
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
      { name: 'EPC', lang: 'nl', link: '/assets/epc' },
      { name: 'Plan', lang: 'nl', link: '/assets/plan' },
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
