import * as v from 'valibot'
import { fieldsIn, type FieldName, type LeafOf, type ValueAt } from '../estate/fields/fields.ts'
import { mainTypeOf } from '../estate/fields/main-types.ts'
import type { FieldType, Part } from '../estate/fields/row.ts'
import type { NumberFormat } from '../format.ts'
import { rowOf } from '../table.ts'
import * as f from './fields.ts'

/** What editors show of a number of that unit. */
const OF_UNIT: Partial<Record<NumberFormat, string>> = {
  currency: 'Euro',
  surface: 'm²',
  size: 'm',
  epc: 'kWh/m² per year',
  epcYear: 'kWh per year',
  co2: 'kg CO2 per m² per year',
}

/** What editors show of a field. */
const DESCRIPTIONS = {
  price: 'In euro; -1: on request',
  bedrooms: '-1: not known',
  floor: '0: ground floor',
  publicationDate: 'Since when it is on offer, such as 2026-11-22',
  constructionYear: 'Year',
  monthlyCost: 'Charges of a letting, euro a month; 0: there are none',
  areaGround: 'Of the plot, m²',
  areaBuild: 'Lived in or used, m²',
} satisfies Partial<Record<FieldName, string>>

/** A day that there is, with or without a time after it. */
const moment = v.pipe(
  v.string(),
  v.check(
    value => v.is(f.day(), value.slice(0, 10)) && /^(?:T.{1,30})?$/.test(value.slice(10)),
    'must be a day that there is, as 2026-11-22',
  ),
)

/** Fields that are taken in another form than they are shown. */
const OTHERWISE = {
  publicationDate: moment,
} satisfies Partial<Record<FieldName, v.GenericSchema>>

function schemaOf(type: FieldType): v.GenericSchema {
  switch (type.kind) {
    case 'code':
      return f.oneOf([...type.codes, ...(type.also ?? [])])
    case 'number':
    case 'price':
      return f.number(type.min, type.max)
    case 'count':
      return f.whole(type.min, type.max)
    case 'year':
      return f.whole(1000, 2200)
    case 'floor':
      return f.whole(-20, 200)
    case 'flag':
      return v.boolean()
    case 'day':
      return f.day()
    case 'texts':
      return f.plainOrLocalized(4_000)
    case 'text':
    case 'reference':
      return f.text(200)
    case 'numbered':
    case 'place':
      return v.never()
  }
}

function fieldSchema(name: FieldName): v.GenericSchema {
  const type = mainTypeOf(name)
  const schema = rowOf(OTHERWISE, name) ?? schemaOf(type)
  const description =
    rowOf(DESCRIPTIONS, name) ?? (type.kind === 'number' ? OF_UNIT[type.unit] : undefined)
  return description === undefined ? schema : f.field(description, schema)
}

type PartEntries<P extends Part> = {
  [L in LeafOf<P>]: v.NullishSchema<v.GenericSchema<ValueAt<P, L>>, undefined>
}

/** The strict schemas of the fields in a part of the record, by their names there. A structure has a schema of its own. */
export function entriesOf<P extends Part>(part: P): PartEntries<P>
export function entriesOf(part: Part): v.ObjectEntries {
  return Object.fromEntries(
    fieldsIn(part).map(({ name, leaf }) => [leaf, v.nullish(fieldSchema(name))]),
  )
}
