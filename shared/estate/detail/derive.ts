import { formatNumber, numberOf } from '../../format.ts'
import { addressLine } from '../address.ts'
import { energyLabel, epcUniqueCode } from '../energy.ts'
import type { Estate } from '../estate.ts'
import type { DerivedFieldName } from '../fields/fields.ts'
import { codeLabel, codeOf } from '../kind/enumerations.ts'
import { headTypeOf, isHome } from '../kind/head-types.ts'
import { asbestosCertificate, certificateText } from '../legal/certificates.ts'
import { RENOVATION } from '../legal/law-terms.ts'
import { issuedText } from '../legal/pending-certificate.ts'
import { askingPrice, priceValue, soldLabel } from '../price/price.ts'
import { at, fieldAt, textAt, textOf, type EstateLike } from '../read.ts'
import { roomCounts, type RoomCounts } from '../rooms/rooms.ts'
import { statusCode } from '../status.ts'
import type { FieldContext } from './field-context.ts'

type Derive = (estate: Estate, context: FieldContext) => string | null

const count =
  (key: keyof RoomCounts): Derive =>
  estate =>
    formatNumber('number', roomCounts(estate)[key] || null)

/** The value on the page where no single key holds it; null leaves it to the keys. */
export const DERIVE = {
  status: (estate, { t }) => codeLabel('transaction', statusCode(estate), t),
  type: (estate, { t }) => codeLabel('headType', headTypeOf(estate), t),
  subType: (estate, { locale }) => textAt(estate, 'general.subType.name', locale),
  address: (estate, { locale }) => addressLine(estate?.general?.address, locale),
  price: (estate, { t }) =>
    soldLabel(estate, t) ?? askingPrice(estate, t) ?? formatNumber('currency', fieldPrice(estate)),
  townPlanningViolation: violation,
  renovationObligation: renovationDuty,
  energyLabel: estate => energyLabel(estate)?.text ?? null,
  epcUniqueCode,
  sharedEnergyLabel: (estate, { locale }) =>
    issuedText(textOf(at(estate, 'sharedEnergy.customEpcLabel'), locale)),
  // Some say here at once whether the installation conforms.
  certificateElectricity: (estate, { t }) =>
    codeLabel('conformity', at(estate, 'technical.certificateElectricity'), t),
  certificateAsbestos: (estate, { locale }) => certificateText(asbestosCertificate(estate), locale),
  bedrooms: count('bedrooms'),
  bathrooms: count('bathrooms'),
  toilets: count('toilets'),
  garages: count('garages'),
  parkingSpaces: count('parkingSpaces'),
  terraceSurface: estate => formatNumber('surface', roomCounts(estate).terraceSurface || null),
} as const satisfies Record<DerivedFieldName, Derive>

/** The price that the guid-bearing source has in a field of its own, by the same rule. */
const fieldPrice = (estate: EstateLike): number | null =>
  priceValue({ general: { price: { value: numberOf(fieldAt(estate, 'financial.price')) } } })

/** Only an empty value or a plain no means 'no measure imposed'; what we cannot read counts as not entered. */
function violation(estate: Estate, { t }: FieldContext): string | null {
  const value =
    fieldAt(estate, 'planning.proceeding') ?? at(estate, 'planning.townPlanningViolation') ?? null
  if (value === null || value === '' || value === false || value === 'NO') return null
  return (
    codeLabel('violation', value, t) ??
    (value === true || value === 'YES' ? t('yes') : t('notEntered'))
  )
}

/** Of a home the duty is told in full: the label to reach and the years for it. */
function renovationDuty(estate: Estate, { t }: FieldContext): string | null {
  return isHome(estate) && owesRenovation(estate)
    ? t('renovationDuty', { label: RENOVATION.label, years: RENOVATION.years })
    : null
}

/** Whether it is entered that there is a duty to renovate. */
export function owesRenovation(estate: Estate): boolean {
  const value =
    fieldAt(estate, 'planning.renovation_obligation') ?? at(estate, 'planning.renovationObligation')
  return value === true || codeOf('planning', value) === 'YES'
}
