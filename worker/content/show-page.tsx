import { pictureSet } from '../../client/content/picture.tsx'
import { assetHref } from '../../client/view.tsx'
import type { Page } from '../../shared/content/page.ts'
import { localize, type Locale } from '../../shared/locale.ts'
import { readAddress, writeAddress } from '../../shared/search/address.ts'
import { hasFreeValues, unsorted } from '../../shared/search/criteria.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { isEmptyChoice, listIndexing, type ListFound } from '../seo/indexing.ts'
import { conditionsOf } from '../sections/filter-labels.ts'
import { isMapView, listName, listOn } from '../catalog/find-list.ts'
import type { PageRequest, HtmlPage } from '../page/result.ts'
import type { LeadPicture, SectionContext } from '../sections/section-kind.ts'
import { whenLateFor } from './late-section.tsx'
import { leadPicture } from './lead-picture.ts'
import { loadSections, type LoadedSection, Sections } from './load-sections.tsx'

/** A page of the CMS, its sections loaded. */
export async function showPage(request: PageRequest, page: Page): Promise<HtmlPage> {
  const { locale, site } = request
  const query = request.url.searchParams
  const list = page.sections.find(section => section.type === 'estateList')
  const isListing = list !== undefined
  const loading: SectionContext = { ...request, page, query }
  const whenLate = whenLateFor(request)
  const [sections, conditions] = await Promise.all([
    loadSections(page.sections, loading, whenLate),
    // The page does not wait longer for these words than for its homes.
    list &&
      Promise.race([
        conditionsOf(list.node, loading).catch(() => null),
        ...[whenLate() ?? []].flat(),
      ]),
  ])
  const context: SectionContext = { ...loading, conditions }
  const found = listFound(sections)
  const title = localize(page.title, locale) ?? site.name
  const lead = leadPicture(sections, context)
  return {
    kind: 'page',
    status: 200,
    title: conditions ? `${conditions} · ${title}` : title,
    description: localize(page.description, locale) ?? '',
    policy: !isListing
      ? 'content'
      : hasFreeValues(readAddress(request.url.searchParams)) || request.url.searchParams.has('near')
        ? 'freeSearch'
        : 'listing',
    tags: [`list-${site.id}`],
    alternates: pageAlternates(page, request),
    ...(isListing ? indexed(page, request, found) : { canonical: withoutQuery(page, request) }),
    feeds: feedsOf(page, request),
    ...(lead &&
      (lead.mayBeLate
        ? { lead: preload(lead.picture) }
        : { preload: preload(lead.picture), picture: lead.picture })),
    ...(sections.some(section => 'late' in section) && { isLate: true }),
    ...(isListing && isMapView(request.url.searchParams) && { isMap: true }),
    body: <Sections sections={sections} context={context} />,
  }
}

/** Forms of a list point to the list itself; thin ones are left out of the index. */
function indexed(
  page: Page,
  { locale, url }: PageRequest,
  found: ListFound | undefined,
): Pick<HtmlPage, 'canonical' | 'robots' | 'headers'> {
  const { params, robots } = listIndexing(url.searchParams, found?.start)
  const path = page.url[locale]
  return {
    robots,
    // In its head it would not be the page of a late list, which says it where the homes would be (PAGE-83).
    ...(found &&
      isEmptyChoice(url.searchParams, found) && {
        headers: { 'X-Robots-Tag': 'noindex, follow' },
      }),
    ...(typeof path === 'string' && { canonical: pageHref(locale, path, params) }),
  }
}

/** What the first list of the page found, if it is there in time. */
const listFound = (sections: readonly LoadedSection[]): ListFound | undefined =>
  sections
    .map(loaded => ('data' in loaded ? loaded.kind.found?.(loaded.data) : undefined))
    .find(found => found !== undefined)

/** Without a list the query only fills in a form: '/nl/contact?source=estimate' is the contact page (SEO-23). */
function withoutQuery({ url }: Page, { locale }: PageRequest): string | undefined {
  const path = url[locale]
  return typeof path === 'string' ? pageHref(locale, path) : undefined
}

const FEEDS = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** What is new in the page's list, by the filter of its address. */
function feedsOf({ id, sections }: Page, { locale, url }: PageRequest): HtmlPage['feeds'] {
  const list = listOn(sections, undefined)
  const query = writeAddress(unsorted(readAddress(url.searchParams)))
  return (
    list &&
    Object.entries(FEEDS).map(([form, type]) => ({
      type,
      path: href('feed', locale, { list: `${listName(id, list.id)}.${form}` }, query),
    }))
  )
}

const preload = ({ asset, hash, sizes }: LeadPicture): NonNullable<HtmlPage['lead']> => ({
  href: assetHref(asset, hash, 725),
  srcSet: pictureSet(asset, hash),
  sizes,
})

function pageAlternates(page: Page, { site, url }: PageRequest): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    site.locales.flatMap(locale => {
      const path = page.url[locale]
      return typeof path === 'string' ? [[locale, pageHref(locale, path, url.searchParams)]] : []
    }),
  )
}
