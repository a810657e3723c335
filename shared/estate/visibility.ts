import { numberOf } from '../format.ts'
import { regionOf } from './address.ts'
import { headTypeOf } from './kind/head-types.ts'
import { isPartialPrice } from './price/price-kind.ts'
import { priceValue } from './price/price.ts'
import { hasVatRegime } from './price/price-vat.ts'
import { at, fieldAt, type EstateLike } from './read.ts'
import { isForRent, isSold, statusCode, statusId } from './status.ts'

/** A field by its path in the main source and its dotted key in the guid-bearing one. */
type FieldPaths = readonly [main: string | null, guid: string]

const ELECTRICITY: readonly FieldPaths[] = [
  ['technical.certificateElectricity', 'certification.electrical_certificate'],
  ['technical.certificateConformity', 'certification.electrical_certificate_conformity'],
  [null, 'certification.electrical_certificate_description'],
]

const AS_BUILT: FieldPaths = ['planning.certificateAsBuilt', 'planning.as_built_certificate']

const HERITAGE_INVENTORY: FieldPaths = [
  'planning.heritageInventoried',
  'planning.heritage_inventory',
]

const RENOVATION: FieldPaths = ['planning.renovationObligation', 'planning.renovation_obligation']

const VIOLATION: FieldPaths = ['planning.townPlanningViolation', 'planning.proceeding']

const PLANNING: readonly FieldPaths[] = [
  ['planning.buildingLicense', 'planning.permission'],
  ['planning.townPlanningValue', 'planning.most_recent_destination'],
  VIOLATION,
  ['planning.allocationLicense', 'planning.subdivision_permit'],
  AS_BUILT,
]

const ALL_PLANNING: readonly FieldPaths[] = [
  ...PLANNING,
  HERITAGE_INVENTORY,
  ['planning.presaleRight', 'planning.preemption_right'],
  ['planning.heritageProtected', 'planning.heritage_protected'],
  RENOVATION,
]

const BUILDING_SCORE: FieldPaths = [
  'flooding.floodingBuildingScore',
  'flood_information.building_score',
]

const FLOOD_SCORES: readonly FieldPaths[] = [
  BUILDING_SCORE,
  ['flooding.floodingParcelScore', 'flood_information.parcel_score'],
]

const VAT_PRICES: readonly FieldPaths[] = [
  ['general.price.value', 'financial.price'],
  ['general.price.groundValue', 'financial.land_price'],
  ['general.price.infrastructureValue', 'financial.infrastructure_price'],
  [null, 'notary_cost.total'],
]

/** What a hidden price could be worked out from, beside the one total. */
const VAT_TRACES: readonly FieldPaths[] = [
  [null, 'financial.price_per_square_meter'],
  ['general.registrationCost', 'notary_cost.registration'],
  ['general.tax', 'notary_cost.tax'],
  ['general.notarySalery', 'notary_cost.fee'],
]

/** What is reckoned on a price: of a bouquet or of what bidding starts at it says nothing. */
const RECKONED: readonly FieldPaths[] = [
  ['general.price.totalPrice', 'financial.total_price'],
  [null, 'financial.price_per_square_meter'],
  ['general.registrationCost', 'notary_cost.registration'],
  ['general.tax', 'notary_cost.tax'],
  ['general.notarySalery', 'notary_cost.fee'],
  [null, 'notary_cost.deed'],
  [null, 'notary_cost.total'],
]

/** What comes with a rent. */
const RENT_PARTS: readonly FieldPaths[] = [
  ['general.price.deposit', 'financial.warranty'],
  ['technical.monthlyCost', 'financial.monthly_costs'],
  [null, 'financial.provision'],
  [null, 'financial.provision_information'],
]

interface HidingRule {
  when: (estate: EstateLike) => boolean
  hides: readonly FieldPaths[]
  /** Hidden only while there is no value. */
  ifEmpty?: true
}

/** What hides which fields (VIS-8 to VIS-14, VIS-21, VIS-22, VIS-24, VIS-25). A lease of more than nine years shows its planning as a sale does. */
const HIDING_RULES: readonly HidingRule[] = [
  { when: isLet, hides: ELECTRICITY },
  { when: estate => isLet(estate) && at(estate, 'general.longLease') !== true, hides: PLANNING },
  { when: estate => headTypeOf(estate) === 'PLOT', hides: ELECTRICITY },
  { when: isStrangerToRenovation, hides: [RENOVATION] },
  { when: estate => headTypeOf(estate) === 'PLOT', hides: [AS_BUILT, BUILDING_SCORE] },
  { when: hasVatRegime, hides: [...VAT_PRICES, ...VAT_TRACES] },
  { when: isPartialPrice, hides: RECKONED },
  { when: isWithoutRent, hides: RENT_PARTS },
  { when: isWalloon, hides: ALL_PLANNING, ifEmpty: true },
  { when: isWalloon, hides: [AS_BUILT, HERITAGE_INVENTORY, ...FLOOD_SCORES] },
  { when: isInBrussels, hides: [AS_BUILT, RENOVATION, VIOLATION, ...FLOOD_SCORES] },
]

/** The keys of both sources that stay away from this estate's page, whatever their value; with `empty`, also those hidden while empty. */
export function hiddenKeys(estate: EstateLike, empty = false): Set<string> {
  const rules = HIDING_RULES.filter(rule => (empty || !rule.ifEmpty) && rule.when(estate))
  return new Set(rules.flatMap(rule => rule.hides.flat()).filter(key => key !== null))
}

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
