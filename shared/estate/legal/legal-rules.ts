import { numberOf } from '../../format.ts'
import { isAddressVisible } from '../address.ts'
import { LAW_SOURCES, type Dated } from './law-sources.ts'
import { FLOOD_REPORT } from './law-terms.ts'
import { isBuilding, isInLegalScope, isNewBuilding, isStanding } from './legal-scope.ts'
import { energyLabel, epcUniqueCode } from '../energy.ts'
import { codeOf } from '../kind/enumerations.ts'
import type { Estate } from '../estate.ts'
import type { Region } from '../record/location.ts'
import { FIELDS, type FieldName } from '../fields/fields.ts'
import { fieldValue, rawValue } from '../detail/field-value.ts'
import type { FieldContext } from '../detail/field-context.ts'
import { owesRenovation } from '../detail/derive.ts'
import { isHome } from '../kind/head-types.ts'
import { priceValue } from '../price/price.ts'

export type LegalTransaction = 'sale' | 'rent' | 'longLease'

export interface LegalRule extends Dated {
  /** Its name is the word `legalRule.<id>`. */
  id: string
  regions: readonly Region[]
  on: readonly LegalTransaction[]
  /** Of which estates; all where it does not say. */
  of?: (estate: Estate) => boolean
  /** Whether the advert can show it; `today` is an ISO date. */
  isMet: (estate: Estate, today: string) => boolean
}

/** Values are only looked for here, not shown: any words and language will do. */
const PLAIN: FieldContext = { t: key => key, locale: 'nl' }

const entered =
  (...keys: FieldName[]) =>
  (estate: Estate): boolean =>
    keys.every(key => fieldValue(key, estate, PLAIN) !== null)

const raw = (key: FieldName, estate: Estate): unknown => rawValue(FIELDS[key], estate)

const isPoor = (estate: Estate): boolean =>
  isHome(estate) && ['E', 'F'].includes(energyLabel(estate)?.code ?? '')

/** Told with label and term where there is a duty; a poor home without one is protected or inventoried (LAW-8). */
const tellsRenovation = (estate: Estate): boolean =>
  owesRenovation(estate) ||
  (entered('renovationObligation')(estate) &&
    (['heritageProtected', 'heritageInventoried'] as const).some(key => {
      const value = raw(key, estate)
      return value === true || codeOf('planning', value) === 'YES'
    }))

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
  return age >= 0 && age <= FLOOD_REPORT.days * 86_400_000
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
  source: LAW_SOURCES.flemishPlanning,
} as const
const FLEMISH_EPC = {
  regions: FLANDERS,
  of: isBuilding,
  from: '2012-01-01',
  source: LAW_SOURCES.flemishEpc,
} as const
const FLOOD = {
  regions: FLANDERS,
  on: SALE_OR_LONG,
  from: '2023-01-01',
  source: LAW_SOURCES.flood,
} as const
const WALLOON_PEB = {
  regions: WALLONIA,
  on: ANY,
  of: isHome,
  from: '2015-01-01',
  source: LAW_SOURCES.walloonPeb,
} as const
const BRUSSELS_PEB = {
  regions: BRUSSELS,
  on: ANY,
  of: isBuilding,
  from: '2011-02-17',
  source: LAW_SOURCES.brusselsPeb,
} as const
const BRUSSELS_PLANNING = {
  regions: BRUSSELS,
  on: SALE_OR_LONG,
  from: '2004-06-05',
  source: LAW_SOURCES.brusselsPlanning,
} as const

/** A home to let; what is no home may be let in other ways (LAW-2). */
const HOME_LETTINGS = [
  { regions: FLANDERS, from: '2019-01-01', source: LAW_SOURCES.flemishRent },
  { regions: WALLONIA, from: '2018-09-01', source: LAW_SOURCES.walloonRent },
  { regions: BRUSSELS, from: '2018-01-01', source: LAW_SOURCES.brusselsRent },
].map(row => ({ ...row, on: LETTING, of: isHome }))

/** What an advert must show, by region, transaction and type (LAW-2 to LAW-15). Not legal advice. */
export const LEGAL_RULES: readonly LegalRule[] = [
  {
    id: 'price',
    regions: EVERYWHERE,
    on: SALE,
    from: '2014-05-31',
    source: LAW_SOURCES.price,
    isMet: hasRent,
  },
  ...HOME_LETTINGS.flatMap((letting): LegalRule[] => [
    { ...letting, id: 'rent', isMet: hasRent },
    { ...letting, id: 'charges', isMet: hasCharges },
  ]),
  { ...FLEMISH_EPC, id: 'epcValue', on: ANY, isMet: entered('epcValue') },
  { ...FLEMISH_EPC, id: 'addressOrCode', on: ANY, isMet: hasAddressOrCode },
  { ...FLEMISH_EPC, id: 'eLevel', on: ANY, of: isNewBuilding, isMet: entered('eLevel') },
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
  { ...FLOOD, id: 'buildingScore', of: isStanding, isMet: entered('floodingBuildingScore') },
  { ...FLOOD, id: 'floodReport', isMet: isAtMostAYearOld },
  {
    id: 'renovation',
    regions: FLANDERS,
    on: SALE,
    of: isPoor,
    from: '2023-01-01',
    source: LAW_SOURCES.renovation,
    isMet: tellsRenovation,
  },
  {
    id: 'heritage',
    regions: FLANDERS,
    on: SALE_OR_LONG,
    from: '2015-01-01',
    source: LAW_SOURCES.heritage,
    isMet: entered('heritageProtected', 'heritageInventoried'),
  },
  {
    id: 'asbestos',
    regions: FLANDERS,
    on: SALE,
    of: estate => isInLegalScope('asbestosAge', estate),
    from: '2022-11-23',
    source: LAW_SOURCES.asbestos,
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
    source: LAW_SOURCES.brusselsRent,
    isMet: entered('waterMeter', 'gasMeter', 'electricityMeter'),
  },
]
