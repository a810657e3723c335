import fc from 'fast-check'
import type { Estate } from '../../../shared/estate/estate.ts'

const junk = fc.anything({ maxDepth: 3, withNullPrototype: true })

const PARTS = [
  'technical',
  'dimensions',
  'energy',
  'sharedEnergy',
  'ki',
  'layout',
  'facilities',
  'buildTechnicals',
  'files',
  'pictures',
  'videos',
  'environments',
  'rentalOptions',
  'extraFields',
  'certificates',
  'flooding',
  'planning',
  'salesRep',
  'fields',
]

const GENERAL = [
  'id',
  'guid',
  'parentId',
  'project',
  'headType',
  'subType',
  'transaction',
  'title',
  'description',
  'price',
  'bedroomCount',
  'publicationDate',
  'floor',
  'floorId',
  'sticker',
  'address',
]

const record = (keys: string[], value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(keys.map(key => [key, value])), { requiredKeys: [] })

const near = fc.oneof(
  junk,
  fc.record(
    { id: fc.oneof(fc.integer({ min: -1, max: 10 }), junk), name: junk, color: junk },
    { requiredKeys: [] },
  ),
  fc.record(
    { value: fc.oneof(fc.double(), fc.string(), junk), lat: junk, lon: junk },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      street: junk,
      number: junk,
      box: junk,
      city: junk,
      visible: junk,
      geoLocation: junk,
      region: junk,
    },
    { requiredKeys: [] },
  ),
  fc.array(
    fc.oneof(
      junk,
      fc.record({
        id: fc.integer({ min: 1, max: 20 }),
        floor: junk,
        value: junk,
        count: junk,
        surface: junk,
      }),
    ),
  ),
)

/** What a broken API may answer: junk whole, or junk in the places where something is expected. */
export const anyEstate = fc.oneof(
  junk,
  fc.record({ general: junk }),
  fc
    .tuple(record(GENERAL, near), record(PARTS, near))
    .map(([general, parts]) => ({ general, ...parts })),
) as fc.Arbitrary<Estate>
