import type { Page } from '../../shared/content/page.ts'
import type { Section, SectionType } from '../../shared/content/section.ts'
import { localize, type Locale } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { log } from '../api/log.ts'
import type { PageAnswer, PageHandler, PageRequest } from '../page-answer.ts'
import { SECTIONS } from '../sections/registry.ts'
import type { SectionContext, SectionKind } from '../sections/section-kind.ts'

const MAX_PATH = 512

/** A CMS page by its path below the language; '' is the home page (spec 7, pages/by-url). */
export async function contentPage(request: PageRequest, path: string): Promise<PageAnswer> {
  const { api, locale } = request
  if (path.length > MAX_PATH || !isPlainPath(path)) return { kind: 'absent', status: 404 }
  const page = await api.pageByUrl(path ? `${locale}/${path}` : locale)
  return page?.published ? showPage(request, page) : { kind: 'absent', status: 404 }
}

/** A legal page by its role: its own url is the route table's (spec 2). */
export const rolePage = (path: (locale: Locale) => string): PageHandler => request => contentPage(request, path(request.locale))

export async function showPage(request: PageRequest, page: Page): Promise<PageAnswer> {
  const { locale, site } = request
  const context: SectionContext = { ...request, page, query: request.url.searchParams }
  const sections = await loadSections(page.sections, context)
  const listing = page.sections.some(section => section.type === 'estateList')
  return {
    kind: 'page', status: 200,
    title: localize(page.title, locale) ?? site.name,
    description: localize(page.description, locale) ?? '',
    policy: listing ? 'listing' : 'content',
    tags: [`list-${site.id}`],
    alternates: pageAlternates(page, request),
    body: sections.map(({ section, kind, data }, index) =>
      <kind.View key={section.id} section={section} data={data} context={context} index={index} />),
  }
}

interface LoadedSection {
  section: Section
  kind: SectionKind<SectionType>
  data: unknown
}

/** All at once; an unknown section type is skipped and logged. */
async function loadSections(sections: Section[], context: SectionContext): Promise<LoadedSection[]> {
  const loaded = await Promise.all(sections.map(async (section): Promise<LoadedSection | null> => {
    const kind = Object.hasOwn(SECTIONS, section.type) ? (SECTIONS[section.type] as SectionKind<SectionType>) : null
    if (!kind) {
      log({ event: 'unknown-section', site: context.site.id, page: context.page.id, type: String(section.type).slice(0, 40) })
      return null
    }
    return { section, kind, data: await kind.load?.(section, context) }
  }))
  return loaded.filter(section => section !== null)
}

function pageAlternates(page: Page, { site, url }: PageRequest): Partial<Record<Locale, string>> {
  return Object.fromEntries(site.locales.flatMap(locale => {
    const path = page.url[locale]
    return typeof path === 'string' ? [[locale, pageHref(locale, path, url.searchParams)]] : []
  }))
}

/** No control characters, no climbing, no backslash: it is sent on as one encoded segment. */
const isPlainPath = (path: string): boolean => !/[\u0000-\u001f\u007f\\]/.test(path) && !path.split('/').includes('..')
