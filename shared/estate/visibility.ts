import { numberOf } from '../format.ts'
import { regionOf } from './address.ts'
import { FIELDS, type FieldName } from './fields/fields.ts'
import { PLANNING as PLANNING_FIELDS } from './fields/planning.ts'
import { pathsOf, type FieldRow } from './fields/row.ts'
import { headTypeOf } from './kind/head-types.ts'
import { isPartialPrice } from './price/price-kind.ts'
import { priceValue } from './price/price.ts'
import { hasVatRegime } from './price/price-vat.ts'
import { at, fieldAt, type EstateLike } from './read.ts'
import { isForRent, isSold, statusCode, statusId } from './status.ts'
import { keysOf } from '../table.ts'

const ELECTRICITY = [
  'certificateElectricity',
  'certificateConformity',
  'electricityDescription',
] as const

const PLANNING = [
  'buildingLicense',
  'townPlanningValue',
  'townPlanningViolation',
  'allocationLicense',
  'certificateAsBuilt',
] as const

const ALL_PLANNING = keysOf(PLANNING_FIELDS)

const FLOOD_SCORES = ['floodingBuildingScore', 'floodingParcelScore'] as const

/** What a hidden price could be worked out from. */
const TRACES = ['pricePerSurface', 'registrationCost', 'tax', 'notarySalery'] as const

const VAT_PRICES = ['price', 'groundValue', 'infrastructureValue', 'notaryTotal'] as const

/** What is reckoned on a price: of a bouquet or of what bidding starts at it says nothing. */
const RECKONED = ['totalPrice', ...TRACES, 'deedCosts', 'notaryTotal'] as const

/** What comes with a rent. */
const RENT_PARTS = ['deposit', 'monthlyCost', 'provision', 'provisionInformation'] as const

interface HidingRule {
  when: (estate: EstateLike) => boolean
  hides: readonly FieldName[]
  /** Hidden only while there is no value. */
  ifEmpty?: true
}

/** What hides which fields (VIS-8 to VIS-14, VIS-21, VIS-22, VIS-24, VIS-25). A lease of more than nine years shows its planning as a sale does. */
const HIDING_RULES: readonly HidingRule[] = [
  { when: isLet, hides: ELECTRICITY },
  { when: estate => isLet(estate) && at(estate, 'general.longLease') !== true, hides: PLANNING },
  { when: estate => headTypeOf(estate) === 'PLOT', hides: ELECTRICITY },
  { when: isStrangerToRenovation, hides: ['renovationObligation'] },
  {
    when: estate => headTypeOf(estate) === 'PLOT',
    hides: ['certificateAsBuilt', 'floodingBuildingScore'],
  },
  { when: hasVatRegime, hides: [...VAT_PRICES, ...TRACES] },
  { when: isPartialPrice, hides: RECKONED },
  { when: isWithoutRent, hides: RENT_PARTS },
  { when: isWalloon, hides: ALL_PLANNING, ifEmpty: true },
  { when: isWalloon, hides: ['certificateAsBuilt', 'heritageInventoried', ...FLOOD_SCORES] },
  {
    when: isInBrussels,
    hides: ['certificateAsBuilt', 'renovationObligation', 'townPlanningViolation', ...FLOOD_SCORES],
  },
]

/** The keys of both sources that stay away from this estate's page, whatever their value; with `empty`, also those hidden while empty. */
export function hiddenKeys(estate: EstateLike, empty = false): Set<string> {
  const rules = HIDING_RULES.filter(rule => (empty || !rule.ifEmpty) && rule.when(estate))
  return new Set(rules.flatMap(rule => rule.hides.flatMap(name => keysOfField(FIELDS[name]))))
}

const keysOfField = ({ main, guid }: FieldRow): string[] => [
  ...pathsOf({ main }),
  ...(guid === null ? [] : [guid]),
]

/** An estate whose status the site hides appears nowhere; an empty or missing list hides nothing (VIS-1). */
export function isHidden(
  estate: EstateLike,
  hiddenStatus: readonly number[] | null | undefined,
): boolean {
  const status = statusId(estate)
  return (
    status !== null &&
    Array.isArray(hiddenStatus) &&
    hiddenStatus.some(id => numberOf(id) === status)
  )
}

function isLet(estate: EstateLike): boolean {
  const code = statusCode(estate)
  return code === 'TO_RENT' || code === 'RENTED'
}

/** Its rent is not shown, or there is none. */
function isWithoutRent(estate: EstateLike): boolean {
  const price = priceValue(estate) ?? fieldAt(estate, 'financial.price')
  return isForRent(estate) && (isSold(estate) || !price)
}

function isWalloon(estate: EstateLike): boolean {
  return regionOf(estate) === 'WALLONIA'
}

function isInBrussels(estate: EstateLike): boolean {
  return regionOf(estate) === 'BRUSSELS'
}

/** A duty of who buys a building: no plot, no garage, no lease. */
function isStrangerToRenovation(estate: EstateLike): boolean {
  return isLet(estate) || ['PLOT', 'GARAGE'].includes(headTypeOf(estate) ?? '')
}
