import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { translator } from '../messages.ts'

const bare = (general: object = {}, technical: object = {}): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: 1 },
    address: { region: 'FLANDERS' },
    ...general,
  } as Estate['general'],
  technical,
})

const rowsOf = (estate: Estate, locale: Locale = 'nl') =>
  buildTabs(estate, { t: translator(locale), locale }).flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows),
  )

const unset = (estate: Estate): string[] =>
  rowsOf(estate).flatMap(({ key, unset: isUnset }) => (isUnset ? [key] : []))

const PLANNED = [
  'townPlanningValue',
  'buildingLicense',
  'allocationLicense',
  'presaleRight',
  'townPlanningViolation',
]
const HERITAGE = ['heritageProtected', 'heritageInventoried']
const FLOODS = ['floodingParcelScore', 'floodingBuildingScore', 'floodReportDate']
const ALWAYS = [...PLANNED, 'certificateAsBuilt', ...HERITAGE, 'renovationObligation', ...FLOODS]
const OF_BUILDINGS = ['energyLabel', 'epcValue', 'epcReference', 'certificateElectricity']
const WALLOON = { address: { region: 'WALLONIA' } }
const BRUSSELS = { address: { region: 'BRUSSELS' } }
const SHOP = { headType: { id: 4 } }
const LET = { transaction: { id: 2 } }

describe('what the law asks for and nobody entered', () => {
  it.each<[string, Estate, string[]]>([
    ['a house', bare({}, { constructionYear: 2010 }), [...OF_BUILDINGS, ...ALWAYS]],
    ['an old house', bare(), [...OF_BUILDINGS, 'certificateAsbestos', ...ALWAYS]],
    [
      'a plot',
      bare({ headType: { id: 3 } }),
      [...PLANNED, ...HERITAGE, 'floodingParcelScore', 'floodReportDate'],
    ],
    [
      'a garage',
      bare({ headType: { id: 5 } }, { constructionYear: 2010 }),
      [...PLANNED, 'certificateAsBuilt', ...HERITAGE, ...FLOODS],
    ],
  ])('keeps its rows, of %s (DETAIL-16, DETAIL-17, LAW-20)', (_, estate, keys) =>
    expect(unset(estate)).toEqual(keys),
  )

  it.each<[string, Estate, string[]]>([
    [
      'a new Flemish house',
      bare({}, { constructionYear: 2026, newBuilding: true }),
      ['energyLabel', 'epcValue', 'epcReference', 'eLevel', 'certificateElectricity', ...ALWAYS],
    ],
    [
      'a Walloon house',
      bare(WALLOON),
      ['energyLabel', 'epcValue', 'epcValueTotal', 'epcReference', 'certificateElectricity'],
    ],
    ['a Walloon shop', bare({ ...WALLOON, ...SHOP }), ['certificateElectricity']],
    [
      'a Brussels house',
      bare(BRUSSELS),
      [
        'energyLabel',
        'epcValue',
        'epcReference',
        'co2',
        'certificateElectricity',
        ...PLANNED.slice(0, 4),
        ...HERITAGE,
      ],
    ],
    [
      'a Brussels letting',
      bare({ ...BRUSSELS, ...LET }),
      [
        'waterMeter',
        'gasMeter',
        'electricityMeter',
        'energyLabel',
        'epcValue',
        'epcReference',
        'co2',
        'presaleRight',
        ...HERITAGE,
      ],
    ],
  ])('says so in its place, of %s (LAW-48, LAW-49, VIS-21)', (_, estate, keys) =>
    expect(unset(estate)).toEqual(keys),
  )

  it('stays away of a lease, unless it is for more than nine years (VIS-9, VIS-10, LAW-48)', () => {
    const lease = ['energyLabel', 'epcValue', 'epcReference']
    expect(unset(bare(LET))).toEqual([...lease, 'presaleRight', ...HERITAGE, ...FLOODS.slice(0, 2)])
    expect(unset(bare({ ...LET, longLease: true }))).toEqual([
      ...lease,
      ...PLANNED,
      'certificateAsBuilt',
      ...HERITAGE,
      ...FLOODS,
    ])
  })

  it('stays away in Wallonia (VIS-13)', () =>
    expect(unset(bare(WALLOON)).filter(key => ALWAYS.includes(key))).toEqual([]))

  it('is said in four languages (DETAIL-15, DETAIL-18)', () => {
    const said = (key: string) =>
      LOCALES.map(locale => rowsOf(bare(), locale).find(row => row.key === key)?.value)
    expect(said('epcValue')).toEqual([
      'Niet ingegeven',
      'Non renseigné',
      'Not entered',
      'Nicht eingegeben',
    ])
    expect(said('townPlanningViolation')).toEqual(said('epcValue'))
    const register = { ...bare(), planning: { townPlanningViolation: null } }
    expect(
      LOCALES.map(
        locale =>
          rowsOf(register, locale).find(({ key }) => key === 'townPlanningViolation')?.value,
      ),
    ).toEqual([
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
      'Aucune mesure de réparation judiciaire ni mesure administrative imposée',
      'No judicial remedial measure or administrative measure imposed',
      'Keine gerichtliche Wiederherstellungsmaßnahme oder Verwaltungsmaßnahme auferlegt',
    ])
  })
})

it('shared energy tells the same under the same labels, and nothing of what nobody entered (ENERGY-11)', () => {
  const energy = { epcValue: 90, epcValueTotal: 900, epcReference: 'R', eLevel: 30, co2: 12 }
  const labels = (part: string, estate: Estate) =>
    rowsOf(estate)
      .filter(({ key, unset: isUnset }) => key.startsWith(part) && !isUnset)
      .map(({ label, value }) => `${label}: ${value}`)
  const own = rowsOf({ ...bare(), energy }).map(({ label, value }) => `${label}: ${value}`)
  const shared = labels('shared', { ...bare(), sharedEnergy: energy })
  expect(shared).toHaveLength(5)
  expect(own).toEqual(expect.arrayContaining(shared))
  expect(labels('shared', bare())).toEqual([])
})

it.each<[unknown, string | undefined]>([
  [null, 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  ['', 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  [false, 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  ['NO', 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  ['GMO', 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  ['DV', 'Dagvaarding uitgebracht'],
  [true, 'Ja'],
  ['YES', 'Ja'],
  ['PERHAPS', 'Niet ingegeven'],
])('a planning violation of %j says %j (DETAIL-18, DETAIL-19)', (townPlanningViolation, text) =>
  expect(
    rowsOf({ ...bare(), planning: { townPlanningViolation } } as Estate).find(
      ({ key }) => key === 'townPlanningViolation',
    )?.value,
  ).toBe(text),
)

it.each<[string, object, unknown, Locale, string]>([
  [
    'a home',
    {},
    'YES',
    'nl',
    'Ja: binnen 5 jaar na de aankoop te renoveren tot energielabel D of beter',
  ],
  [
    'a home',
    {},
    true,
    'en',
    'Yes: to be renovated to energy label D or better within 5 years of the purchase',
  ],
  ['a home', {}, 'NO', 'nl', 'Nee'],
  ['a shop', SHOP, 'YES', 'nl', 'Ja'],
])('tells the renovation duty of %s in full: %j %j (LAW-46)', (_, general, answer, locale, text) =>
  expect(
    rowsOf({ ...bare(general), planning: { renovationObligation: answer } } as Estate, locale).find(
      ({ key }) => key === 'renovationObligation',
    )?.value,
  ).toBe(text),
)
