import { PERIODS } from '../../../shared/estate/price/price.ts'
import { SAID_KINDS } from '../../../shared/estate/price/price-kind.ts'
import { PRICE_VATS } from '../../../shared/estate/price/price-vat.ts'
import { tableOf } from '../../../shared/table.ts'
import * as v from 'valibot'
import { ADVERT_LACKS } from '../../../shared/estate/legal/advert-gap.ts'
import { factCriteria } from '../../../shared/estate/facts-of.ts'
import { TRAITS } from '../../../shared/estate/fields/comfort.ts'
import { LOCALES } from '../../../shared/locale.ts'

/** Response schemas of /openapi.json, which tests hold every response against. The types are in shared/. */
const integer = v.pipe(v.number(), v.integer())
const partlyLocalized = v.partial(v.object(tableOf(LOCALES, () => v.nullable(v.string()))))
const optionWithCount = v.object({ id: integer, count: v.optional(integer) })
const coordinates = { lat: v.number(), lon: v.number() }

export const Site = v.looseObject({
  id: integer,
  name: v.string(),
  hostnames: v.array(v.string()),
  origin: v.nullable(v.string()),
  locales: v.array(v.picklist(LOCALES)),
  defaultLocale: v.picklist(LOCALES),
  source: v.picklist(['main', 'guid']),
  settings: v.looseObject({
    hiddenStatus: v.array(integer),
    detailLinks: v.boolean(),
    hiddenTabs: v.array(v.string()),
  }),
  theme: v.looseObject({}),
  agency: v.looseObject({}),
})

export const NavigationItem = v.looseObject({
  id: integer,
  label: partlyLocalized,
  target: v.looseObject({}),
  children: v.array(v.looseObject({ id: integer })),
})

export const Navigation = v.object({ name: v.string(), items: v.array(NavigationItem) })

export const PageHead = v.looseObject({
  id: integer,
  url: partlyLocalized,
  title: partlyLocalized,
  role: v.string(),
  published: v.boolean(),
  updatedAt: v.number(),
})

const sections = v.array(v.looseObject({ id: v.string(), type: v.string() }))

export const Page = v.looseObject({ ...PageHead.entries, sections })

export const EstatePage = v.looseObject({ estateId: integer, sections })

export const EntityCollection = v.object({ name: v.string(), kind: v.string() })

export const EntityItem = v.looseObject({ id: integer })

export const Agreement = v.object({
  id: integer,
  name: v.string(),
  text: v.string(),
  version: v.string(),
  required: v.boolean(),
})

export const Messages = v.record(v.string(), v.string())

const general = v.looseObject({
  id: integer,
  guid: v.nullish(v.string()),
  headType: v.nullish(v.object({ id: integer })),
  transaction: v.nullish(v.looseObject({ id: integer })),
})

export const Estate = v.looseObject({
  general,
  updatedAt: v.optional(v.number()),
  viewings: v.optional(
    v.pipe(v.literal(false), v.description('Where it has no agenda, so that none is offered')),
  ),
})

/** Told only where there are criteria that are facts. */
const withFacts = (entries: v.ObjectEntries): v.ObjectEntries =>
  factCriteria().length > 0 ? entries : {}

const Pending = v.optional(
  v.pipe(
    v.array(v.string()),
    v.description(
      'Extension: criteria that are not applied yet, since homes are still read for them',
    ),
  ),
)

const EstateCard = v.looseObject({
  general,
  dimensions: v.looseObject({}),
  pictures: v.array(v.looseObject({})),
  ...withFacts({
    facts: v.optional(
      v.pipe(
        v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
        v.description(
          'Extension: what else a home may be searched by, under the names of the terms',
        ),
      ),
    ),
  }),
})

export const SearchResults = v.object({
  total: v.object({ value: integer }),
  results: v.array(EstateCard),
  ...withFacts({ pending: Pending }),
})

/** What more one may search by, as POST /estate-filters tells it. */
const MoreValues = v.pipe(
  v.object({
    traits: v.object(tableOf(TRAITS, () => integer)),
    energy: v.array(v.object({ id: integer, count: integer })),
    areaBuild: v.nullable(v.number()),
    areaGround: v.nullable(v.number()),
    ...withFacts({
      facts: v.optional(
        v.record(
          v.string(),
          v.object({
            counts: v.optional(v.record(v.string(), integer)),
            lowest: v.optional(v.nullable(v.number())),
            largest: v.optional(v.nullable(v.number())),
          }),
        ),
      ),
    }),
  }),
  v.description(
    'Extension: homes with a garden and so on; labels by their rank, 1 for A; the largest areas, m²',
  ),
)

