import type { TabDefinition } from './detail-tab.ts'
import {
  buildTechnicalsGroup,
  certificatesGroup,
  extraFieldsGroup,
  namesGroup,
} from './computed-groups.ts'
import {
  COMFORT,
  CONSTRUCTION,
  COSTS,
  DIMENSIONS,
  ENERGY,
  FLOODING,
  KI,
  NOTARY_COSTS,
  PLANNING,
  PRICE_DETAILS,
  SHARED_ENERGY,
  UTILITIES,
} from './field-groups.ts'
import { layoutGroups } from './layout-groups.ts'

/** The twelve detail tabs (DETAIL-1), in the order a buyer asks. */
export const TABS: readonly TabDefinition[] = [
  {
    id: 'general',
    groups: [
      {
        fields: [
          'reference',
          'status',
          'type',
          'subType',
          'address',
          'epcUniqueCode',
          'buildingName',
          'floor',
          'entityNumber',
          'projectPhase',
          'available',
          'availableDate',
          'petsAllowed',
          'architect',
          'publicationDate',
        ],
      },
      DIMENSIONS,
    ],
  },
  {
    id: 'layout',
    groups: [
      {
        fields: ['bedrooms', 'bathrooms', 'toilets', 'garages', 'parkingSpaces', 'terraceSurface'],
      },
      layoutGroups,
    ],
  },
  { id: 'comfort', groups: [COMFORT, UTILITIES, namesGroup('facilities')] },
  { id: 'construction', groups: [CONSTRUCTION, buildTechnicalsGroup] },
  { id: 'epc', groups: [ENERGY, SHARED_ENERGY, certificatesGroup] },
  { id: 'planning', groups: [PLANNING, FLOODING] },
  {
    id: 'financial',
    groups: [
      { fields: ['price', 'totalPrice', 'vatRegime', 'deposit', 'available', 'availableDate'] },
    ],
  },
  { id: 'financialPriceDetails', groups: [PRICE_DETAILS] },
  { id: 'financialCosts', groups: [COSTS, KI] },
  { id: 'financialNotary', groups: [NOTARY_COSTS] },
  {
    id: 'notary',
    groups: [
      {
        fields: [
          'notarySaleType',
          'notarySaleDate',
          'notaryPlace',
          'notaryVisits',
          'notaryStartingPrice',
        ],
      },
      { fields: ['notaryName', 'notaryAddress', 'notaryPhone', 'notaryEmail'] },
    ],
  },
  {
    id: 'other',
    groups: [
      { fields: ['destination', 'remarks', 'visitInformation'] },
      namesGroup('environments'),
      namesGroup('rentalOptions'),
      extraFieldsGroup,
    ],
  },
]

/** Where a plan is drawn its rooms stand beside it, and not in a tab again (PLAN-11). */
export const TABS_BESIDE_PLAN: readonly TabDefinition[] = TABS.map(({ id, groups }) => ({
  id,
  groups: groups.filter(group => group !== layoutGroups),
}))
