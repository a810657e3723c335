import type { FieldKey } from './field-definitions.ts'

interface FieldGroup {
  title?: string
  fields: readonly FieldKey[]
}

/** Groups of fields that stand in tabs and in sections alike. */
export const DIMENSIONS: FieldGroup = {
  title: 'group.dimensions',
  fields: [
    'areaGround',
    'areaBuild',
    'areaBuildable',
    'widthHouse',
    'depthHouse',
    'depthGroundFloor',
    'depthFloor',
    'widthGround',
    'depthGround',
    'commentArea',
  ],
}

export const COMFORT: FieldGroup = {
  fields: [
    'kitchen',
    'bathroom',
    'furniture',
    'luxuryLevel',
    'elevator',
    'garden',
    'directionGarden',
    'terrace',
    'swimmingPool',
    'alarm',
    'videophone',
    'airConditioning',
    'solarPanels',
    'fireplace',
    'environment',
  ],
}

export const UTILITIES: FieldGroup = {
  title: 'group.utilities',
  fields: [
    'heating',
    'commonHeating',
    'waterMeter',
    'gasMeter',
    'electricityMeter',
    'meterType',
    'rainwaterTank',
    'oilTank',
  ],
}

export const CONSTRUCTION: FieldGroup = {
  fields: [
    'constructionYear',
    'renovationYear',
    'buildingType',
    'condition',
    'newBuilding',
    'floorCount',
    'roofType',
    'carpentry',
    'windowGlazing',
  ],
}

export const ENERGY: FieldGroup = {
  fields: [
    'energyLabel',
    'epcValue',
    'epcValueTotal',
    'epcReference',
    'epbReference',
    'eLevel',
    'kLevel',
    'co2',
    'certificateElectricity',
    'asbestosInventory',
    'certificateAsbestos',
  ],
}

export const SHARED_ENERGY: FieldGroup = {
  title: 'group.sharedEnergy',
  fields: [
    'sharedEnergyLabel',
    'sharedEpcValue',
    'sharedEpcValueTotal',
    'sharedEpcReference',
    'sharedEpbReference',
    'sharedELevel',
    'sharedKLevel',
    'sharedCo2',
  ],
}

export const PLANNING: FieldGroup = {
  fields: [
    'townPlanningValue',
    'buildingLicense',
    'allocationLicense',
    'presaleRight',
    'townPlanningViolation',
    'certificateAsBuilt',
    'heritageProtected',
    'heritageInventoried',
    'renovationObligation',
  ],
}

export const FLOODING: FieldGroup = {
  title: 'group.flooding',
  fields: [
    'floodingParcelScore',
    'floodingBuildingScore',
    'floodReportDate',
    'oLevelSensitivity',
    'oLevelZone',
  ],
}

export const COSTS: FieldGroup = { fields: ['monthlyCost', 'provision'] }

export const KI: FieldGroup = {
  title: 'group.ki',
  fields: ['kiNonIndexed', 'kiIndexed', 'communityTax'],
}

export const PRICE_DETAILS: FieldGroup = {
  fields: [
    'groundValue',
    'constructionValue',
    'infrastructureValue',
    'furnitureValue',
    'pricePerSurface',
  ],
}

export const NOTARY_COSTS: FieldGroup = {
  fields: ['registrationCost', 'tax', 'notarySalery', 'deedCosts', 'notaryTotal'],
}
