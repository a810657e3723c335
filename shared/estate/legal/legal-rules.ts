import { numberOf } from '../../format.ts'
import { isAddressVisible } from '../address.ts'
import { isInLegalScope, isBuilding } from './legal-scope.ts'
import { energyLabel, epcUniqueCode } from '../energy.ts'
import { codeOf } from '../kind/enumerations.ts'
import type { Estate } from '../estate.ts'
import type { Region } from '../record/location.ts'
import { FIELDS, type FieldKey } from '../detail/field-definitions.ts'
import { fieldValue, rawValue } from '../detail/field-value.ts'
import type { FieldContext } from '../detail/fields/field.ts'
import { headTypeOf } from '../kind/head-types.ts'
import { priceValue } from '../price/price.ts'

export type LegalTransaction = 'sale' | 'rent' | 'longLease'

export interface LegalRule {
  /** Its name is the word `legalRule.<id>`. */
  id: string
  regions: readonly Region[]
  on: readonly LegalTransaction[]
  /** Of which estates; all where it does not say. */
  of?: (estate: Estate) => boolean
  /** In force from this day, ISO 8601. */
  from: string
  source: string
  /** Whether the advert can show it; `today` is an ISO date. */
  isMet: (estate: Estate, today: string) => boolean
}

/** Values are only looked for here, not shown: any words and language will do. */
const PLAIN: FieldContext = { t: key => key, locale: 'nl' }

const entered =
  (...keys: FieldKey[]) =>
  (estate: Estate): boolean =>
    keys.every(key => fieldValue(FIELDS[key], estate, PLAIN) !== null)

const raw = (key: FieldKey, estate: Estate): unknown => rawValue(FIELDS[key], estate)

const isHome = (estate: Estate): boolean =>
  ['HOUSE', 'APARTMENT'].includes(headTypeOf(estate) ?? '')

const isNew = (estate: Estate): boolean => isBuilding(estate) && raw('newBuilding', estate) === true

const isPoor = (estate: Estate): boolean =>
  isHome(estate) && ['E', 'F'].includes(energyLabel(estate)?.code ?? '')

const hasRent = (estate: Estate): boolean => priceValue(estate) !== null

const hasCharges = (estate: Estate): boolean =>
  [raw('monthlyCost', estate), raw('provision', estate)].some(
    charges => (numberOf(charges) ?? -1) >= 0,
  )

/** The register must have answered: the page has a sentence for no value, but before the law it is a gap (LAW-6). */
const measuresAnswered = (estate: Estate): boolean => {
  const value = raw('townPlanningViolation', estate)
  return (
    codeOf('violation', value) !== null || ['YES', 'NO'].includes(codeOf('planning', value) ?? '')
  )
}

const hasAddressOrCode = (estate: Estate): boolean =>
  isAddressVisible(estate?.general?.address) || epcUniqueCode(estate) !== null

const isAtMostAYearOld = (estate: Estate, today: string): boolean => {
  const date = raw('floodReportDate', estate)
  const age = typeof date === 'string' ? Date.parse(today) - Date.parse(date.slice(0, 10)) : NaN
  return age >= 0 && age <= 366 * 86_400_000
}

const FLANDERS = ['FLANDERS'] as const
const WALLONIA = ['WALLONIA'] as const
const BRUSSELS = ['BRUSSELS'] as const
const EVERYWHERE = [...FLANDERS, ...WALLONIA, ...BRUSSELS]
const SALE = ['sale'] as const
const ANY = ['sale', 'rent', 'longLease'] as const
const SALE_OR_LONG = ['sale', 'longLease'] as const
const LETTING = ['rent', 'longLease'] as const
const VCRO = {
  regions: FLANDERS,
  on: SALE_OR_LONG,
  from: '2009-09-01',
  source: 'VCRO art. 5.2.6',
} as const
const FLEMISH_EPC = {
  regions: FLANDERS,
  of: isBuilding,
  from: '2012-01-01',
  source: 'Energiedecreet art. 11.2.1',
} as const
const FLOOD = {
  regions: FLANDERS,
  on: SALE_OR_LONG,
  from: '2023-01-01',
  source: 'Wet verzekeringen art. 129',
} as const
const WALLOON_PEB = {
  regions: WALLONIA,
  on: ANY,
  of: isBuilding,
  from: '2015-01-01',
  source: 'Décret PEB du 28 novembre 2013',
} as const
const BRUSSELS_PEB = {
  regions: BRUSSELS,
  on: ANY,
  of: isBuilding,
  from: '2011-02-17',
  source: 'Arrêté PEB du 17 février 2011, art. 6',
} as const
const BRUSSELS_PLANNING = {
  regions: BRUSSELS,
  on: SALE_OR_LONG,
  from: '2004-06-05',
  source: 'CoBAT art. 280 et 281',
} as const