export const FilterValues = v.object({
  headTypes: v.array(optionWithCount),
  locations: v.array(
    v.object({
      id: integer,
      zip: v.string(),
      name: v.string(),
      lat: v.nullable(v.number()),
      lon: v.nullable(v.number()),
      count: v.optional(integer),
      alias: v.optional(partlyLocalized),
    }),
  ),
  prices: v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()) }),
  bedrooms: v.array(v.object({ value: integer, count: v.optional(integer) })),
  subTypes: v.optional(v.array(optionWithCount)),
  transactions: v.optional(v.array(optionWithCount)),
  countries: v.optional(v.array(optionWithCount)),
  more: v.optional(MoreValues),
  ...withFacts({ pending: Pending }),
})

export const SalesRep = v.looseObject({
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
})

export const Collection = v.object({
  id: integer,
  name: v.string(),
  estateIds: v.array(v.string()),
})

const PriceMeaning = v.object({
  kind: v.optional(v.picklist(SAID_KINDS)),
  priceFrom: v.optional(v.boolean()),
  period: v.optional(v.picklist(PERIODS)),
  vat: v.optional(v.picklist(PRICE_VATS)),
})

const Marker = v.pipe(
  v.array(v.nullable(v.union([v.string(), v.number(), PriceMeaning]))),
  v.description(
    '[public id, lat, lon, sub type, transaction, project 0 or 1, price or null, head type or null, what the price means where it is no amount in euro or a month’s rent]',
  ),
)

export const Markers = v.object({
  total: v.object({ value: integer }),
  markers: v.optional(v.array(Marker)),
  grid: v.optional(v.pipe(v.array(v.array(v.number())), v.description('[lat, lon, count]'))),
})

export const Changes = v.object({
  changes: v.array(
    v.object({
      publicId: v.string(),
      parentId: v.nullable(v.string()),
      updatedAt: integer,
      gone: v.boolean(),
    }),
  ),
  next: v.nullable(v.object({ since: integer, after: integer })),
})

export const Place = v.object({
  id: integer,
  zip: v.string(),
  name: v.string(),
  ...coordinates,
  region: v.string(),
  province: v.nullable(v.string()),
})

const remark = { line: integer, field: v.string(), message: v.string() }

export const ImportReport = v.object({
  state: v.picklist(['applied', 'quarantined', 'refused']),
  created: integer,
  updated: integer,
  unchanged: integer,
  archived: integer,
  rejected: v.pipe(
    v.array(v.object(remark)),
    v.description('Lines of which nothing was taken; the field `file` is the whole file'),
  ),
  warnings: v.pipe(
    v.array(v.object(remark)),
    v.description('What was left out of lines that were taken, or is doubtful; the first 1,000'),
  ),
  heldBack: v.pipe(
    v.array(
      v.object({
        line: integer,
        externalId: v.string(),
        reason: v.picklist(ADVERT_LACKS),
        message: v.string(),
      }),
    ),
    v.description(
      'Estates that are kept and not shown, since an advert may not be without it; `shownWithout` of its line says why and until when it is shown all the same',
    ),
  ),
  missing: v.pipe(
    v.array(v.string()),
    v.description("The sender's ids of the first 50 estates that a quarantined feed lacks"),
  ),
  quarantined: v.pipe(
    v.boolean(),
    v.description(
      'Nothing was applied, because the feed would archive too many estates; confirm with ?confirm=removal',
    ),
  ),
})

export const ImportRun = v.object({
  id: v.string(),
  source: v.pipe(v.string(), v.description("Which of the agency's feeds it was")),
  startedAt: integer,
  finishedAt: v.nullable(integer),
  report: v.nullable(ImportReport),
  progress: v.pipe(
    v.nullable(
      v.union([
        v.object({ stage: v.literal('reading'), lines: integer }),
        v.object({ stage: v.literal('writing'), done: integer, of: integer }),
      ]),
    ),
    v.description('How far a run is that is under way; null: it is over'),
  ),
})

export const HeldRemovals = v.object({
  run: v.string(),
  total: integer,
  homes: v.pipe(
    v.array(
      v.object({
        externalId: v.string(),
        id: v.string(),
        title: v.nullable(v.record(v.string(), v.nullable(v.string()))),
        place: v.string(),
      }),
    ),
    v.description('The first 500 of them'),
  ),
})

export const Decided = v.object({
  removed: integer,
  kept: integer,
  concerns: v.array(v.string()),
  hard: v.boolean(),
})

export const FetchedPictures = v.object({
  counts: v.pipe(
    v.record(v.string(), integer),
    v.description('How many addresses are waiting, queued, fetched and failed'),
  ),
  failures: v.array(
    v.object({ address: v.string(), failure: v.string(), externalIds: v.array(v.string()) }),
  ),
})
