import { pictureSet } from '../../client/content/picture.tsx'
import { detailHref } from '../../client/estate/detail-href.ts'
import { assetHref } from '../../client/view.tsx'
import type { Page } from '../../shared/content/page.ts'
import { localize, type Locale } from '../../shared/locale.ts'
import { filterParams, parseFilter } from '../../shared/estate/filter.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { itemList } from '../discovery/json-ld.ts'
import { listIndexing } from '../discovery/indexing.ts'
import { listName, listOn } from '../estate/list-address.ts'
import type { PageRequest, ShownPage } from '../page-answer.ts'
import type { LeadPicture, SectionContext } from '../sections/section-kind.ts'
import { leadPicture, listedCards, loadSections, Sections } from './load-sections.tsx'

/** A page of the CMS, its sections loaded. */
export async function showPage(request: PageRequest, page: Page): Promise<ShownPage> {
  const { locale, site } = request
  const context: SectionContext = { ...request, page, query: request.url.searchParams }
  const sections = await loadSections(page.sections, context)
  const listing = page.sections.some(section => section.type === 'estateList')
  const lead = leadPicture(sections, context)
  const shown = listedCards(sections)
  return {
    kind: 'page',
    status: 200,
    title: localize(page.title, locale) ?? site.name,
    description: localize(page.description, locale) ?? '',
    policy: listing ? 'listing' : 'content',
    tags: [`list-${site.id}`],
    alternates: pageAlternates(page, request),
    ...(listing && indexed(page, request)),
    feeds: feedsOf(page, request),
    ...(shown.length > 0 && {
      jsonLd: [
        itemList(
          site,
          shown.map(card => detailHref(card, locale)),
        ),
      ],
    }),
    preload: lead && preload(lead),
    picture: lead,
    body: <Sections sections={sections} context={context} />,
  }
}

/** Forms of a list point to the list itself; thin ones are left out of the index. */
function indexed(
  page: Page,
  { locale, url }: PageRequest,
): Pick<ShownPage, 'canonical' | 'robots'> {
  const { params, robots } = listIndexing(url.searchParams)
  const path = page.url[locale]
  return { robots, ...(typeof path === 'string' && { canonical: pageHref(locale, path, params) }) }
}

const FEEDS = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** What is new in the page's list, by the filter of its address. */
function feedsOf({ id, sections }: Page, { locale, url }: PageRequest): ShownPage['feeds'] {
  const list = listOn(sections, undefined)
  const query = filterParams({ ...parseFilter(url.searchParams), sorted: false })
  return (
    list &&
    Object.entries(FEEDS).map(([form, type]) => ({
      type,
      path: href('feed', locale, { list: `${listName(id, list.id)}.${form}` }, query),
    }))
  )
}

const preload = ({ asset, hash, sizes }: LeadPicture): ShownPage['preload'] => ({
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
