import * as v from 'valibot'
import { EstateLine } from '../../../shared/packs/estate.ts'
import * as f from '../../../shared/packs/fields.ts'

const { field } = f

/** What a line asks for: 'delete' archives the estate that it names; 'put', as a line without, writes it. */
const OPERATIONS = ['put', 'delete'] as const

/** What a sender calls an estate. */
export const SenderId = v.union(
  [
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]{1,64}$/, 'must be an id of 1 to 64 letters, digits and . _ : -'),
    ),
    f.id(),
  ],
  'must be an id of 1 to 64 letters, digits and . _ : -, or a number',
)

/** Where a file of the sender stands; it is fetched once and kept. */
const webAddress = v.pipe(
  f.text(2_000),
  v.regex(/^https?:\/\/[^\s/?#\\@"'<>]+(?:[/?#][^\s"'<>\\]*)?$/i, 'must start with https://'),
)

const { general, pictures: _, externalId: ____, ...rest } = EstateLine.entries
const { id: __, parentId: ___, headType, transaction, ...others } = general.entries

const General = v.strictObject({
  ...others,
  id: v.nullish(field('The number it is to have here; another where that is taken', f.id())),
  parentId: v.nullish(
    field("The sender's id (externalId, guid or number) of its project", SenderId),
  ),
  headType: headType.wrapped,
  transaction: transaction.wrapped,
})

const Picture = v.strictObject({
  ...EstateLine.entries.pictures.wrapped.item.entries,
  url: v.nullish(field('Address of the picture, fetched once; in place of `file`', webAddress)),
})

/** A line of a feed (IMPORT-51): a line of a pack's estates.ndjson, named by the sender's own id. */
export const FeedLine = v.strictObject({
  op: v.optional(
    field(
      "'delete' takes the estate off; with any `op` in a feed, nothing that it does not name goes",
      f.oneOf(OPERATIONS),
    ),
  ),
  externalId: v.nullish(
    field("The sender's own id; else `general.guid`, else `general.id` is it", SenderId),
  ),
  general: General,
  pictures: v.optional(field('The lowest index comes first', v.array(Picture))),
  ...rest,
  updatedAt: v.optional(
    field(
      'When you last changed it, in seconds since 1970; a line from before what was last taken is passed over',
      f.whole(0, 1e11),
    ),
  ),
})

/** What a line says wrongly about these refuses it whole; anything else is left out with a warning (IMPORT-52, IMPORT-53). */
export const CORE_FIELDS: readonly string[] = [
  'op',
  'externalId',
  'general.id',
  'general.guid',
  'general.parentId',
  'general.project',
  'general.headType.id',
  'general.transaction.id',
  'general.price.value',
  'general.price.period',
  'general.publicationDate',
  'general.bedroomCount',
  'general.address.visible',
  'general.address.city.id',
  'general.address.city.name',
  'general.address.city.zip',
]
