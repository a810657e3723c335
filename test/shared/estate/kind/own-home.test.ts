import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { dwellingsOf, isMovable } from '../../../../shared/estate/kind/own-home.ts'
import { HEAD_TYPES, type HeadType } from '../../../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../../../../shared/estate/kind/sub-types.ts'
import { situationsFor } from '../../../../shared/estate/price/all-in-cost.ts'
import { anyEstate } from '../any-estate.ts'

/** Of houses, apartments and plots: what nobody may have a main residence in, and what several households live in. */
const NONE = [
  'HOLIDAY_HOUSE',
  'HOLIDAY_APARTMENT',
  'STUDENT_ROOM',
  'MOBILE_HOME',
  'HOUSEBOAT',
  'AGRICULTURAL_LAND',
  'MEADOW',
  'ORCHARD',
  'FOREST',
  'POND',
  'GARDEN_PLOT',
  'RECREATIONAL_LAND',
  'INDUSTRIAL_LAND',
]
const SEVERAL = [
  'MULTI_FAMILY_HOUSE',
  'INVESTMENT_PROPERTY',
  'APARTMENT_BUILDING',
  'MIXED_USE_BUILDING',
  'PROJECT_LAND',
]

const LIVED_IN: readonly HeadType[] = ['HOUSE', 'APARTMENT', 'PLOT']
const TYPES = SUB_TYPE_LIST.filter(({ headType }) => LIVED_IN.includes(headType))

const headTypeId = (code: HeadType): number =>
  Number(Object.entries(HEAD_TYPES).find(([, each]) => each === code)?.[0])

describe('an own home', () => {
  it.each(TYPES.map(type => [type.code, type] as const))(
    '17.31: %s has its own rate only where one household may live (LAW-71, LAW-37)',
    (code, { id, headType }) => {
      const estate = { general: { headType: { id: headTypeId(headType) }, subType: { id } } }
      const dwellings = dwellingsOf(estate)
      expect(dwellings).toBe(
        NONE.includes(code) ? 'none' : SEVERAL.includes(code) ? 'several' : 'one',
      )
      for (const region of ['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const)
        for (const newBuilding of [false, true]) {
          const land = headType === 'PLOT'
          const kind = { region, land, home: !land, dwellings, newBuilding }
          const offered = situationsFor(kind, '2026-11-25')
          if (dwellings !== 'one') expect(offered).not.toContain('ownHome')
          if (dwellings === 'none') expect(offered).not.toContain('newBuild6')
          expect(offered.length).toBeGreaterThan(0)
        }
    },
  )

  it.each([
    ['GVR', 'none'],
    ['GDR', 'none'],
    ['RG', 'none'],
    ['WGR', 'one'],
    ['WG', 'one'],
    [null, 'one'],
  ])('17.31: by its planning destination %s it can be %s (LAW-71)', (code, dwellings) => {
    const general = { id: 1, headType: { id: 1 }, subType: { id: 117 } }
    const homes: Estate[] = [
      { general, planning: { townPlanningValue: code } },
      { general, fields: { 'planning.most_recent_destination': code } },
    ]
    expect(homes.map(dwellingsOf)).toEqual([dwellings, dwellings])
  })

  it('17.31: is told of whatever an API sends, and a houseboat is no real estate (LAW-71, LAW-38)', () => {
    fc.assert(
      fc.property(anyEstate, estate => {
        expect(['none', 'one', 'several']).toContain(dwellingsOf(estate))
      }),
    )
    expect([129, 130, 101].map(id => isMovable({ general: { subType: { id } } }))).toEqual([
      true,
      true,
      false,
    ])
  })
})
