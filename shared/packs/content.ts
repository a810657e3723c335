import * as v from 'valibot'
import { keysOf } from '../table.ts'
import { ROUTES } from '../routes.ts'
import { address, assetId, colour, field, localized, oneOf, text, whole } from './fields.ts'

/** The path of a page after the language; '' is the home page. */
export const PageUrl = field(
  "The page's path after the language, in each language that has the page; '' is the home page",
  v.strictObject({
    nl: v.nullish(pagePath()),
    fr: v.nullish(pagePath()),
    en: v.nullish(pagePath()),
    de: v.nullish(pagePath()),
  }),
)

/** One language of PageUrl. */
export function pagePath() {
  return v.pipe(
    v.string(),
    v.regex(
      /^(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*){0,3})?$/,
      "must be words of a–z and 0–9 with dashes between, at most four parts with / between, or ''",
    ),
    v.maxLength(120, 'must have at most 120 letters'),
  )
}

export const routeName = () => oneOf(keysOf(ROUTES))

/** A link: a page of the site, a route of the product or an address. */
export const Link = field(
  'A link: one of page, route or url',
  v.strictObject({
    label: field('What the link says', localized(200)),
    page: v.optional(PageUrl),
    route: v.optional(field('A page of the product', routeName())),
    url: v.optional(field('An address elsewhere', address())),
    query: v.optional(field("Query string without '?', as source=estimate", text(500))),
  }),
)

/** A picture of the pack in a text. */
export const Image = field(
  'A picture of assets/',
  v.strictObject({
    asset: field('Name of the file in assets/, without its ending', assetId()),
    hash: v.nullish(text(64)),
    width: v.nullish(field('Of the original, in px; known of a file in assets/', whole(1, 60_000))),
    height: v.nullish(
      field('Of the original, in px; known of a file in assets/', whole(1, 60_000)),
    ),
    color: v.nullish(field('Shown until the picture is there', colour())),
    alt: field('What the picture shows, for who does not see it', localized(500)),
  }),
)
