import type { Localized } from '../../locale.ts'

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
