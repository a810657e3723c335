import type { FieldName } from '../../../shared/estate/fields/fields.ts'
import {
  AVAILABILITIES,
  CONDITIONS,
  DESTINATIONS,
  ENERGY_CLASSES,
  FRONTS,
  NEW_BUILDING,
  YES_NO,
} from './codes.ts'
import type { Details } from './details.ts'
import type { WhiseEstate } from './schema.ts'
import { highest } from './values.ts'

/** An estate as it was answered, with its details by their number. */
export interface WhiseHome {
  estate: WhiseEstate
  details: Details
  isProject: boolean
}

/** Where an answer has it: a member, or the number of a detail. The first that has a value counts. */
type Sources = readonly (keyof WhiseEstate | number)[]

/** Where Whise has a field. How a value is read follows from the field's type. */
export type WhiseColumn =
  | {
      from: Sources
      /** A number outside them is left out; where it does not say, those of the field. */
      limits?: readonly [min: number, max: number]
      /** The number that a text names. */
      numberOf?: (text: string | null) => number | null
    }
  | CodeColumn
  /** Made of several. */
  | { of: (home: WhiseHome) => unknown }
  /** Put together by toLine: price, address, kind and rooms. */
  | 'structure'

export interface CodeColumn {
  from: Sources
  /** By the number of what is chosen, or by its text in capitals. null: it has no counterpart here. */
  codes: Readonly<Record<string | number, string | null>>
  isText?: true
  /** The warning of a code that is not among them. */
  unknown?: (code: string | number) => string
}

const notKnown =
  (what: string) =>
  (code: string | number): string =>
    `${what} ${String(code).slice(0, 20)} is not known here`

const METERS = [0.1, 1e5] as const
const EURO = [0, 1e10] as const

/** Of a project the range of its homes' areas. */
const spanOf = ({ estate: { minArea, maxArea }, isProject }: WhiseHome): string | null =>
  isProject && minArea && maxArea ? `${minArea}–${maxArea} m²` : null

/** Each field of a home, and where Whise has it; null: nowhere that is known. */
export const COLUMNS = {
  reference: { from: ['referenceNumber', 'id'] },
  status: 'structure',
  type: 'structure',
  subType: 'structure',
  address: 'structure',
  epcUniqueCode: null,
  buildingName: null,
  floor: { from: ['floor'] },
  entityNumber: null,
  projectPhase: null,
  availableDate: { from: ['availabilityDateTime'] },
  petsAllowed: { from: [1764] },
  architect: null,
  publicationDate: { from: ['putOnlineDateTime', 'createDateTime'] },
  destination: null,
  remarks: null,
  visitInformation: null,
  city: 'structure',
  country: 'structure',
  position: 'structure',
  price: 'structure',
  totalPrice: null,
  vatRegime: null,
  deposit: null,
  groundValue: null,
  constructionValue: null,
  infrastructureValue: null,
  furnitureValue: null,
  pricePerSurface: null,
  monthlyCost: { from: [301], limits: [1, 1e6] },
  provision: null,
  provisionInformation: null,
  kiNonIndexed: { from: [1733], limits: EURO },
  kiIndexed: { from: [496], limits: EURO },
  communityTax: null,
  registrationCost: null,
  tax: null,
  notarySalery: null,
  deedCosts: null,
  notaryTotal: null,
  notarySaleType: null,
  notarySaleDate: null,
  notaryPlace: null,
  notaryVisits: null,
  notaryStartingPrice: null,
  notaryName: null,
  notaryAddress: null,
  notaryPhone: null,
  notaryEmail: null,
  constructionYear: { from: [14] },
  renovationYear: { from: [585] },
  buildingType: { from: ['fronts'], codes: FRONTS },
  condition: { from: ['state'], codes: CONDITIONS, unknown: notKnown('condition') },
  available: { from: ['availability'], codes: AVAILABILITIES, unknown: notKnown('availability') },
  newBuilding: { of: ({ estate: { state } }) => (state ? NEW_BUILDING.includes(state.id) : null) },
  floorCount: null,
  roofType: null,
  carpentry: null,
  windowGlazing: null,
  areaGround: { from: ['groundArea'], limits: [1, 1e9] },
  areaBuild: { from: ['area', 27, 407], limits: [1, 1e7] },
  areaBuildable: null,
  widthHouse: { from: [713], limits: METERS },
  depthHouse: null,
  depthGroundFloor: null,
  depthFloor: null,
  widthGround: { from: [26], limits: METERS },
  depthGround: { from: [718], limits: METERS },
  commentArea: { of: spanOf },
  townPlanningValue: {
    from: [1736],
    codes: DESTINATIONS,
    unknown: code => `planning destination ${code} has no word here`,
  },
  buildingLicense: { from: [808], codes: YES_NO, isText: true },
  allocationLicense: { from: [812], codes: YES_NO, isText: true },
  presaleRight: { from: [1734], codes: YES_NO, isText: true },
  townPlanningViolation: null,
  certificateAsBuilt: null,
  heritageProtected: null,
  heritageInventoried: null,
  renovationObligation: null,
  floodingParcelScore: null,
  floodingBuildingScore: null,
  floodReportDate: null,
  oLevelSensitivity: { from: [2222] },
  oLevelZone: { from: [2223] },
  energyLabel: {
    from: ['energyClass', 2056],
    codes: ENERGY_CLASSES,
    isText: true,
    unknown: notKnown('energy label'),
  },
  customEpcLabel: null,
  epcValue: { from: ['energyValue', 2089], limits: [0, 10_000], numberOf: highest },
  epcValueTotal: { from: [2390], limits: [0, 1e8] },
  epcReference: { from: [2391] },
  epbReference: null,
  eLevel: null,
  kLevel: null,
  co2: { from: [2090], limits: [0, 10_000] },
  certificateElectricity: null,
  certificateConformity: null,
  electricityDescription: null,
  asbestosInventory: null,
  certificateAsbestos: null,
  sharedEnergyLabel: null,
  sharedCustomEpcLabel: null,
  sharedEpcValue: null,
  sharedEpcValueTotal: null,
  sharedEpcReference: null,
  sharedEpbReference: null,
  sharedELevel: null,
  sharedKLevel: null,
  sharedCo2: null,
  kitchen: null,
  bathroom: null,
  furniture: { from: ['furnished'] },
  luxuryLevel: null,
  elevator: { from: [372] },
  garden: null,
  gardenInformation: null,
  directionGarden: null,
  terrace: null,
  swimmingPool: null,
  alarm: null,
  videophone: null,
  airConditioning: null,
  solarPanels: null,
  fireplace: null,
  environment: null,
  heating: null,
  commonHeating: null,
  heatPumpType: null,
  waterMeter: null,
  gasMeter: null,
  electricityMeter: null,
  meterType: null,
  rainwaterTank: null,
  oilTank: null,
  bedrooms: { from: ['rooms'], limits: [0, 1000] },
  bathrooms: { from: ['bathRooms'], limits: [0, 1000] },
  toilets: 'structure',
  garages: 'structure',
  parkingSpaces: 'structure',
  terraceSurface: 'structure',
} as const satisfies Record<FieldName, WhiseColumn | null>
