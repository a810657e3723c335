import * as v from 'valibot'
import { day, field, text } from '../packs/fields.ts'
import { isOpenPath } from './record-path.ts'

/** What people decide of a home, beside what its record says. */
export const HOME_DECISIONS = ['draft', 'published', 'withdrawn', 'archived'] as const

export type HomeDecision = (typeof HOME_DECISIONS)[number]

const path = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(isOpenPath, 'must be a field that can be changed, as general.price.value'),
)

/** A field of a home and what it becomes; without `value` it is taken away. */
const FieldChange = v.strictObject({ path, value: v.optional(v.unknown()) })

/** Everything that a person does to a home (LAPI-123). */
export const HomeChange = v.strictObject({
  create: v.optional(field('Makes a home that is not there, as a draft', v.literal(true))),
  set: v.optional(
    field(
      'Fields and their values; of a home that a feed keeps each is an override, which stays until it is freed',
      v.pipe(v.array(FieldChange), v.maxLength(400)),
    ),
  ),
  free: v.optional(
    field('Overrides to give back to the feed', v.pipe(v.array(path), v.maxLength(400))),
  ),
  state: v.optional(field('What was decided of it', v.picklist(HOME_DECISIONS))),
  reason: v.optional(
    field(
      'Why it may be shown with legal gaps: asked for by `published` where there are any',
      text(500),
    ),
  ),
  until: v.optional(
    field(
      'The last day on which it is shown without rent, charges or energy value: asked for by `published` where one of these is missing',
      day(),
    ),
  ),
  by: field('Who does it', v.strictObject({ id: text(64), name: text(200) })),
})

export type HomeChange = v.InferOutput<typeof HomeChange>
