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

const ALWAYS = [
  'townPlanningValue',
  'buildingLicense',
  'allocationLicense',
  'presaleRight',
  'townPlanningViolation',
  'certificateAsBuilt',
  'heritageProtected',
  'heritageInventoried',
  'renovationObligation',
  'floodingParcelScore',
  'floodingBuildingScore',
]
const OF_BUILDINGS = ['energyLabel', 'epcValue', 'epcReference', 'certificateElectricity']

describe('what the law asks for and nobody entered', () => {
  it.each<[string, Estate, string[]]>([
    ['a house', bare({}, { constructionYear: 2010 }), [...OF_BUILDINGS, ...ALWAYS]],
    ['an old house', bare(), [...OF_BUILDINGS, 'certificateAsbestos', ...ALWAYS]],
    ['a plot', bare({ headType: { id: 3 } }), ALWAYS],
    ['a garage', bare({ headType: { id: 5 } }), ALWAYS],
  ])('keeps its rows, of %s (DETAIL-16, DETAIL-17, LAW-20)', (_, estate, keys) =>
    expect(unset(estate)).toEqual(keys),
  )

  it('stays away in Wallonia, and of a lease (VIS-13, VIS-9)', () => {
    expect(unset(bare({ address: { region: 'WALLONIA' } }))).toEqual(OF_BUILDINGS)
    expect(unset(bare({ transaction: { id: 2 } }))).toEqual([
      'energyLabel',
      'epcValue',
      'epcReference',
      'presaleRight',
      'heritageProtected',
      'heritageInventoried',
      'renovationObligation',
      'floodingParcelScore',
      'floodingBuildingScore',
    ])
  })

  it('is said in four languages (DETAIL-15, DETAIL-18)', () => {
    const said = (key: string) =>
      LOCALES.map(locale => rowsOf(bare(), locale).find(row => row.key === key)?.value)
    expect(said('epcValue')).toEqual([
      'Niet ingegeven',
      'Non renseigné',
      'Not entered',
      'Nicht eingegeben',
    ])
    expect(said('townPlanningViolation')).toEqual([
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
