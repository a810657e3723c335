import * as v from 'valibot'
import { numberOf } from '../../shared/format.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { fieldsIn, FIELDS } from '../../shared/estate/fields/fields.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import {
  choices,
  count,
  integer,
  lenient,
  objectOf,
  part,
  partList,
  plain,
} from './parse-response.ts'

const named = part({ id: plain, name: part() })

/** Degrees up to `most` on either side, also as a text. */
const degrees = (most: number) =>
  v.pipe(v.unknown(), v.transform(numberOf), v.number(), v.minValue(-most), v.maxValue(most))

const address = part({
  number: plain,
  box: plain,
  region: plain,
  street_address: plain,
  country: part(),
  geoLocation: part({ lat: degrees(90), lon: degrees(180) }),
  city: part({ id: plain, name: plain, zip: plain, alias: part() }),
})

/** Texts and days that pages read as they are; any other field is looked at where it is read. */
const PLAIN_FIELDS = Object.fromEntries(
  fieldsIn('general')
    .filter(({ name }) => ['text', 'day'].includes(FIELDS[name].type.kind))
    .map(({ leaf }) => [leaf, plain]),
)

/**
 * An estate of any API: only its number is required, and a part of another shape counts as missing. Some 5 µs for a
 * card and 10 µs for a whole estate; the hand-written walk that it replaced took 1.7 times as long.
 */
export const ESTATE = objectOf<Estate>({
  general: objectOf({
    id: integer,
    guid: plain,
    parentId: lenient(
      v.custom<number | string>(
        id => ['number', 'string'].includes(typeof id) && !(Number(id) <= 0),
      ),
    ),
    headType: part({ id: plain }),
    subType: named,
    transaction: named,
    price: part(),
    sticker: named,
    ...PLAIN_FIELDS,
    address,
  }),
  technical: part(),
  dimensions: part(),
  energy: part(),
  sharedEnergy: part(),
  ki: part(),
  flooding: part(),
  planning: part(),
  fields: part(),
  salesRep: part({
    firstname: plain,
    lastname: plain,
    picture: plain,
    mobile: plain,
    phone: plain,
    email: plain,
  }),
  layout: partList({ value: part() }),
  facilities: partList(),
  environments: partList(),
  rentalOptions: partList(),
  extraFields: partList(),
  buildTechnicals: partList({ criteria: part() }),
  files: partList({ type: part(), link: plain }),
  certificates: partList({ type: part() }),
  videos: partList({ type: part(), link: plain }),
  pictures: partList({
    file: plain,
    thumbnail: plain,
    hash: plain,
    color: plain,
    preview: plain,
    focus: part({ x: plain, y: plain }),
  }),
})

const counted = { count: lenient(count) }
const numbered = { ...counted, id: integer }

/** A choice that could not be told or asked for is left out (API-63). */
export const FILTER_VALUES = objectOf<FilterValues>({
  headTypes: choices(objectOf(numbered)),
  locations: v.fallback(
    choices(
      objectOf({
        ...numbered,
        name: v.string(),
        zip: v.union([v.string(), integer]),
        alias: part(),
      }),
    ),
    [],
  ),
  prices: v.fallback(objectOf({}), { min: null, max: null }),
  bedrooms: v.fallback(choices(objectOf({ ...counted, value: integer })), []),
  more: v.fallback(
    v.optional(objectOf({ traits: objectOf(), energy: choices(objectOf(numbered)) })),
    undefined,
  ),
})
