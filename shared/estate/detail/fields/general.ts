import { addressLine } from '../../address.ts'
import { codeLabel } from '../../kind/enumerations.ts'
import { headTypeOf } from '../../kind/head-types.ts'
import { textAt } from '../../read.ts'
import { statusCode } from '../../status.ts'
import { field } from './field.ts'

export const GENERAL_FIELDS = {
  reference: field('general.reference', 'external_id', 'text'),
  status: field(null, 'status', 'code:transaction', {
    derive: (estate, { t }) => codeLabel('transaction', statusCode(estate), t),
  }),
  type: field(null, 'type', 'code:headType', {
    derive: (estate, { t }) => codeLabel('headType', headTypeOf(estate), t),
  }),
  subType: field(null, 'subType', 'code:subType', {
    derive: (estate, { locale }) => textAt(estate, 'general.subType.name', locale),
  }),
  address: field(null, null, 'text', {
    derive: (estate, { locale }) => addressLine(estate?.general?.address, locale),
  }),
  buildingName: field('general.buildingName', 'general.building_name', 'text'),
  floor: field('general.floor', 'general.floor', 'floor'),
  entityNumber: field('general.entityNumber', 'general.entity_number', 'text'),
  projectPhase: field(null, 'project.project_phase', 'text'),
  architect: field('general.architect', 'general.architect', 'text'),
  available: field('technical.available', 'general.available', 'code:freeOn'),
  availableDate: field('technical.availableDate', 'general.available_date', 'date'),
  petsAllowed: field(
    'technical.petsAllowed general.petsAllowed',
    'general.pets_allowed',
    'boolean',
  ),
  publicationDate: field('general.publicationDate', 'general.publication_date', 'date'),
  destination: field(null, 'general.destination', 'code:destination'),
  remarks: field(null, 'other.comment', 'text'),
  visitInformation: field(null, 'other.visit_information', 'text'),
}

export const NOTARY_FIELDS = {
  notaryName: field(null, 'notary.name', 'text'),
  notaryAddress: field(null, 'notary.address', 'text'),
  notaryPhone: field(null, 'notary.phone', 'text'),
  notaryEmail: field(null, 'notary.email', 'text'),
  notarySaleType: field(null, 'notary.sale_type', 'text'),
  notarySaleDate: field(null, 'notary.sale_date', 'date'),
  notaryPlace: field(null, 'notary.place', 'text'),
  notaryVisits: field(null, 'notary.visits', 'text'),
  notaryStartingPrice: field(null, 'notary.starting_price', 'currency'),
}
