import { expect, it } from 'vitest'
import type { LegalScope } from '../../../../shared/estate/fields/row.ts'
import { isInLegalScope } from '../../../../shared/estate/legal/legal-scope.ts'
import type { EstateLike } from '../../../../shared/estate/read.ts'

const TYPES = { house: 1, plot: 3, shop: 4, garage: 5, project: 6 }
const DEALS = { sale: 1, rent: 2 }
const REGIONS = ['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const

/** 'house sale FLANDERS' for all of which the law asks it. */
const asked = (scope: LegalScope, rest: object = {}): string[] =>
  REGIONS.flatMap(region =>
    Object.entries(DEALS).flatMap(([deal, transaction]) =>
      Object.entries(TYPES).flatMap(([type, headType]) => {
        const general = {
          headType: { id: headType },
          transaction: { id: transaction },
          address: { region },
        }
        const estate: EstateLike = { general, ...rest }
        return isInLegalScope(scope, estate) ? [`${type} ${deal} ${region}`] : []
      }),
    ),
  )

const all = (types: string, deals: string, regions: string): string[] =>
  regions
    .split(' ')
    .flatMap(region =>
      deals.split(' ').flatMap(deal => types.split(' ').map(type => `${type} ${deal} ${region}`)),
    )

const EVERYWHERE = 'FLANDERS WALLONIA BRUSSELS'
const NEW = { technical: { newBuilding: true } }

it.each<[LegalScope, object, string[]]>([
  ['all', {}, all('house plot shop garage project', 'sale rent', EVERYWHERE)],
  ['standing', {}, all('house shop garage', 'sale rent', EVERYWHERE)],
  ['buildings', {}, all('house shop', 'sale rent', EVERYWHERE)],
  [
    'certified',
    {},
    [
      ...all('house shop', 'sale rent', 'FLANDERS'),
      ...all('house', 'sale rent', 'WALLONIA'),
      ...all('house shop', 'sale rent', 'BRUSSELS'),
    ],
  ],
  ['asbestosAge', {}, all('house shop garage', 'sale', 'FLANDERS')],
  ['asbestosAge', { technical: { constructionYear: 2020 } }, []],
  ['asbestosAge', { dimensions: { areaBuild: 12 } }, all('house shop', 'sale', 'FLANDERS')],
  ['renovation', {}, all('house shop', 'sale', 'FLANDERS')],
  ['flemishNewBuild', {}, []],
  ['flemishNewBuild', NEW, all('house shop', 'sale rent', 'FLANDERS')],
  ['floodReport', {}, all('house plot shop garage project', 'sale', 'FLANDERS')],
  ['walloonHomes', {}, all('house', 'sale rent', 'WALLONIA')],
  ['brusselsBuildings', {}, all('house shop', 'sale rent', 'BRUSSELS')],
  ['brusselsLettings', {}, all('house shop', 'rent', 'BRUSSELS')],
])(
  'the law asks %j, where a record says %j, of these alone (DETAIL-16, DETAIL-17)',
  (scope, rest, those) => expect(asked(scope, rest)).toEqual(those),
)
