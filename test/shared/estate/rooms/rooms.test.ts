import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  floorPlans,
  mainPicture,
  pictureFile,
  photos,
} from '../../../../shared/estate/media/pictures.ts'
import { roomCounts } from '../../../../shared/estate/rooms/rooms.ts'

describe('roomCounts', () => {
  it('counts rooms by type and adds up terraces (ESTATE-35, ESTATE-36)', () => {
    const layout = [
      { id: 1, count: 2 },
      { id: 1 },
      { id: 5 },
      { id: 16, count: 2 },
      { id: 6 },
      { id: 14, count: '3' as never },
      { id: 10, surface: 12.5 },
      { id: 10, surface: 7 },
      { id: 10, surface: -1 },
      { id: 99 },
      null as never,
    ]
    expect(roomCounts({ general: { id: 1 }, layout })).toEqual({
      bedrooms: 3,
      bathrooms: 1,
      toilets: 2,
      garages: 1,
      parkingSpaces: 3,
      terraceSurface: 19.5,
    })
  })

  it('believes a stated number first, also nought, but not -1 (ESTATE-37)', () => {
    const layout = [{ id: 1 }, { id: 5 }]
    expect(
      roomCounts({ general: { id: 1, bedroomCount: 0, bathroomCount: -1 }, layout }),
    ).toMatchObject({ bedrooms: 0, bathrooms: 1 })
  })
})

describe('pictures', () => {
  const pictures = [
    { file: 'c', index: 3 },
    { file: 'plan', index: 0, kind: 'plan' as const },
    { file: 'a', thumbnail: 'a-small', index: 1 },
    { file: 'last' },
    { thumbnail: 'b', index: 2 },
    { index: 0 },
    null as never,
    'x' as never,
  ]

  it('stand in the order of their index, plans apart (PIC-1, PIC-2, PIC-4)', () => {
    expect(photos({ pictures }).map(pictureFile)).toEqual(['a', 'b', 'c', 'last'])
    expect(floorPlans({ pictures }).map(pictureFile)).toEqual(['plan'])
  })

  it('begin with the main image, whatever it is (PIC-3)', () => {
    expect(
      [pictures, [pictures[1]!], [], undefined].map(
        each => mainPicture({ pictures: each })?.file ?? null,
      ),
    ).toEqual(['a', 'plan', null, null])
  })

  it('keep every picture once, in one order for any input order (PIC-1)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), indexes => {
        const files = photos({
          pictures: indexes.map(index => ({ file: String(index), index })),
        }).map(picture => Number(picture.file))
        expect(files).toEqual([...indexes].sort((a, b) => a - b))
      }),
    )
  })
})
