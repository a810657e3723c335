import { expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { advertGap } from '../../../../shared/estate/legal/advert-gap.ts'

const DAY = '2026-11-22'

const home = (general: object, rest: object = {}): Estate =>
  ({
    general: {
      id: 1,
      headType: { id: 2 },
      transaction: { id: 2 },
      price: { value: 900 },
      address: { region: 'FLANDERS' },
      ...general,
    },
    technical: { monthlyCost: 0 },
    energy: { epcValue: 100 },
    ...rest,
  }) as Estate

const WALLOON = { transaction: { id: 1 }, address: { region: 'WALLONIA' } }
const BRUSSELS = { transaction: { id: 1 }, address: { region: 'BRUSSELS' } }

it.each<[string | null, string, Estate]>([
  [null, 'a letting with all of it, charges of 0 included', home({})],
  ['rent', 'a letting without rent', home({ price: { value: null } })],
  ['charges', 'a letting without charges', home({}, { technical: {} })],
  [null, 'a rented home without rent', home({ transaction: { id: 6 }, price: null })],
  [null, 'a garage to let without charges', home({ headType: { id: 5 } }, { technical: {} })],
  [
    'energy',
    'a Flemish home for sale without EPC value',
    home({ transaction: { id: 1 } }, { energy: {} }),
  ],
  [
    null,
    'one that is built new',
    home({ transaction: { id: 1 } }, { energy: {}, technical: { newBuilding: true } }),
  ],
  ['energy', 'a Walloon home without its value', home(WALLOON, { energy: { energyLabel: 'B' } })],
  [null, 'a Walloon home with its value', home(WALLOON)],
  ['energy', 'a Brussels home without its label', home(BRUSSELS, { energy: { co2: 20 } })],
  [null, 'a Brussels home with its label', home(BRUSSELS, { energy: { energyLabel: 'C' } })],
  [null, 'a plot', home({ headType: { id: 3 }, transaction: { id: 1 } }, { energy: {} })],
  [null, 'a project', home({ project: true, price: null })],
  [null, 'a home in no region', home({ address: null, price: null }, { energy: {} })],
])('%s holds back %s (LAW-61, LAW-62)', (gap, _name, estate) => {
  expect(advertGap(estate, DAY, false)).toBe(gap)
})

it('of a home of a project no energy value is asked (LAW-62)', () => {
  const entity = home({ transaction: { id: 1 } }, { energy: {} })
  expect([advertGap(entity, DAY, true), advertGap(entity, DAY, false)]).toEqual([null, 'energy'])
})
