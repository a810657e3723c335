import {
  CONSTRUCTION,
  DIMENSIONS,
  ENERGY,
  FLOODING,
  KI,
  NOTARY_COSTS,
  PLANNING,
  PRICE_DETAILS,
  SHARED_ENERGY,
} from './field-groups.ts'
import { buildTechnicalsGroup, namesGroup } from './computed-groups.ts'
import type { TabDefinition } from './detail-tab.ts'

/** The ten detail sections (DETAIL-2); comfort is the build technicals plus the facilities. */
export const SECTIONS = [
  {
    id: 'salesRep',
    groups: [{ fields: ['salesRepName', 'salesRepPhone', 'salesRepMobile', 'salesRepEmail'] }],
  },
  {
    id: 'financial',
    groups: [
      { fields: ['price', 'totalPrice', 'deposit', 'monthlyCost', 'provision', 'vatRegime'] },
      PRICE_DETAILS,
      NOTARY_COSTS,
    ],
  },
  { id: 'financialKI', groups: [{ fields: KI.fields }] },
  {
    id: 'technical',
    groups: [
      CONSTRUCTION,
      {
        fields: [
          'available',
          'availableDate',
          'furniture',
          'petsAllowed',
          'directionGarden',
          'elevator',
        ],
      },
    ],
  },
  { id: 'dimensions', groups: [{ fields: DIMENSIONS.fields }] },
  { id: 'energy', groups: [ENERGY] },
  { id: 'energyShared', groups: [{ fields: SHARED_ENERGY.fields }] },
  { id: 'planning', groups: [PLANNING, FLOODING] },
  { id: 'buildTechnicals', groups: [buildTechnicalsGroup] },
  { id: 'comfort', groups: [buildTechnicalsGroup, namesGroup('facilities')] },
] as const satisfies readonly TabDefinition[]
