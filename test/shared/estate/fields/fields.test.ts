import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { labelKey } from '../../../../shared/estate/detail/field-label.ts'
import { keysRead } from '../../../../shared/estate/detail/field-value.ts'
import {
  FIELD_NAMES,
  FIELDS,
  type At,
  type FieldName,
  type LeafOf,
} from '../../../../shared/estate/fields/fields.ts'
import {
  pathsOf,
  type FieldRow,
  type FieldType,
  type Part,
  type ValueOf,
} from '../../../../shared/estate/fields/row.ts'
import { LOCALES, type Localized } from '../../../../shared/locale.ts'
import { hasText } from '../../../../shared/translator.ts'
import { translator } from '../messages.ts'
import { codeKeys } from './code-keys.ts'

/** Main path, dotted key, format, shared label, text without a value and scope of the law, before there was the table. */
const FORMER = readFileSync('test/shared/estate/fields/former-fields.txt', 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(/ (.*)/))

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

describe('the table of fields', () => {
  it.each(FORMER)(
    'says of %s what its definition said: %s (DETAIL-4)',
    (name = '', former = '') => {
      expect(projected(name as FieldName)).toEqual(JSON.parse(former))
    },
  )

  it.each(LOCALES)('has in %s a label for each field and each of its codes (DETAIL-4)', locale => {
    const t = translator(locale)
    const lacking = FIELD_NAMES.flatMap(name =>
      [labelKey(name), ...codeKeys(name)]
        .filter(key => !hasText(t(key)) && key !== 'freeOn.UNKNWON')
        .map(key => `${name}: ${key} in ${locale}`),
    )
    expect(lacking).toEqual([])
  })

  it('has a legal scope exactly where it has a text for a missing value (DETAIL-15)', () => {
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
  })
})

type Text = string | null
type Num = number | null
type Flag = boolean | null

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

/** What the interfaces said before there was the table. */
interface Former {
  general: {
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
  }
  'general.price': {
    value?: Num
    totalPrice?: Num
    deposit?: Num
    furnitureValue?: Num
    infrastructureValue?: Num
    constructionValue?: Num
    groundValue?: Num
  }
  technical: {
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
  }
  dimensions: {
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
  }
  energy: Energy
  sharedEnergy: Energy
  ki: {
    indexed?: Num
    nonIndexed?: Num
    communityTax?: Num
  }
  flooding: {
    floodingBuildingScore?: Text
    floodingParcelScore?: Text
    reportDate?: Text
  }
  planning: {
    townPlanningValue?: Text
    townPlanningViolation?: Text
    buildingLicense?: Text
    allocationLicense?: Text
    presaleRight?: Text
    certificateAsBuilt?: Text
    heritageProtected?: Text
    heritageInventoried?: Text
    renovationObligation?: Text
  }
}

type Kept = { [P in keyof Former]: Pick<At<P>, keyof Former[P] & keyof At<P>> }

/** The paths of all rows, without those at which a structure has a schema of its own. */
type RowPath<N extends FieldName> = [ValueOf<(typeof FIELDS)[N]['type']>] extends [never]
  ? never
  : (typeof FIELDS)[N]['main'] extends infer M
    ? M extends readonly (infer Each)[]
      ? Each
      : NonNullable<M>
    : never

describe('the parts of a record', () => {
  it('have the fields that their interfaces had', () => {
    expectTypeOf<Kept>().toEqualTypeOf<Former>()
  })

  it('have each path of each row, and no other', () => {
    expectTypeOf<{ [P in Part]: `${P}.${LeafOf<P>}` }[Part]>().toEqualTypeOf<
      { [N in FieldName]: RowPath<N> }[FieldName]
    >()
  })
})
