import { codeLabel, codeOf } from '../../kind/enumerations.ts'
import { areaWord, isHome } from '../../kind/head-types.ts'
import { RENOVATION } from '../../legal/law-terms.ts'
import type { Estate } from '../../estate.ts'
import { at, fieldAt } from '../../read.ts'
import { field, requiredOf, type FieldContext } from './field.ts'

export const BUILDING_FIELDS = {
  constructionYear: field('technical.constructionYear', 'construction.construction_year', 'year'),
  renovationYear: field('technical.renovationYear', 'construction.renovation_year', 'year'),
  buildingType: field(
    'technical.buildingType',
    'construction.construction_type',
    'code:constructionType',
  ),
  condition: field('technical.condition', 'construction.condition', 'code:condition'),
  newBuilding: field('technical.newBuilding', 'construction.new_building', 'boolean'),
  floorCount: field(null, 'construction.floor_count', 'number'),
  roofType: field(null, 'construction.roof_type', 'code:roofType'),
  carpentry: field(null, 'construction.carpentry', 'code:carpentry'),
  windowGlazing: field(null, 'construction.window_glazing', 'code:windowGlazing'),
}

export const DIMENSION_FIELDS = {
  areaGround: field('dimensions.areaGround', 'general.ground_area', 'surface'),
  areaBuild: field('dimensions.areaBuild', 'general.built_area', 'surface', {
    labelOf: estate => `field.${areaWord(estate)}`,
  }),
  areaBuildable: field('dimensions.areaBuildable', 'general.buildable_area', 'surface'),
  widthHouse: field('dimensions.widthHouse', 'construction.house_width', 'size'),
  widthGround: field('dimensions.widthGround', 'general.ground_width', 'size'),
  depthHouse: field('dimensions.depthHouse', 'construction.house_depth', 'size'),
  depthGround: field('dimensions.depthGround', 'general.ground_depth', 'size'),
  depthGroundFloor: field('dimensions.depthGroundFloor', 'construction.ground_floor_depth', 'size'),
  depthFloor: field('dimensions.depthFloor', 'construction.floor_depth', 'size'),
  commentArea: field('dimensions.commentArea', 'general.area_comment', 'text'),
}

export const PLANNING_FIELDS = {
  townPlanningValue: field(
    'planning.townPlanningValue',
    'planning.most_recent_destination',
    'code:recentDestination',
    { unset: requiredOf('all') },
  ),
  buildingLicense: field('planning.buildingLicense', 'planning.permission', 'code:planning', {
    unset: requiredOf('all'),
  }),
  allocationLicense: field(
    'planning.allocationLicense',
    'planning.subdivision_permit',
    'code:planning',
    { unset: requiredOf('all') },
  ),
  presaleRight: field('planning.presaleRight', 'planning.preemption_right', 'code:planning', {
    unset: requiredOf('all'),
  }),
  townPlanningViolation: field(
    'planning.townPlanningViolation',
    'planning.proceeding',
    'code:violation',
    {
      unset: { message: 'planningViolationNone', scope: 'all' },
      derive: violation,
    },
  ),
  certificateAsBuilt: field(
    'planning.certificateAsBuilt',
    'planning.as_built_certificate',
    'code:planning',
    { unset: requiredOf('standing') },
  ),
  heritageProtected: field(
    'planning.heritageProtected',
    'planning.heritage_protected',
    'code:planning',
    { unset: requiredOf('all') },
  ),
  heritageInventoried: field(
    'planning.heritageInventoried',
    'planning.heritage_inventory',
    'code:planning',
    { unset: requiredOf('all') },
  ),
  renovationObligation: field(
    'planning.renovationObligation',
    'planning.renovation_obligation',
    'code:planning',
    { unset: requiredOf('renovation'), derive: renovationDuty },
  ),
}

export const FLOODING_FIELDS = {
  floodingParcelScore: field(
    'flooding.floodingParcelScore',
    'flood_information.parcel_score',
    'code:floodScore',
    { unset: requiredOf('all') },
  ),
  floodingBuildingScore: field(
    'flooding.floodingBuildingScore',
    'flood_information.building_score',
    'code:floodScore',
    { unset: requiredOf('standing') },
  ),
  floodReportDate: field('flooding.reportDate', 'flood_information.report_date', 'date', {
    unset: requiredOf('floodReport'),
  }),
  oLevelSensitivity: field(
    'technical.oLevelSensitivity',
    'flood_information.flooding',
    'code:flooding',
  ),
  oLevelZone: field('technical.oLevelZone', 'flood_information.flood_zone', 'code:flooding'),
}

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