/** What an advert must show, by region, transaction and type (LAW-2 to LAW-15). Not legal advice. */
export const LEGAL_RULES: readonly LegalRule[] = [
  {
    id: 'price',
    regions: EVERYWHERE,
    on: SALE,
    from: '2014-05-31',
    source: 'WER VI.3 en VI.4',
    isMet: hasRent,
  },
  {
    id: 'rent',
    regions: EVERYWHERE,
    on: LETTING,
    from: '2007-05-18',
    source: 'BW (oud) art. 1716',
    isMet: hasRent,
  },
  {
    id: 'charges',
    regions: EVERYWHERE,
    on: LETTING,
    from: '2007-05-18',
    source: 'BW (oud) art. 1716',
    isMet: hasCharges,
  },
  { ...FLEMISH_EPC, id: 'epcValue', on: ANY, isMet: entered('epcValue') },
  { ...FLEMISH_EPC, id: 'addressOrCode', on: ANY, isMet: hasAddressOrCode },
  { ...FLEMISH_EPC, id: 'eLevel', on: ANY, of: isNew, isMet: entered('eLevel') },
  {
    ...FLEMISH_EPC,
    id: 'energyLabel',
    on: SALE,
    of: isHome,
    from: '2019-01-01',
    isMet: entered('energyLabel'),
  },
  { ...VCRO, id: 'permit', isMet: entered('buildingLicense') },
  { ...VCRO, id: 'destination', isMet: entered('townPlanningValue') },
  { ...VCRO, id: 'measures', isMet: measuresAnswered },
  { ...VCRO, id: 'preemption', isMet: entered('presaleRight') },
  { ...VCRO, id: 'subdivision', isMet: entered('allocationLicense') },
  { ...FLOOD, id: 'parcelScore', isMet: entered('floodingParcelScore') },
  { ...FLOOD, id: 'buildingScore', of: isBuilding, isMet: entered('floodingBuildingScore') },
  { ...FLOOD, id: 'floodReport', isMet: isAtMostAYearOld },
  {
    id: 'renovation',
    regions: FLANDERS,
    on: SALE,
    of: isPoor,
    from: '2023-01-01',
    source: 'Energiebesluit art. 9.3.1',
    isMet: entered('renovationObligation'),
  },
  {
    id: 'heritage',
    regions: FLANDERS,
    on: SALE_OR_LONG,
    from: '2015-01-01',
    source: 'Onroerenderfgoeddecreet art. 4.1.11 en 6.4.9',
    isMet: entered('heritageProtected', 'heritageInventoried'),
  },
  {
    id: 'asbestos',
    regions: FLANDERS,
    on: SALE,
    of: estate => isInLegalScope('asbestosAge', estate),
    from: '2022-11-23',
    source: 'Materialendecreet art. 33/14 (deed, not advert)',
    isMet: entered('certificateAsbestos'),
  },
  { ...WALLOON_PEB, id: 'energyLabel', isMet: entered('energyLabel') },
  { ...WALLOON_PEB, id: 'epcValue', isMet: entered('epcValue') },
  { ...WALLOON_PEB, id: 'epcTotal', isMet: entered('epcValueTotal') },
  { ...WALLOON_PEB, id: 'epcReference', isMet: entered('epcReference') },
  { ...BRUSSELS_PEB, id: 'energyLabel', isMet: entered('energyLabel') },
  { ...BRUSSELS_PEB, id: 'co2', isMet: entered('co2') },
  { ...BRUSSELS_PLANNING, id: 'destination', isMet: entered('townPlanningValue') },
  { ...BRUSSELS_PLANNING, id: 'planningInformation', isMet: entered('buildingLicense') },
  {
    id: 'meters',
    regions: BRUSSELS,
    on: LETTING,
    of: isBuilding,
    from: '2018-01-01',
    source: 'Code bruxellois du Logement art. 217',
    isMet: entered('waterMeter', 'gasMeter', 'electricityMeter'),
  },
]
