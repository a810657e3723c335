import type { Localized } from '../locale.ts'

/**
 * An estate as the listing API answers it. Nothing here is promised: every part may be
 * missing, since the API may belong to somebody else. Surfaces are m², distances m, prices euro.
 */
export interface Estate {
  general: EstateGeneral
  technical?: EstateTechnical
  dimensions?: EstateDimensions
  energy?: EstateEnergy
  sharedEnergy?: EstateEnergy
  ki?: { indexed?: number | null; nonIndexed?: number | null; communityTax?: number | null }
  layout?: LayoutRoom[]
  facilities?: Named[]
  buildTechnicals?: BuildTechnical[]
  files?: EstateFile[]
  pictures?: Picture[]
  videos?: Video[]
  environments?: Named[]
  rentalOptions?: Named[]
  extraFields?: ExtraField[]
  certificates?: Certificate[]
  flooding?: {
    floodingBuildingScore?: string | null
    floodingParcelScore?: string | null
    reportDate?: string | null
  }
  planning?: EstatePlanning
  salesRep?: SalesRep | null
  /** Dotted keys of the guid-bearing source, such as 'financial.price' or 'planning.permission'. */
  fields?: Record<string, unknown>
  /** Seconds since 1970; the newest change of the record. */
  updatedAt?: number
}

export interface EstateGeneral {
  id: number
  /** Only in the guid-bearing source; then it is the estate's public id. */
  guid?: string | null
  parentId?: number | string | null
  project?: boolean
  headType?: { id: number } | null
  subType?: { id: number; name?: Localized } | null
  transaction?: { id: number; name?: Localized } | null
  title?: Localized
  description?: Localized
  shortDescription?: Localized
  price?: EstatePrice | null
  bedroomCount?: number | null
  bathroomCount?: number | null
  /** ISO 8601 date or date-time. */
  publicationDate?: string | null
  floor?: number | null
  floorId?: number | null
  entityNumber?: string | null
  reference?: string | null
  architect?: string | null
  sticker?: Sticker | null
  buildingName?: string | null
  petsAllowed?: boolean | null
  asbestosInventory?: boolean | null
  certificateAsbestos?: string | null
  registrationCost?: number | null
  tax?: number | null
  notarySalery?: number | null
  address?: EstateAddress | null
  /** Children of a project only where the call asks for them. */
  childCount?: number | null
  /** A lease of more than nine years shows planning as a sale does (VIS-10). */
  longLease?: boolean | null
}

export interface EstatePrice {
  value?: number | null
  totalPrice?: number | null
  priceFrom?: boolean | null
  period?: 'MONTH' | 'WEEK' | 'YEAR' | null
  deposit?: number | null
  furnitureValue?: number | null
  infrastructureValue?: number | null
  constructionValue?: number | null
  groundValue?: number | null
}

export interface EstateAddress {
  street?: Localized | null
  number?: string | null
  box?: string | null
  visible?: boolean
  city?: City | null
  country?: { id: number } | null
  region?: Region | null
  geoLocation?: { lat: number; lon: number } | null
  street_address?: string | null
}

export interface City {
  id: number
  name: string
  zip: string
  alias?: Localized
}

export type Region = 'FLANDERS' | 'WALLONIA' | 'BRUSSELS'

export interface Sticker {
  id: number
  name?: Localized
  /** Six hexadecimal digits without '#'. */
  color?: string | null
  colorText?: string | null
}

export interface EstateTechnical {
  constructionYear?: number | null
  renovationYear?: number | null
  buildingType?: string | null
  condition?: string | null
  newBuilding?: boolean | null
  available?: string | null
  availableDate?: string | null
  furniture?: boolean | null
  petsAllowed?: boolean | null
  monthlyCost?: number | null
  directionGarden?: string | null
  oLevelSensitivity?: string | null
  oLevelZone?: string | null
  certificateConformity?: string | null
  certificateElectricity?: string | null
  elevator?: boolean | null
}

export interface EstateDimensions {
  areaGround?: number | null
  areaBuild?: number | null
  areaBuildable?: number | null
  widthHouse?: number | null
  widthGround?: number | null
  depthHouse?: number | null
  depthGround?: number | null
  depthGroundFloor?: number | null
  depthFloor?: number | null
  commentArea?: Localized | string | null
}

export interface EstateEnergy {
  /** kWh/m² per year. */
  epcValue?: number | null
  /** kWh per year. */
  epcValueTotal?: number | null
  epbReference?: string | null
  epcReference?: string | null
  energyLabel?: string | null
  customEpcLabel?: string | null
  eLevel?: number | null
  kLevel?: number | null
  /** kg CO2 per m² per year. */
  co2?: number | null
}

export interface LayoutRoom {
  /** Room type id: bedroom 1, bathroom 5, toilet 16, garage 6, parking space 14, terrace 10, … */
  id: number
  floor?: number | null
  value?: { name?: Localized } | null
  count?: number | null
  surface?: number | null
  comment?: Localized | string | null
  common?: boolean | null
  sort?: number | null
}

export interface Named {
  id: number
  name?: Localized
}

export interface BuildTechnical {
  criteria?: { id?: number; name?: Localized } | null
  value?: { id?: number; name?: Localized } | string | null
  comment?: Localized | string | null
}

export interface EstateFile {
  id?: number
  type?: { id?: number; name?: Localized } | null
  link?: string | null
  comment?: Localized | string | null
}

export interface Picture {
  /** An asset id, resolved under /assets/. */
  file?: string | null
  thumbnail?: string | null
  index?: number | null
  /** Version of the bytes; with it the address is immutable. */
  hash?: string | null
  width?: number | null
  height?: number | null
  /** Placeholder colour, six hexadecimal digits. */
  color?: string | null
  caption?: Localized | null
  /** What the picture is; floor plans stand beside the photographs. */
  kind?: 'photo' | 'plan' | null
}

/** Type 2 is a virtual tour (DETAIL-29). */
export interface Video {
  type?: { id: number } | null
  id?: string | null
  link?: string | null
}

export interface ExtraField {
  extra_field_autoid: number
  type?: 'TEXT' | 'BIGTEXT' | string
  name?: Localized
  value?: string | null
  value_lang_string?: Localized | null
}

export interface Certificate {
  type?: { id?: number; name?: Localized } | null
  reference?: string | null
  date?: string | null
  value?: string | null
}

export interface EstatePlanning {
  townPlanningValue?: string | null
  townPlanningViolation?: string | null
  buildingLicense?: string | null
  allocationLicense?: string | null
  presaleRight?: string | null
  certificateAsBuilt?: string | null
  heritageProtected?: string | null
  heritageInventoried?: string | null
  renovationObligation?: string | null
}

export interface SalesRep {
  firstname?: string | null
  lastname?: string | null
  picture?: string | null
  mobile?: string | null
  phone?: string | null
  email?: string | null
  description?: Localized | null
}

/** The id in addresses: the guid where the source bears one, else the number. */
export const publicId = (estate: { general: { id: number; guid?: string | null } }): string =>
  estate.general.guid || String(estate.general.id)
