import * as v from 'valibot'
import { field, id, number, oneOf, text } from './fields.ts'

const value = v.union([v.number(), text()])

/** Which homes a list shows. */
export const ListNode = field(
  'Which homes the list shows',
  v.strictObject({
    query: v.strictObject({
      terms: v.optional(
        field(
          'Search field → accepted values, as {"transaction.id": [1]}',
          v.record(text(80), v.array(value)),
        ),
      ),
      range: v.optional(
        v.record(
          text(80),
          v.strictObject({ gte: v.optional(v.number()), lte: v.optional(v.number()) }),
        ),
      ),
      match: v.optional(v.record(text(80), v.union([value, v.boolean()]))),
      distance: v.optional(
        v.strictObject({
          geoLocation: v.strictObject({ lat: number(-90, 90), lon: number(-180, 180) }),
          distance: text(20),
        }),
      ),
      within: v.optional(v.array(v.tuple([number(-90, 90), number(-180, 180)]))),
    }),
    collections: v.optional(field('Of collections.json', v.array(v.strictObject({ id: id() })))),
    groupOptions: v.optional(
      v.strictObject({
        groupBy: v.nullable(oneOf(['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'] as const)),
      }),
    ),
  }),
)
