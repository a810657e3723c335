import type { EntityCollection } from '../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import type { SalesRep } from '../../shared/estate/estate.ts'
import type { Navigation, NavigationItem } from '../../shared/site/navigation.ts'
import { cleanAgreements, cleanSections } from './clean-page.ts'
import { createAgendaCalls } from './agenda.ts'
import { isRecord, list, record } from './parse-response.ts'
import type { Api } from './api.ts'
import { createGetter, encodeSegment, type CallContext } from './call-context.ts'
import { createEstateCalls } from './estates.ts'
import { sanitize, MENU_SCHEMA, MENU_ITEM_SCHEMA } from './sanitize.ts'
import { createRentalCalls } from './rentals.ts'
import { UNIMPLEMENTED_CALLS } from './unimplemented.ts'

/** The calls that a page makes, each through the KV tier with its policy and tags. */
export function createApi(context: CallContext): Api {
  const { siteId, locale } = context
  const get = createGetter(context)
  const site = `site-${siteId}`
  return {
    navigation: name => get('navigation', `/navigation/${encodeSegment(name)}`, [site], parseMenu),
    navigationItem: (name, id) =>
      get('navigation', `/navigation/${encodeSegment(name)}/${id}`, [site], parseMenuItem),
    pages: async () =>
      (await get(
        'page',
        '/pages/',
        [site],
        list<Omit<Page, 'sections'>>(page => 'url' in page),
      )) ?? [],
    pageByUrl: url => get('page', `/pages/by-url/${encodeSegment(url)}`, [site], parsePage),
    page: id => get('page', `/pages/${id}`, [site], parsePage),
    entities: async () =>
      (await get(
        'entities',
        '/entities',
        [site],
        list<EntityCollection>(entity => 'name' in entity),
      )) ?? [],
    items: async (_kind, name) =>
      (await get(
        'entities',
        `/entities/${encodeSegment(name)}/items`,
        [site],
        list<never>(item => 'id' in item),
      )) ?? [],
    ...createEstateCalls(context, get),
    ...createRentalCalls(context, get),
    ...createAgendaCalls(context),
    ...UNIMPLEMENTED_CALLS,
    contactInfo: id =>
      get(
        'contact',
        `/estates/${encodeSegment(id)}/contact-info`,
        [site, `estate-${siteId}-${id}`],
        record<SalesRep>(() => true),
      ),
    collection: id =>
      get(
        'entities',
        `/estate-collections/${id}`,
        [site],
        record<{ id: number; name: string }>(() => true),
      ),
    estatePage: estateId =>
      get(
        'page',
        `/estate-pages/${locale}/${encodeSegment(estateId)}`,
        [site, `estate-${siteId}-${estateId}`],
        parseEstatePage,
      ),
    agreements: async () =>
      (await get('page', `/agreements?locale=${locale}`, [site], parseAgreements)) ?? [],
  }
}

const parseMenu = (answer: unknown): Navigation | null => {
  const menu = record<Navigation>(isNavigation)(
    answer === null ? null : sanitize(answer, MENU_SCHEMA),
  )
  return (
    menu && {
      ...menu,
      items: list<NavigationItem>(isItem)(menu.items).map(item => withChildren(item)),
    }
  )
}

const parseMenuItem = (answer: unknown): NavigationItem | null => {
  const item = record<NavigationItem>(isItem)(
    answer === null ? null : sanitize(answer, MENU_ITEM_SCHEMA),
  )
  return item && withChildren(item)
}

/** Three levels are more than any menu shows. */
const withChildren = (item: NavigationItem, level = 0): NavigationItem => ({
  ...item,
  children: level === 2 ? [] : (item.children ?? []).map(child => withChildren(child, level + 1)),
})

/** CMS markup is cleaned here, where it enters the cache. */
const parsePage = (answer: unknown): Promise<Page | null> =>
  withCleanSections(record<Page>(isPage)(answer))

const parseEstatePage = (answer: unknown): Promise<EstatePage | null> =>
  withCleanSections(record<EstatePage>(hasSections)(answer))

const withCleanSections = async <T extends { sections: Section[] }>(
  page: T | null,
): Promise<T | null> => page && { ...page, sections: await cleanSections(page.sections) }

const parseAgreements = (answer: unknown): Promise<Agreement[]> =>
  cleanAgreements(list<Agreement>(agreement => 'text' in agreement)(answer))

const hasSections = (page: Record<string, unknown>): boolean => Array.isArray(page.sections)

const isPage = (page: Record<string, unknown>): boolean =>
  hasSections(page) && isRecord(page.url) && Number.isInteger(page.id)

const isItem = (item: Record<string, unknown>): boolean => 'label' in item

const isNavigation = (navigation: Record<string, unknown>): boolean =>
  Array.isArray(navigation.items)
