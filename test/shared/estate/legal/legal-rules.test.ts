import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { legalFindings } from '../../../../shared/estate/legal/legal-findings.ts'

const [HOUSE, PLOT, COMMERCIAL, GARAGE] = [1, 3, 4, 5]
const SALE = { transaction: { id: 1 } }
const LET = { transaction: { id: 2 } }
const LONG_LEASE = { transaction: { id: 2 }, longLease: true }

/** A new building with a poor label and of an unknown year: every rule that can apply does. */
const asked = (region: string, headType: number, deal: object): string[] =>
  legalFindings(
    {
      general: { id: 1, headType: { id: headType }, address: { region }, ...deal },
      technical: { newBuilding: true },
      energy: { energyLabel: 'F' },
    } as Estate,
    '2026-11-21',
  )
    .filter(({ state }) => state !== 'notApplicable')
    .map(({ id }) => id)

const PLANNING = ['permit', 'destination', 'measures', 'preemption', 'subdivision']
const CERTIFICATE = ['epcValue', 'addressOrCode', 'eLevel']
const FLOOD = ['parcelScore', 'buildingScore', 'floodReport']

describe('what is asked of an advert', () => {
  it.each<[string, number, object, string[]]>([
    ['house for sale', HOUSE, SALE, ['price', ...CERTIFICATE, 'energyLabel']],
    ['house to let', HOUSE, LET, ['rent', 'charges', ...CERTIFICATE]],
    ['shop for sale', COMMERCIAL, SALE, ['price', ...CERTIFICATE]],
    ['plot for sale', PLOT, SALE, ['price']],
    ['plot to let', PLOT, LET, []],
    ['shop to let', COMMERCIAL, LET, CERTIFICATE],
  ])(
    'in Flanders begins, of a %s, with price or rent and the certificate (LAW-2, LAW-3, LAW-4)',
    (_, headType, deal, ids) =>
      expect(asked('FLANDERS', headType, deal).slice(0, ids.length)).toEqual(ids),
  )

  it.each<[string, number, object, string[]]>([
    ['house for sale', HOUSE, SALE, [...PLANNING, ...FLOOD, 'renovation', 'heritage', 'asbestos']],
    ['house to let', HOUSE, LET, []],
    ['house on a long lease', HOUSE, LONG_LEASE, [...PLANNING, ...FLOOD, 'heritage']],
    ['shop for sale', COMMERCIAL, SALE, [...PLANNING, ...FLOOD, 'heritage', 'asbestos']],
    ['plot for sale', PLOT, SALE, [...PLANNING, 'parcelScore', 'floodReport', 'heritage']],
    ['garage for sale', GARAGE, SALE, [...PLANNING, ...FLOOD, 'heritage', 'asbestos']],
  ])(
    'in Flanders goes on, of a %s, with planning, flooding and what comes of them (LAW-5, LAW-8, LAW-9)',
    (_, headType, deal, ids) => {
      const all = asked('FLANDERS', headType, deal)
      const others = ['price', 'rent', 'charges', ...CERTIFICATE, 'energyLabel']
      expect(all.filter(id => !others.includes(id))).toEqual(ids)
    },
  )

  const PEB = ['energyLabel', 'epcValue', 'epcTotal', 'epcReference']
  const BRUSSELS = ['energyLabel', 'co2']
  it.each<[string, string, number, object, string[]]>([
    ['WALLONIA', 'house for sale', HOUSE, SALE, ['price', ...PEB]],
    ['WALLONIA', 'house to let', HOUSE, LET, ['rent', 'charges', ...PEB]],
    ['WALLONIA', 'shop to let', COMMERCIAL, LET, []],
    ['WALLONIA', 'plot for sale', PLOT, SALE, ['price']],
    [
      'BRUSSELS',
      'house for sale',
      HOUSE,
      SALE,
      ['price', ...BRUSSELS, 'destination', 'planningInformation'],
    ],
    ['BRUSSELS', 'house to let', HOUSE, LET, ['rent', 'charges', ...BRUSSELS, 'meters']],
    [
      'BRUSSELS',
      'house on a long lease',
      HOUSE,
      LONG_LEASE,
      ['rent', 'charges', ...BRUSSELS, 'destination', 'planningInformation', 'meters'],
    ],
    ['BRUSSELS', 'plot for sale', PLOT, SALE, ['price', 'destination', 'planningInformation']],
    ['NOWHERE', 'house for sale', HOUSE, SALE, []],
  ])('in %s is, of a %s, exactly this (LAW-11, LAW-12, LAW-13)', (region, _, headType, deal, ids) =>
    expect(asked(region, headType, deal)).toEqual(ids),
  )
})
