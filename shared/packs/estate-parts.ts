import * as v from 'valibot'
import { FOCUS_X, FOCUS_Y } from '../estate/record/attachments.ts'
import { ROOM_TYPES } from '../estate/rooms/rooms.ts'
import { entriesOf } from './field-schemas.ts'
import * as f from './fields.ts'

const flag = v.nullish(v.boolean())
const line = v.nullish(f.text(200))
const note = v.nullish(f.plainOrLocalized(4_000))
const named = v.strictObject({ id: f.id(), name: v.optional(f.localized(200)) })

export const namedList = v.optional(v.array(named))

export const Technical = v.strictObject(entriesOf('technical'))
export const Dimensions = v.strictObject(entriesOf('dimensions'))
export const Energy = v.strictObject(entriesOf('energy'))
export const SharedEnergy = v.strictObject(entriesOf('sharedEnergy'))
export const LandRegistry = v.strictObject(entriesOf('ki'))
export const Flooding = v.strictObject(entriesOf('flooding'))
export const Planning = v.strictObject(entriesOf('planning'))

export const Layout = v.array(
  v.strictObject({
    id: f.codeId(ROOM_TYPES),
    floor: v.nullish(f.field('0: ground floor', f.whole(-20, 200))),
    value: v.nullish(v.strictObject({ name: v.optional(f.localized(200)) })),
    count: v.nullish(f.whole(0, 1_000)),
    surface: v.nullish(f.field('m²', f.number(0, 1e6))),
    comment: note,
    common: flag,
    sort: v.nullish(f.whole(0, 10_000)),
  }),
)

export const BuildTechnicals = v.array(
  v.strictObject({
    criteria: v.nullish(v.partial(named)),
    value: v.nullish(v.union([f.text(), v.partial(named)])),
    comment: note,
  }),
)

const type = v.nullish(v.partial(named))

export const Files = v.array(
  v.strictObject({
    id: v.optional(f.id()),
    type,
    link: v.nullish(f.field('Where the document is', f.address())),
    file: v.nullish(f.field('A PDF of assets/, in the place of link', f.assetId())),
    comment: note,
  }),
)

export const Pictures = v.array(
  v.strictObject({
    file: v.nullish(f.field('Of assets/', f.assetId())),
    thumbnail: v.nullish(f.assetId()),
    index: v.nullish(f.field('The lowest comes first', f.whole(0, 10_000))),
    hash: v.nullish(f.text(64)),
    width: v.nullish(f.whole(1, 60_000)),
    height: v.nullish(f.whole(1, 60_000)),
    color: v.nullish(f.colour()),
    caption: v.nullish(f.localized(500)),
    kind: v.nullish(f.oneOf(['photo', 'plan'] as const)),
    room: v.nullish(f.field('What is seen, for who does not see it', f.codeId(ROOM_TYPES))),
    focus: v.nullish(
      f.field(
        'What stays in view where it is cut to its frame',
        v.strictObject({ x: f.oneOf(FOCUS_X), y: f.oneOf(FOCUS_Y) }),
      ),
    ),
  }),
)

export const Videos = v.array(
  v.strictObject({
    type: v.nullish(v.strictObject({ id: f.field('2 is a tour', f.whole(1, 99)) })),
    id: line,
    link: v.nullish(f.address()),
  }),
)

export const ExtraFields = v.array(
  v.strictObject({
    extra_field_autoid: f.id(),
    type: v.optional(f.text(40)),
    name: v.optional(f.localized(200)),
    value: v.nullish(f.text(4_000)),
    value_lang_string: v.nullish(f.localized(4_000)),
  }),
)

export const Certificates = v.array(
  v.strictObject({ type, reference: line, date: v.nullish(f.day()), value: line }),
)

export const SalesRep = v.strictObject({
  firstname: line,
  lastname: line,
  picture: v.nullish(f.assetId()),
  mobile: line,
  phone: line,
  email: v.nullish(f.email()),
  description: v.nullish(f.localized(1_000)),
})
