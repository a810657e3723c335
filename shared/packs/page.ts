import * as v from 'valibot'
import { field, id, localized, oneOf, schemaLine, whole } from './fields.ts'
import { PageUrl } from './content.ts'
import { Section } from './section.ts'

export const MAX_SECTIONS = 60

export const PAGE_ROLES = ['home', 'privacy', 'terms', 'listing', 'contact', 'content'] as const

const sections = field(
  'What stands on the page, from top to bottom',
  v.pipe(v.array(Section), v.maxLength(MAX_SECTIONS, `must have at most ${MAX_SECTIONS} sections`)),
)

/** pages/{name}.json */
export const Page = v.strictObject({
  ...schemaLine,
  id: v.optional(field('Given by the product when absent', id())),
  url: PageUrl,
  title: field('Title of the page and of its link', localized(300)),
  description: field('What search engines show', localized(1_000)),
  role: v.optional(field('What the page is for', oneOf(PAGE_ROLES)), 'content'),
  published: v.optional(field('false: a draft', v.boolean()), true),
  updatedAt: v.optional(field('Seconds since 1970', whole(0, 1e11)), 0),
  sections,
})

/** estate-pages.json: sections below the facts of single homes. */
export const EstatePages = v.strictObject({
  ...schemaLine,
  items: v.array(v.strictObject({ estateId: field('Number of the home', id()), sections })),
})

export type PackPage = v.InferOutput<typeof Page>
