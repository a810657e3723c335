import type { Page } from '../../../../shared/content/page.ts'
import type { ListNode, Section } from '../../../../shared/content/section.ts'
import { transactionIds, type Source } from '../../../../shared/estate/status.ts'
import { LABELS, URLS, type PageName, type LocalizedText } from './localized.ts'

/** When the pages were last written: 1 October 2026. */
const UPDATED_AT = Date.UTC(2026, 9, 1) / 1000

interface ListingPageOptions {
  id: number
  name: Extract<PageName, 'sale' | 'rent' | 'projects' | 'sold'>
  title: LocalizedText
  description: LocalizedText
  node: ListNode
  /** HTML below the list. */
  html?: LocalizedText
  more?: Section[]
}

/** A listing page: title, filter, list and a text below. */
export function listingPage({
  id,
  name,
  title,
  description,
  node,
  html,
  more = [],
}: ListingPageOptions): Page {
  const sections: Section[] = [
    { id: 'title', type: 'sectionTitle', title, level: 1, intro: description },
    { id: 'filter', type: 'estateFilter', list: 'list' },
    { id: 'list', type: 'estateList', node },
    ...(html ? [{ id: 'text', type: 'htmlText', html } as const] : []),
    ...more,
  ]
  return {
    id,
    url: URLS[name],
    title,
    description,
    role: 'listing',
    published: true,
    updatedAt: UPDATED_AT,
    sections,
  }
}

export const saleNode = (source: Source): ListNode => ({
  query: {
    terms: {
      'transaction.id': [
        ...transactionIds('FOR_SALE', source),
        ...transactionIds('TAKE_OVER', source),
      ],
    },
  },
})

export const rentNode = (source: Source): ListNode => ({
  query: { terms: { 'transaction.id': transactionIds('TO_RENT', source) } },
})

export const projectNode: ListNode = {
  query: { terms: { 'headType.id': [6] } },
  groupOptions: { groupBy: null },
}

/** Only sold estates: main source [5], guid source [1]. */
export const soldNode = (source: Source): ListNode => ({
  query: { terms: { 'transaction.id': transactionIds('SOLD', source) } },
})

interface PlainPageOptions {
  id: number
  name: PageName
  title?: LocalizedText
  description: LocalizedText
  sections: Section[]
  role?: Page['role']
}

export const plainPage = ({
  id,
  name,
  title = LABELS[name],
  description,
  sections,
  role = 'content',
}: PlainPageOptions): Page => ({
  id,
  url: URLS[name],
  title,
  description,
  role,
  published: true,
  updatedAt: UPDATED_AT,
  sections,
})
