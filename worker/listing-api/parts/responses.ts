import * as v from 'valibot'

const integer = v.pipe(v.number(), v.integer())

const concerns = v.pipe(
  v.array(v.string()),
  v.description(
    'What the change is about: site, pages, lists, rentals, estates, estate/{id} or all; empty where nothing changed',
  ),
)

const hard = v.pipe(
  v.boolean(),
  v.description('Something was taken away or hidden: nothing from before may be served again'),
)

export const Changed = v.object({
  changed: v.pipe(v.boolean(), v.description('false: it was so already')),
  concerns,
  hard: v.optional(hard),
  id: v.optional(v.pipe(integer, v.description('The number that it was given or has kept'))),
  warnings: v.optional(
    v.pipe(
      v.array(v.object({ field: v.string(), message: v.string() })),
      v.description(
        'Of a home: what was left out or is doubtful; of a page: what it names and is not here',
      ),
    ),
  ),
})

const count = (description: string) => v.pipe(integer, v.description(description))

export const PackReport = v.object({
  written: count('Parts that were new or other'),
  unchanged: count('Parts that were so already'),
  removed: count('Parts that were removed'),
  refused: v.array(
    v.object({ path: v.string(), field: v.optional(v.string()), message: v.string() }),
  ),
  warnings: v.pipe(
    v.array(v.object({ path: v.string(), field: v.string(), message: v.string() })),
    v.description('Of homes: what was left out or is doubtful'),
  ),
  changed: v.pipe(v.array(v.string()), v.description('Paths of what was written or removed')),
  concerns,
  hard,
})

export const PackLine = v.object({
  path: v.pipe(
    v.string(),
    v.description(
      'site.json, menus.json, pages/{name}.json, words/{language}.json, team.json, offices.json, reviews.json, quotes.json, notices.json, agreements.json, collections.json, estate-pages.json, agendas.json, estates/{externalId}, rentals/{externalId} or drawings/{id}',
    ),
  ),
  content: v.pipe(v.unknown(), v.description('As in the file, or its line; null removes it')),
  origin: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Of site.json: scheme, host and port of absolute addresses, as it runs locally',
      ),
    ),
  ),
})

export const Digests = v.object({
  digests: v.pipe(
    v.record(v.string(), v.string()),
    v.description('Path → SHA-256 of the canonical JSON'),
  ),
  feeds: v.pipe(v.array(v.string()), v.description('Homes that a feed wrote last')),
  feedIds: v.pipe(
    v.array(v.string()),
    v.description('Their numbers, guids and ids, by which pages, agendas and homes name them'),
  ),
  agency: v.object({
    id: v.pipe(v.string(), v.description('Its own id, which stays when it moves')),
    name: v.string(),
    hostnames: v.array(v.string()),
  }),
})

export const Sites = v.object({
  sites: v.array(v.object({ id: integer, hostnames: v.array(v.string()) })),
})
