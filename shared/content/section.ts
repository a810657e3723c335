import type { Localized } from '../locale.ts'
import type { EstateQuery, GroupBy } from '../search/search.ts'

/** The fifteen page sections (CONTENT-1). */
export const SECTION_TYPES = [
  'bivCib',
  'callToAction',
  'contactForm',
  'employees',
  'estateCollection',
  'estateFilter',
  'estateItem',
  'estateList',
  'htmlText',
  'imageWithText',
  'offices',
  'quotes',
  'reviews',
  'sectionTitle',
  'vat-regime-costs',
] as const

export type SectionType = (typeof SECTION_TYPES)[number]

interface Base<T extends SectionType> {
  /** Unique within its page; ajax calls name a list by page id and section id. */
  id: string
  type: T
  title?: Localized
  intro?: Localized
}

/** Configuration of a list: query parts, collections and how it may be grouped (LIST-39). */
export interface ListNode {
  query: EstateQuery
  collections?: { id: number }[]
  groupOptions?: { groupBy: GroupBy | null }
}

interface CallToAction extends Base<'callToAction'> {
  text?: Localized
  link: Link
  /** Page element ctaNumbers: animated counters. */
  numbers?: { value: number; suffix?: string; label: Localized }[]
  /** Page element employees: the down arrow scrolls to the employees section. */
  employees?: boolean
  picture?: Image | null
}

export interface Link {
  label: Localized
  page?: Localized
  route?: string
  url?: string
  /** Query string without '?', such as 'source=estimate'. */
  query?: string
}

export interface Image {
  asset: string
  hash?: string | null
  /** Of the original, in px. */
  width?: number | null
  height?: number | null
  /** Placeholder colour, six hexadecimal digits. */
  color?: string | null
  /** A tiny picture as a data address. */
  preview?: string | null
  alt: Localized
}

export interface EstateListSection extends Base<'estateList'> {
  node: ListNode
}
export interface EstateFilterSection extends Base<'estateFilter'> {
  /** Section id of the list it filters on the same page; or another page to send the visitor to. */
  list?: string
  page?: Localized
  /** Of a bar on its way to another page: the lists one may search, its own first. */
  tabs?: Link[]
}
interface EstateCollectionSection extends Base<'estateCollection'> {
  collectionId: number
  limit?: number
  more?: Link
}
interface EstateItemSection extends Base<'estateItem'> {
  estateId: number | string
}
interface EmployeesSection extends Base<'employees'> {
  entity: string
}
interface OfficesSection extends Base<'offices'> {
  entity: string
}
interface ReviewsSection extends Base<'reviews'> {
  entity: string
}
interface QuotesSection extends Base<'quotes'> {
  entity: string
}
interface HtmlTextSection extends Base<'htmlText'> {
  html: Localized
}
interface ImageWithTextSection extends Base<'imageWithText'> {
  html: Localized
  /** null: its file is not there. */
  image: Image | null
  side: 'left' | 'right'
  link?: Link
}
interface ContactFormSection extends Base<'contactForm'> {
  subject?: Localized
}
interface SectionTitleSection extends Base<'sectionTitle'> {
  title: Localized
  level?: 1 | 2
}
interface BivCibSection extends Base<'bivCib'> {}
interface VatRegimeCostsSection extends Base<'vat-regime-costs'> {}

export type Section =
  | CallToAction
  | EstateListSection
  | EstateFilterSection
  | EstateCollectionSection
  | EstateItemSection
  | EmployeesSection
  | OfficesSection
  | ReviewsSection
  | QuotesSection
  | HtmlTextSection
  | ImageWithTextSection
  | ContactFormSection
  | SectionTitleSection
  | BivCibSection
  | VatRegimeCostsSection
