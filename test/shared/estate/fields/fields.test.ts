import { describe, expect, expectTypeOf, it } from 'vitest'
import { keysRead } from '../../../../shared/estate/detail/field-value.ts'
import {
  FIELD_NAMES,
  FIELDS,
  type At,
  type FieldName,
} from '../../../../shared/estate/fields/fields.ts'
import { pathsOf, type FieldRow, type FieldType } from '../../../../shared/estate/fields/row.ts'
import type { Localized } from '../../../../shared/locale.ts'
import FORMER from './former-fields.json'

/** A type by the names that formats had before there was the table. */
function formatOf(type: FieldType, name: string): string {
  switch (type.kind) {
    case 'number':
      return type.unit
    case 'count':
      return 'number'
    case 'price':
      return 'currency'
    case 'code':
      return `code:${type.words ?? name}`
    case 'numbered':
      return `code:${type.words}`
    case 'day':
      return 'date'
    case 'flag':
      return 'boolean'
    case 'texts':
      return 'text'
    default:
      return type.kind
  }
}

const projected = (name: FieldName): unknown[] => {
  const row: FieldRow = FIELDS[name]
  const { main, guid } = keysRead(row)
  return [main.join(' ') || null, guid, formatOf(row.type, name), row.label, row.unset, row.law]
}

/** What has a row so that it can be searched or stored, and none on the page. */
const WITHOUT_ROW_BEFORE = ['city', 'country', 'position', 'customEpcLabel', 'sharedCustomEpcLabel']

describe('the table of fields', () => {
  it('says of each field what its definition said (DETAIL-4)', () => {
    const table = Object.fromEntries(
      FIELD_NAMES.filter(name => !WITHOUT_ROW_BEFORE.includes(name)).map(name => [
        name,
        projected(name),
      ]),
    )
    expect(table).toEqual(FORMER)
  })

  it('names a scope of the law just where it says what stands there without a value (DETAIL-15)', () => {
    const rows = Object.values<FieldRow>(FIELDS)
    expect(rows.filter(({ law, unset }) => (law === null) !== (unset === null))).toEqual([])
  })

  it('has each column of the feed once', () => {
    const columns = Object.values<FieldRow>(FIELDS).flatMap(({ feed }) => feed ?? [])
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('is one table: no group has a field of another', () => {
    const paths = Object.values<FieldRow>(FIELDS).flatMap(pathsOf)
    expect(new Set(paths).size).toBe(paths.length)
    expect(FIELD_NAMES).toHaveLength(Object.keys(FORMER).length + WITHOUT_ROW_BEFORE.length)
  })
})

type Text = string | null
type Num = number | null
type Flag = boolean | null

it('gives each part of the record the fields of every path (DETAIL-4)', () => {
  expectTypeOf<At<'general'>>().toEqualTypeOf<{
    reference?: Text
    buildingName?: Text
    floor?: Num
    entityNumber?: Text
    architect?: Text
    petsAllowed?: Flag
    publicationDate?: Text
    asbestosInventory?: Flag
    certificateAsbestos?: Text
    registrationCost?: Num
    tax?: Num
    notarySalery?: Num
    bedroomCount?: Num
    bathroomCount?: Num
  }>()
  expectTypeOf<At<'general.price'>>().toEqualTypeOf<{
    value?: Num
    totalPrice?: Num
    deposit?: Num
    furnitureValue?: Num
    infrastructureValue?: Num
    constructionValue?: Num
    groundValue?: Num
  }>()
  expectTypeOf<At<'technical'>>().toEqualTypeOf<{
    constructionYear?: Num
    renovationYear?: Num
    buildingType?: Text
    condition?: Text
    newBuilding?: Flag
    available?: Text
    availableDate?: Text
    furniture?: Flag
    petsAllowed?: Flag
    monthlyCost?: Num
    directionGarden?: Text
    oLevelSensitivity?: Text
    oLevelZone?: Text
    certificateConformity?: Text
    certificateElectricity?: Text
    elevator?: Flag
  }>()
  expectTypeOf<At<'dimensions'>>().toEqualTypeOf<{
    areaGround?: Num
    areaBuild?: Num
    areaBuildable?: Num
    widthHouse?: Num
    widthGround?: Num
    depthHouse?: Num
    depthGround?: Num
    depthGroundFloor?: Num
    depthFloor?: Num
    commentArea?: Localized | Text
  }>()
  interface Energy {
    epcValue?: Num
    epcValueTotal?: Num
    epbReference?: Text
    epcReference?: Text
    energyLabel?: Text
    customEpcLabel?: Text
    eLevel?: Num
    kLevel?: Num
    co2?: Num
  }
  expectTypeOf<At<'energy'>>().toEqualTypeOf<Energy>()
  expectTypeOf<At<'sharedEnergy'>>().toEqualTypeOf<Energy>()
  expectTypeOf<At<'ki'>>().toEqualTypeOf<{
    indexed?: Num
    nonIndexed?: Num
    communityTax?: Num
  }>()
  expectTypeOf<At<'flooding'>>().toEqualTypeOf<{
    floodingBuildingScore?: Text
    floodingParcelScore?: Text
    reportDate?: Text
  }>()
  expectTypeOf<At<'planning'>>().toEqualTypeOf<{
    townPlanningValue?: Text
    townPlanningViolation?: Text
    buildingLicense?: Text
    allocationLicense?: Text
    presaleRight?: Text
    certificateAsBuilt?: Text
    heritageProtected?: Text
    heritageInventoried?: Text
    renovationObligation?: Text
  }>()
  // A structure has a schema of its own.
  expectTypeOf<keyof At<'general.address'>>().toEqualTypeOf<never>()
})
