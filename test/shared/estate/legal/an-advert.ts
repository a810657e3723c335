import type { Estate } from '../../../../shared/estate/estate.ts'
import { legalGaps } from '../../../../shared/estate/legal/legal-findings.ts'

export const TODAY = '2026-11-21'

export const estate = (
  region: string,
  transaction: number,
  general: object = {},
  parts: object = {},
): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: transaction },
    price: { value: 1000 },
    address: { region: region as 'FLANDERS' },
    ...general,
  },
  ...parts,
})

export const missing = (one: Estate, today = TODAY): string[] =>
  legalGaps(one, today).map(finding => finding.id)

export const complete = {
  technical: { constructionYear: 1990, monthlyCost: 0 },
  energy: {
    epcValue: 250,
    epcValueTotal: 30000,
    epcReference: '20240312-0003124567-RES-1',
    energyLabel: 'C',
    co2: 40,
  },
  planning: {
    buildingLicense: 'YES',
    townPlanningValue: 'WG',
    townPlanningViolation: 'GMO',
    presaleRight: 'NO',
    allocationLicense: 'NO',
    heritageProtected: 'NO',
    heritageInventoried: 'NO',
  },
  flooding: { floodingParcelScore: 'A', floodingBuildingScore: 'A', reportDate: '2026-03-01' },
  certificates: [{ type: { id: 1 }, reference: 'A-1' }],
  fields: {
    'comfort.water_meter': 'INDIVIDUAL',
    'comfort.gas_meter': 'COMMON',
    'comfort.electricity_meter': 'INDIVIDUAL',
  },
}
