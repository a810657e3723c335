import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estateOfMarker } from '../../../shared/search/marker-tuple.ts'
import { hiddenKeys, isHidden } from '../../../shared/estate/visibility.ts'

const estate = (
  transaction: number,
  headType: number,
  region: string,
  more: object = {},
  general: object = {},
) => ({
  general: {
    id: 1,
    transaction: { id: transaction },
    headType: { id: headType },
    address: { region: region as 'FLANDERS' },
    ...general,
  },
  ...more,
})

describe('isHidden', () => {
  it.each([
    [5, [5, 6], true],
    [1, [5, 6], false],
    [5, [], false],
    [5, null, false],
    [5, undefined, false],
    ['5', [5], true],
    [null, [5], false],
  ])('status %j among %j is %s (VIS-1)', (id, hiddenStatus, hidden) => {
    expect(isHidden(estate(id as number, 1, 'FLANDERS'), hiddenStatus)).toBe(hidden)
  })

  it('holds for markers too (VIS-2)', () => {
    const pin = (status: number) => estateOfMarker(['7', 51, 3.7, 101, status, 0, 250_000, 1])
    expect([isHidden(pin(5), [5]), isHidden(pin(1), [5])]).toEqual([true, false])
  })

  it('is total', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, list) => {
        expect(typeof isHidden(one as never, list as never)).toBe('boolean')
      }),
    )
  })
})

describe('hiddenKeys', () => {
  const electricity = [
    'technical.certificateElectricity',
    'technical.certificateConformity',
    'certification.electrical_certificate',
    'certification.electrical_certificate_conformity',
    'certification.electrical_certificate_description',
  ]
  const planning = [
    'planning.permission',
    'planning.most_recent_destination',
    'planning.proceeding',
    'planning.subdivision_permit',
    'planning.as_built_certificate',
    'planning.buildingLicense',
    'planning.townPlanningValue',
    'planning.townPlanningViolation',
    'planning.allocationLicense',
    'planning.certificateAsBuilt',
  ]

  it.each([
    [1, false],
    [2, true],
    [5, false],
    [6, true],
    [8, true],
    [3, false],
  ])('for transaction %i hides electricity and planning: %s (VIS-8, VIS-9)', (id, hides) => {
    const hidden = hiddenKeys(estate(id, 1, 'FLANDERS'))
    expect([...electricity, ...planning].filter(key => hidden.has(key) !== hides)).toEqual([])
  })

  it('goes by the own status and type of a guid-bearing estate (ESTATE-51, ESTATE-52)', () => {
    const bare = { guid: 'a-b', transaction: null, headType: null }
    const hidden = (fields: object) => hiddenKeys(estate(1, 1, 'FLANDERS', { fields }, bare))
    const letOut = hidden({ status: 'TO_RENT' })
    expect([...electricity, ...planning].filter(key => !letOut.has(key))).toEqual([])
    const plot = hidden({ type: 'PLOT' })
    expect(electricity.filter(key => !plot.has(key))).toEqual([])
    expect(hidden({ status: 'FOR_SALE', type: 'HOUSE' }).size).toBe(0)
    expect(isHidden(estate(1, 1, '', { fields: { status: 'RENTED' } }, bare), [6])).toBe(true)
  })

  it('keeps planning for a lease of more than nine years (VIS-10)', () => {
    const hidden = hiddenKeys(estate(2, 1, 'FLANDERS', {}, { longLease: true }))
    expect(planning.filter(key => hidden.has(key))).toEqual([])
  })

  it('hides electricity of plots (VIS-11)', () => {
    expect(electricity.filter(key => !hiddenKeys(estate(1, 3, 'FLANDERS')).has(key))).toEqual([])
  })

  it('hides bare prices under the VAT regime (VIS-12)', () => {
    const hidden = hiddenKeys(
      estate(1, 1, 'FLANDERS', { fields: { 'financial.vat_regime': true } }),
    )
    expect(
      [
        'financial.price',
        'financial.land_price',
        'financial.infrastructure_price',
        'notary_cost.total',
      ].every(key => hidden.has(key)),
    ).toBe(true)
    for (const regime of ['true', 1, '1'])
      expect(
        hiddenKeys(estate(1, 1, 'FLANDERS', { fields: { 'financial.vat_regime': regime } })),
      ).toEqual(hidden)
    expect(
      hiddenKeys(estate(1, 1, 'FLANDERS', { fields: { 'financial.vat_regime': false } })).size,
    ).toBe(0)
  })

  it('hides what only Flanders knows in Brussels, whatever its value (VIS-21)', () => {
    const hidden = hiddenKeys(estate(1, 1, 'BRUSSELS'))
    expect([...hidden].toSorted()).toEqual([
      'flood_information.building_score',
      'flood_information.parcel_score',
      'flooding.floodingBuildingScore',
      'flooding.floodingParcelScore',
      'planning.as_built_certificate',
      'planning.certificateAsBuilt',
      'planning.proceeding',
      'planning.renovationObligation',
      'planning.renovation_obligation',
      'planning.townPlanningViolation',
    ])
  })

  it.each([
    ['a house for sale', 1, 1, [false, false, false]],
    ['a plot', 1, 3, [true, true, true]],
    ['a garage', 1, 5, [true, false, false]],
    ['a house to let', 2, 1, [true, true, false]],
  ])('hides of %s what makes no sense there (VIS-22)', (_, transaction, headType, hides) => {
    const hidden = hiddenKeys(estate(transaction, headType, 'FLANDERS'))
    expect(
      [
        'planning.renovation_obligation',
        'planning.certificateAsBuilt',
        'flooding.floodingBuildingScore',
      ].map(key => hidden.has(key)),
    ).toEqual(hides)
  })

  it('hides as-built, heritage inventory and flood scores in Wallonia, other planning only while empty (VIS-13, VIS-14)', () => {
    const walloon = estate(1, 1, 'WALLONIA')
    const always = hiddenKeys(walloon)
    expect(
      [
        'planning.certificateAsBuilt',
        'planning.heritageInventoried',
        'flooding.floodingParcelScore',
        'flood_information.building_score',
      ].every(key => always.has(key)),
    ).toBe(true)
    expect(always.has('planning.townPlanningValue')).toBe(false)
    expect(
      [
        'planning.townPlanningValue',
        'planning.townPlanningViolation',
        'planning.presaleRight',
        'planning.preemption_right',
      ].every(key => hiddenKeys(walloon, true).has(key)),
    ).toBe(true)
  })
})
