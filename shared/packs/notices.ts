import * as v from 'valibot'
import { address, assetId, day, field, id, localized, schemaLine, text } from './fields.ts'

/** notices.json: what is shown above every page between two days. */
export const Notices = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.pipe(
      v.strictObject({
        id: field('Of this item; stays the same', id()),
        text: localized(500),
        from: day(),
        until: day(),
        link: v.nullish(v.strictObject({ label: localized(200), url: address() })),
      }),
      v.check(({ from, until }) => from <= until, 'must not end before it begins'),
    ),
  ),
})

/** agreements.json: what a guest accepts with a reservation. */
export const Agreements = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.strictObject({
      id: field('Of this item; stays the same', id()),
      name: everyLanguage(200),
      text: everyLanguage(64_000),
      version: field('Changes with the text', text(40)),
      required: v.boolean(),
    }),
  ),
})

function everyLanguage(max: number) {
  return v.strictObject({ nl: text(max), fr: text(max), en: text(max), de: text(max) })
}

/** collections.json: homes picked by hand. */
export const Collections = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.strictObject({
      id: field('Of this item; stays the same', id()),
      name: text(),
      estateIds: field('Numbers of homes', v.array(id())),
    }),
  ),
})

/** words/{language}.json: the agency's own wording, by the key of the product's text. */
export const Words = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      v.string(),
      v.maxLength(2_000, 'must have at most 2,000 letters'),
      v.check(text => !/<[a-z!/]/i.test(text), 'must be plain text, without HTML'),
    ),
  ),
  v.description('Key of a text of the product → your own text'),
  // The line for editors is no text.
  v.transform(({ $schema: _, ...words }) => words),
)

/** drawings.ndjson: pictures that the product draws; the demo's. */
export const Drawing = v.strictObject({
  id: assetId(),
  hash: text(64),
  version: id(),
  kind: v.picklist(['drawing', 'file']),
  contentType: v.literal('image/svg+xml'),
  width: id(),
  height: id(),
  color: text(6),
  recipe: v.unknown(),
})
