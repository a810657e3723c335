import * as v from 'valibot'
import { field, html, id, localized, number, oneOf, text, whole } from './fields.ts'
import { Image, Link, PageUrl } from './content.ts'
import { ListNode } from './list-node.ts'

const base = {
  id: field(
    'Unique on its page',
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be of a–z, 0–9, - and _, at most 60')),
  ),
  title: v.optional(localized(300)),
  intro: v.optional(localized(2_000)),
}

const entity = field('Which list', oneOf(['employees', 'offices', 'reviews', 'quotes'] as const))

/** The sections of a page, one schema a type. */
export const Section = v.variant('type', [
  v.strictObject({
    ...base,
    type: v.literal('callToAction'),
    text: v.optional(localized()),
    link: Link,
    numbers: v.optional(
      field(
        'Counters that run',
        v.array(
          v.strictObject({
            value: number(0, 1e9),
            suffix: v.optional(text(20)),
            label: localized(100),
          }),
        ),
      ),
    ),
    employees: v.optional(field('An arrow leads to the employees below', v.boolean())),
    picture: v.nullish(Image),
  }),
  v.strictObject({ ...base, type: v.literal('estateList'), node: ListNode }),
  v.strictObject({
    ...base,
    type: v.literal('estateFilter'),
    list: v.optional(field('The section that it filters', text(60))),
    page: v.optional(PageUrl),
    tabs: v.optional(
      field('Lists to search: buy, rent, new build; that of this bar first', v.array(Link)),
    ),
  }),
  v.strictObject({
    ...base,
    type: v.literal('estateCollection'),
    collectionId: field('Of collections.json', id()),
    limit: v.optional(whole(1, 100)),
    more: v.optional(Link),
  }),
  v.strictObject({
    ...base,
    type: v.literal('estateItem'),
    estateId: field('Number or guid of a home', v.union([id(), text(64)])),
  }),
  v.strictObject({ ...base, type: v.literal('employees'), entity }),
  v.strictObject({ ...base, type: v.literal('offices'), entity }),
  v.strictObject({ ...base, type: v.literal('reviews'), entity }),
  v.strictObject({ ...base, type: v.literal('quotes'), entity }),
  v.strictObject({ ...base, type: v.literal('htmlText'), html: html() }),
  v.strictObject({
    ...base,
    type: v.literal('imageWithText'),
    html: html(),
    image: Image,
    side: oneOf(['left', 'right'] as const),
    link: v.optional(Link),
  }),
  v.strictObject({
    ...base,
    type: v.literal('contactForm'),
    subject: v.optional(localized(200)),
  }),
  v.strictObject({
    ...base,
    type: v.literal('sectionTitle'),
    title: localized(300),
    level: v.optional(v.picklist([1, 2], 'must be 1 or 2')),
  }),
  v.strictObject({ ...base, type: v.literal('bivCib') }),
  v.strictObject({ ...base, type: v.literal('vat-regime-costs') }),
])

export type PackSection = v.InferOutput<typeof Section>
