import * as v from 'valibot'
import { COUNTRIES } from '../estate/kind/enumerations.ts'
import { HEAD_TYPES } from '../estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../estate/kind/sub-types.ts'
import { SAID_KINDS } from '../estate/price/price-kind.ts'
import { PRICE_VATS } from '../estate/price/price-vat.ts'
import { STATUSES } from '../estate/status.ts'
import * as parts from './estate-parts.ts'
import { externalId } from './external-id.ts'
import { entriesOf } from './field-schemas.ts'
import * as f from './fields.ts'

const { field } = f
const flag = v.nullish(v.boolean())
const line = v.nullish(f.text(200))
const publicId = v.union([f.id(), f.text(64)], 'must be a number or a guid')

const SUB_TYPES = Object.fromEntries(SUB_TYPE_LIST.map(({ id, code }) => [id, code]))

const statuses = Object.entries(STATUSES)
  .map(
    ([source, ids]) =>
      `source ${source}: ${Object.entries(ids)
        .map(([id, code]) => `${id} ${code}`)
        .join(', ')}`,
  )
  .join('; ')

const Address = v.strictObject({
  street: v.nullish(f.localized(200)),
  number: v.nullish(f.text(20)),
  box: v.nullish(f.text(20)),
  visible: v.optional(field('false: visitors see the town only', v.boolean())),
  city: v.nullish(
    v.strictObject({
      id: field('NIS code of the municipality', f.id()),
      name: f.text(100),
      zip: f.text(10),
      alias: v.optional(f.localized(100)),
    }),
  ),
  country: v.nullish(v.strictObject({ id: f.codeId(COUNTRIES) })),
  region: v.nullish(f.oneOf(['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const)),
  geoLocation: v.nullish(v.strictObject({ lat: f.number(-90, 90), lon: f.number(-180, 180) })),
  street_address: line,
})

const Price = v.strictObject({
  ...entriesOf('general.price'),
  priceFrom: v.nullish(field('The price is the lowest of several', v.boolean())),
  period: v.nullish(f.oneOf(['MONTH', 'WEEK', 'YEAR'] as const)),
  kind: v.nullish(
    field(
      'STARTING: bidding starts there, as in a public sale; BOUQUET: paid at once beside a life annuity',
      f.oneOf(SAID_KINDS),
    ),
  ),
  vat: v.nullish(field('Whether VAT is in the price of a new building', f.oneOf(PRICE_VATS))),
})

const General = v.strictObject({
  id: field('Number of the home', f.id()),
  guid: v.nullish(
    v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'must be a guid')),
  ),
  parentId: v.nullish(field('Number or guid of its project', publicId)),
  project: v.optional(v.boolean()),
  headType: v.nullish(v.strictObject({ id: f.codeId(HEAD_TYPES) })),
  subType: v.nullish(
    v.strictObject({ id: f.codeId(SUB_TYPES), name: v.optional(f.localized(200)) }),
  ),
  transaction: v.nullish(
    v.strictObject({
      id: field(
        statuses,
        v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 10], `must be a status (${statuses})`),
      ),
      name: v.optional(f.localized(100)),
    }),
  ),
  title: v.optional(f.localized(300)),
  description: v.optional(f.localized(20_000)),
  shortDescription: v.optional(f.localized(2_000)),
  price: v.nullish(Price),
  ...entriesOf('general'),
  closedOn: v.nullish(
    field(
      'Day on which it was sold or let; when absent the day on which that was first said',
      f.day(),
    ),
  ),
  priceHistory: v.nullish(
    field(
      'What was asked for it, from which day on; when absent it is kept as prices change',
      v.pipe(v.array(v.strictObject({ day: f.day(), value: f.number(1, 1e10) })), v.maxLength(20)),
    ),
  ),
  floorId: v.nullish(f.whole(-20, 200)),
  sticker: v.nullish(
    v.strictObject({
      id: f.whole(-99, 1e9),
      name: v.optional(f.localized(60)),
      color: v.nullish(f.colour()),
      colorText: v.nullish(f.colour()),
    }),
  ),
  address: v.nullish(Address),
  childCount: v.nullish(f.whole(0, 10_000)),
  longLease: flag,
})

/** A line of estates.ndjson. */
export const EstateLine = v.strictObject({
  externalId: v.optional(field("The sender's id; absent: the guid or number", externalId())),
  general: General,
  technical: v.optional(parts.Technical),
  dimensions: v.optional(parts.Dimensions),
  energy: v.optional(parts.Energy),
  sharedEnergy: v.optional(parts.SharedEnergy),
  ki: v.optional(parts.LandRegistry),
  layout: v.optional(field('Its rooms', parts.Layout)),
  facilities: parts.namedList,
  buildTechnicals: v.optional(parts.BuildTechnicals),
  files: v.optional(field('Its documents', parts.Files)),
  pictures: v.optional(parts.Pictures),
  videos: v.optional(parts.Videos),
  environments: parts.namedList,
  rentalOptions: parts.namedList,
  extraFields: v.optional(parts.ExtraFields),
  certificates: v.optional(parts.Certificates),
  flooding: v.optional(parts.Flooding),
  planning: v.optional(parts.Planning),
  salesRep: v.nullish(field('Its agent', parts.SalesRep)),
  fields: v.optional(
    field(
      'Dotted keys of the source with guids, as financial.price',
      v.record(f.text(80), v.unknown()),
    ),
  ),
  shownWithout: v.nullish(
    field(
      'Why it is shown for now though its advert lacks rent, charges or energy value, and the last day on which it is',
      v.strictObject({ reason: f.text(500), until: f.day() }),
    ),
  ),
  updatedAt: v.optional(field('Seconds since 1970', f.whole(0, 1e11))),
})
