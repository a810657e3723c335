import * as v from 'valibot'
import { PERIOD_TYPES } from '../rental/rental-unit.ts'
import { externalId } from './external-id.ts'
import * as f from './fields.ts'

const { field } = f
const named = v.nullish(v.strictObject({ id: f.id(), name: f.plainOrLocalized(200) }))

const photo = v.pipe(
  v.string(),
  v.regex(/^\/rental-units\/photo\/[\w-]+\/[\w-]+$/, 'must be /rental-units/photo/{unit}/{photo}'),
)

const Unit = v.strictObject({
  id: v.optional(field('Number of the holiday home; given by the product when absent', f.id())),
  photos: field(
    'The first is the main one',
    v.array(
      v.strictObject({
        asset: v.nullish(field('Of assets/, in the place of addresses', f.assetId())),
        original: v.nullish(photo),
        medium: v.nullish(photo),
        thumbnail: v.nullish(photo),
        width: v.nullish(f.whole(1, 60_000)),
        height: v.nullish(f.whole(1, 60_000)),
        color: v.nullish(f.colour()),
      }),
    ),
  ),
  address: v.strictObject({
    street: v.nullish(f.localized(200)),
    number: v.nullish(f.text(20)),
    box: v.nullish(f.text(20)),
    zip: v.nullish(f.text(10)),
    city: v.nullish(
      v.strictObject({
        id: v.optional(field('NIS code', f.id())),
        name: f.text(100),
        alias: v.nullish(f.localized(100)),
      }),
    ),
    geoLocation: v.nullish(field('Where it stands, in degrees', f.geoLocation())),
  }),
  general: v.strictObject({
    description: v.nullish(f.localized(20_000)),
    descriptionShort: v.nullish(f.localized(2_000)),
    location: field('The holiday region', named),
    city: v.nullish(v.strictObject({ id: f.id(), name: f.text(100) })),
    maxOccupation: v.nullish(f.whole(1, 1_000)),
    subKind: field('Shown as its type', named),
    registrationNumber: v.nullish(
      field('Of the authorities, for tourist accommodation', f.text(100)),
    ),
    garage: v.nullish(v.boolean()),
    floor: v.nullish(f.whole(-20, 200)),
    building: v.nullish(
      v.strictObject({ name: v.nullish(f.text()), rentalName: v.nullish(f.text()) }),
    ),
  }),
  rules: field(
    'House rules; what is not said is not shown',
    v.nullish(
      v.strictObject({
        arrival: v.nullish(field('From which hour guests may come', f.time())),
        departure: v.nullish(field('Until which hour they may stay', f.time())),
        pets: v.nullish(v.boolean()),
        smoking: v.nullish(v.boolean()),
        parties: v.nullish(v.boolean()),
      }),
    ),
  ),
  toSea: v.nullish(
    field('Metres to the sea in a straight line; worked out of geoLocation', f.whole(0, 100_000)),
  ),
  rooms: v.strictObject({
    bedrooms: v.nullish(f.whole(0, 1_000)),
    bathrooms: v.nullish(f.whole(0, 1_000)),
  }),
})

/** A line of rentals.ndjson. */
export const RentalLine = v.strictObject({
  externalId: v.optional(field("The sender's id; absent: the number", externalId())),
  unit: Unit,
  periods: field(
    'When it can be had',
    v.array(
      v.pipe(
        v.strictObject({
          type: f.oneOf(PERIOD_TYPES),
          start: field('Day of arrival', f.day()),
          end: field('Day of departure', f.day()),
          price: field('In euro', f.number(0, 1e7)),
        }),
        v.check(({ start, end }) => start < end, 'must end after it starts'),
      ),
    ),
  ),
  taken: field('Days whose night is booked', v.optional(v.array(f.day()), [])),
  blocks: v.optional(
    field(
      'Nights that the owner keeps, with why',
      v.array(
        v.pipe(
          v.strictObject({
            start: field('The first night', f.day()),
            end: field('The day after the last night', f.day()),
            reason: v.nullish(field('Seen by the agency alone', f.text(200))),
          }),
          v.check(({ start, end }) => start < end, 'must end after it starts'),
        ),
      ),
    ),
  ),
})
