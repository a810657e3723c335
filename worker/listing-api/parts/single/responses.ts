import * as v from 'valibot'

const integer = v.pipe(v.number(), v.integer())
const at = v.pipe(integer, v.description('Seconds since 1970'))
const by = v.pipe(v.string(), v.description("'person 5d0…', 'key 12', 'operator' or 'api'"))

export const Content = v.pipe(v.unknown(), v.description('The part, as in its file or line'))

export const History = v.array(v.object({ id: integer, at, by }))

export const Draft = v.object({
  path: v.string(),
  content: Content,
  by,
  at,
  basedOn: v.pipe(v.string(), v.description("The part's tag when it was begun; '' without one")),
})

export const StoredDraft = v.object({ stored: v.literal(true) })

export const Dropped = v.object({ dropped: v.boolean() })

export const NamedPages = v.array(
  v.object({
    name: v.pipe(v.string(), v.description('Of its file, without folder and ending')),
    head: v.pipe(v.unknown(), v.description('The page without its sections')),
    draft: v.nullable(v.object({ by, at })),
  }),
)
