import * as v from 'valibot'
import { field } from '../packs/fields.ts'

/** Where a home stands: shown, or why not. */
export const HOME_STATES = ['online', 'draft', 'held', 'hidden', 'withdrawn', 'archived'] as const

export type HomeState = (typeof HOME_STATES)[number]

const integer = v.pipe(v.number(), v.integer())
const content = v.looseObject({ general: v.looseObject({ id: integer }) })

const shared = {
  externalId: field("The sender's id, as in the address", v.string()),
  id: field('Its number', integer),
  publicId: field('Its id in addresses of the site', v.string()),
  state: field(
    'online; draft: not published yet; held: lacks what an advert may not be without; hidden: of a status that the site hides; withdrawn: taken off by a person; archived',
    v.picklist(HOME_STATES),
  ),
  held: field('What it is held back for', v.nullable(v.string())),
  isFeed: field('A feed or CRM wrote it last, and keeps it', v.boolean()),
  source: field(
    "Which feed that is: 'crm', or as ?source= of an import names it; null: none",
    v.optional(v.nullable(v.string()), null),
  ),
  updatedAt: field('When it changed here, in seconds', integer),
}

/** One home as the desk opens it (LAPI-122). */
export const HomeRecord = v.object({
  ...shared,
  content: field('Its line of a pack', content),
  tag: field('Names this state of it, for If-Match', v.string()),
  fedAt: field('When the last feed was read to its end, in seconds', v.nullable(integer)),
  overrides: v.array(
    v.object({
      path: v.string(),
      feed: v.optional(field("The feed's own value; absent: it has none", v.unknown())),
      by: field('Name of who did it', v.string()),
      at: integer,
    }),
  ),
  reason: field(
    'Why it is shown with legal gaps',
    v.nullable(
      v.object({
        text: v.string(),
        by: v.string(),
        at: integer,
        until: v.optional(
          field(
            'The last day on which it is shown without what its advert may not be without',
            v.nullable(v.string()),
          ),
        ),
      }),
    ),
  ),
})

export type HomeRecord = v.InferOutput<typeof HomeRecord>

export const HOME_ORDERS = ['changed', 'number', 'price', 'city', 'gaps'] as const

export type HomeOrder = (typeof HOME_ORDERS)[number]

/** A row of the list of all homes (LAPI-120). */
const HomeRow = v.object({
  ...shared,
  general: field('Its general fields without descriptions', content.entries.general),
  picture: field('Asset of its first picture', v.nullable(v.string())),
  agent: field('Email address of its agent, in small letters', v.nullable(v.string())),
  gaps: field('Legal rules that it does not meet today', v.array(v.string())),
})

export type HomeRow = v.InferOutput<typeof HomeRow>

const count = <T extends v.GenericSchema<string>>(value: T) =>
  v.array(v.object({ value: v.nullable(value), count: integer }))

export const HomeList = v.object({
  total: integer,
  homes: v.array(HomeRow),
  counts: field(
    'How many of the homes asked for there are in each state, whatever state was asked for',
    v.object({
      state: count(v.picklist(HOME_STATES)),
      gaps: field('Shown with legal gaps', integer),
    }),
  ),
  agents: field('Who has homes, by email address', count(v.string())),
})

export type HomeList = v.InferOutput<typeof HomeList>
