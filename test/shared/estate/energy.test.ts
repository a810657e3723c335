import { describe, expect, it } from 'vitest'
import {
  ENERGY_SCALES,
  energyLabel,
  epcPercentage,
  epcUniqueCode,
  epcValue,
} from '../../../shared/estate/energy.ts'

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
  expect(
    epcValue({ energy: { epcValue: 120 }, fields: { 'certification.epc_value': -1 } } as never),
  ).toBe(120)
  expect([
    epcValue(home('FLANDERS', -1) as never),
    epcValue(home('FLANDERS', -40) as never),
  ]).toEqual([null, -40])
})
