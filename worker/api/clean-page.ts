import * as v from 'valibot'
import type { Agreement } from '../../shared/content/page.ts'
import type { Link, ListNode, Section } from '../../shared/content/section.ts'
import type { Localized } from '../../shared/locale.ts'
import { choices, integer, objectOf } from './parse-response.ts'

type Clean = (html: unknown) => string

/** Its libraries are loaded on first use: pages from the cache are clean, and every Worker would start later. */
const cleaner = async (): Promise<Clean> => (await import('./clean-html.ts')).cleanHtml

const SECTIONS = v.array(v.fallback(v.nullable(objectOf<Section>({ type: v.string() })), null))

const scalar = v.union([v.number(), v.string()])
const values = v.union([
  v.array(scalar),
  v.pipe(
    scalar,
    v.transform(value => [value]),
  ),
])
const bound = v.fallback(v.optional(v.number()), undefined)
const bounds = v.object({ gte: bound, lte: bound })

/** Which homes a list shows: all where it does not say (CONTENT-93). */
const NODE: v.GenericSchema<unknown, ListNode> = v.object({
  query: v.nullish(
    v.looseObject({
      terms: v.nullish(v.record(v.string(), values), {}),
      range: v.nullish(v.record(v.string(), bounds), {}),
      match: v.nullish(v.record(v.string(), v.union([scalar, v.boolean()])), {}),
    }),
    {},
  ),
  collections: v.nullish(v.array(v.object({ id: integer })), []),
  groupOptions: v.fallback(
    v.object({ groupBy: v.nullable(v.picklist(['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'])) }),
    { groupBy: null },
  ),
})

const TABS = v.fallback(v.optional(choices(objectOf<Link>())), undefined)

/** A section with its configuration read; null where that is none. */
function configured(section: Section): Section | null {
  if (section.type === 'estateFilter') return { ...section, tabs: v.parse(TABS, section.tabs) }
  if (section.type !== 'estateList') return section
  const node = v.safeParse(NODE, section.node ?? {})
  return node.success ? { ...section, node: node.output } : null
}

/** Sections as they may enter the cache: all CMS markup cleaned, and every id usable in an address. */
export async function cleanSections(sections: unknown[]): Promise<Section[]> {
  const clean = await cleaner()
  return v
    .parse(SECTIONS, sections)
    .map(section => section && configured(section))
    .filter(section => section !== null)
    .map((section, index) => {
      const id = /^[\w-]{1,60}$/.test(String(section.id))
        ? String(section.id)
        : `section-${index + 1}`
      return section.type === 'htmlText' || section.type === 'imageWithText'
        ? { ...section, id, html: cleanLocalized(section.html, clean) }
        : { ...section, id }
    })
}

export async function cleanAgreements(agreements: Agreement[]): Promise<Agreement[]> {
  const clean = await cleaner()
  return agreements.map(agreement => ({ ...agreement, text: clean(agreement.text) }))
}

const cleanLocalized = (html: unknown, clean: Clean): Localized =>
  typeof html === 'object' && html !== null
    ? Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, clean(text)]))
    : {}
