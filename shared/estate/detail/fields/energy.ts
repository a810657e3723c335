import { regionOf } from '../../address.ts'
import type { Estate } from '../../estate.ts'
import { asbestosCertificate, certificateText } from '../../legal/certificates.ts'
import { codeLabel } from '../../kind/enumerations.ts'
import { energyLabel, epcUniqueCode } from '../../energy.ts'
import { issuedText } from '../../legal/pending-certificate.ts'
import { at, textOf } from '../../read.ts'
import { field, requiredOf, type FieldDefinition } from './field.ts'

/** Outside Flanders an EPC is called an EPB certificate (LAW-60). */
const certifiedLabel =
  (key: 'epcValue' | 'epcReference') =>
  (estate: Estate): string =>
    ['BRUSSELS', 'WALLONIA'].includes(regionOf(estate) ?? '') ? `field.epb.${key}` : `field.${key}`

export const ENERGY_FIELDS = {
  energyLabel: field('energy.energyLabel', 'certification.energy_label', 'code:energyLabel', {
    unset: requiredOf('certified'),
    derive: estate => energyLabel(estate)?.text ?? null,
  }),
  epcValue: field('energy.epcValue', 'certification.epc_value', 'epc', {
    unset: requiredOf('certified'),
    labelOf: certifiedLabel('epcValue'),
  }),
  epcValueTotal: field('energy.epcValueTotal', 'certification.epc_total', 'epcYear', {
    unset: requiredOf('walloonHomes'),
  }),
  epcReference: field('energy.epcReference', 'certification.epc_reference', 'reference', {
    unset: requiredOf('certified'),
    labelOf: certifiedLabel('epcReference'),
  }),
  epcUniqueCode: field(null, null, 'reference', { derive: epcUniqueCode }),
  epbReference: field('energy.epbReference', 'certification.epb_reference', 'reference'),
  eLevel: field('energy.eLevel', 'certification.e_level', 'number', {
    unset: requiredOf('flemishNewBuild'),
  }),
  kLevel: field('energy.kLevel', 'certification.k_level', 'number'),
  co2: field('energy.co2', 'certification.co2', 'co2', { unset: requiredOf('brusselsBuildings') }),
}

const SHARED_KEYS = [
  'epcValue',
  'epcValueTotal',
  'epcReference',
  'epbReference',
  'eLevel',
  'kLevel',
  'co2',
] as const

const shared = (key: (typeof SHARED_KEYS)[number]): FieldDefinition => ({
  main: ENERGY_FIELDS[key].main?.replace('energy.', 'sharedEnergy.') ?? null,
  guid: ENERGY_FIELDS[key].guid?.replace('certification.', 'certification.shared_') ?? null,
  format: ENERGY_FIELDS[key].format,
  label: `field.${key}`,
  labelOf: ENERGY_FIELDS[key].labelOf,
})

/** Of the common parts of a building: the same fields under another name, none of them asked by law. */
export const SHARED_ENERGY_FIELDS = {
  sharedEnergyLabel: field(
    'sharedEnergy.energyLabel',
    'certification.shared_energy_label',
    'code:energyLabel',
    {
      label: 'field.energyLabel',
      derive: (estate, { locale }) =>
        issuedText(textOf(at(estate, 'sharedEnergy.customEpcLabel'), locale)),
    },
  ),
  sharedEpcValue: shared('epcValue'),
  sharedEpcValueTotal: shared('epcValueTotal'),
  sharedEpcReference: shared('epcReference'),
  sharedEpbReference: shared('epbReference'),
  sharedELevel: shared('eLevel'),
  sharedKLevel: shared('kLevel'),
  sharedCo2: shared('co2'),
}

/** Some say here at once whether the installation conforms. */
const ELECTRICITY = 'technical.certificateElectricity'

export const CERTIFICATE_FIELDS = {
  certificateElectricity: field(
    ELECTRICITY,
    'certification.electrical_certificate',
    'code:electricityCertification',
    {
      unset: requiredOf('buildings'),
      derive: (estate, { t }) => codeLabel('conformity', at(estate, ELECTRICITY), t),
    },
  ),
  certificateConformity: field(
    'technical.certificateConformity',
    'certification.electrical_certificate_conformity',
    'code:conformity',
  ),
  electricityDescription: field(null, 'certification.electrical_certificate_description', 'text'),
  asbestosInventory: field(
    'general.asbestosInventory',
    'certification.asbestos_inventory',
    'boolean',
  ),
  certificateAsbestos: field(
    'general.certificateAsbestos',
    'certification.asbestos_certificate',
    'reference',
    {
      unset: requiredOf('asbestosAge'),
      derive: (estate, { locale }) => certificateText(asbestosCertificate(estate), locale),
    },
  ),
}
