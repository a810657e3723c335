import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCard, type EstateCard } from '../../../../shared/estate/card.ts'
import { elevationOf } from '../../../../worker/estate/project/elevation.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { runs } from '../../../support/fuzz-runs.ts'

const home = (id: number, floor: number | null, areaBuild: number, headType = 2): EstateCard =>
  toCard(anEstate(id, { floor, headType: { id: headType } }, { dimensions: { areaBuild } }))

describe('the front of a project', () => {
  it('is nothing without homes', () => expect(elevationOf([])).toBeNull())

  it('stacks floors, the highest on top', () => {
    const drawing = elevationOf([home(1, 0, 80), home(2, 2, 80), home(3, 1, 80), home(4, -1, 80)])
    expect(drawing?.kind).toBe('building')
    expect(drawing?.storeys.map(({ level }) => level)).toEqual([2, 1, 0, -1])
    expect(drawing?.ground).toBe(drawing?.storeys.at(-1)?.y)
  })

  it.each<[string, EstateCard[]]>([
    ['without floors', [home(1, null, 90), home(2, null, 90)]],
    ['that are houses on the ground', [home(1, 0, 90, 1), home(2, 0, 90, 1)]],
  ])('puts homes %s side by side', (_, homes) => expect(elevationOf(homes)?.kind).toBe('houses'))

  it('gives the larger home the wider bay', () => {
    const [small, large] =
      elevationOf([home(1, 0, 60), home(2, 0, 120), home(3, 1, 90)])?.storeys.at(-1)?.bays ?? []
    expect(large?.width).toBeGreaterThan(small?.width ?? 0)
  })

  it('shows every home once, none beside the paper or on another', () => {
    const homes = fc.array(
      fc.record({
        floor: fc.option(fc.integer({ min: -2, max: 9 })),
        area: fc.integer({ min: -1, max: 5000 }),
        type: fc.constantFrom(1, 2),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(homes, list => {
        const cards = list.map(({ floor, area, type }, index) => home(index + 1, floor, area, type))
        const drawing = elevationOf(cards)
        const drawn = drawing?.storeys.flatMap(({ bays }) => bays) ?? []
        const unplaced =
          drawing?.kind === 'building'
            ? cards.filter(card => card.general.floor === null || card.general.floor === undefined)
                .length
            : 0
        expect(drawn).toHaveLength(cards.length - unplaced)
        for (const { bays } of drawing?.storeys ?? []) {
          for (const [index, bay] of bays.entries()) {
            const next = bays[index + 1]
            expect(bay.x).toBeGreaterThanOrEqual(0)
            expect(bay.x + bay.width).toBeLessThanOrEqual((next?.x ?? drawing?.width ?? 0) + 0.2)
          }
        }
      }),
      runs(60),
    )
  })
})
