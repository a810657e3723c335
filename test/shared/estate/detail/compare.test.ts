import { expect, it } from 'vitest'
import { comparedRows } from '../../../../shared/estate/detail/compare.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { translator } from '../messages.ts'

const estate = (transaction: number, parts: object, general: object = {}): Estate =>
  ({
    general: { id: 1, headType: { id: 1 }, transaction: { id: transaction }, ...general },
    ...parts,
  }) as Estate
const rowsOf = (...estates: Estate[]) =>
  comparedRows(estates, { t: translator('nl'), locale: 'nl' })

it('Side by side stand the rows in which some home has something to say, in their order (DETAIL-41)', () => {
  const rows = rowsOf(
    estate(
      1,
      { dimensions: { areaBuild: 150 }, technical: { constructionYear: 1990 } },
      { bedroomCount: 3 },
    ),
    estate(1, { dimensions: { areaBuild: 90, areaGround: 400 } }),
    estate(2, {}, { bedroomCount: 1 }),
  )
  expect(rows.map(({ key }) => key).filter(key => key !== 'status')).toEqual([
    'bedrooms',
    'areaBuild',
    'areaGround',
    'constructionYear',
    // Asked by law of every home, so told even where they are not known.
    'energyLabel',
    'epcValue',
    'floodingParcelScore',
    'floodingBuildingScore',
  ])
  expect(
    rows.find(({ key }) => key === 'areaBuild')?.values.map(row => row?.value ?? null),
  ).toEqual(['150\u00a0m²', '90\u00a0m²', null])
  expect(rows.every(({ label, values }) => label.length > 2 && values.length === 3)).toBe(true)
})

it('Of no homes there is nothing to say', () => {
  expect(rowsOf()).toEqual([])
})
