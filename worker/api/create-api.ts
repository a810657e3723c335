import type { EntityCollection } from '../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import type { SalesRep } from '../../shared/estate/estate.ts'
import type { Navigation, NavigationItem } from '../../shared/site/navigation.ts'
import { cleanAgreements, cleanSections } from '../content/clean-page.ts'
import { createAgendaCalls } from './agenda.ts'
import { isRecord, list, record } from './answers.ts'
import type { Api } from './api.ts'
import { getter, segment, type CallContext } from './calls.ts'
import { createEstateCalls } from './estates.ts'
import { fitted, MENU, MENU_ITEM } from './fitted.ts'
import { createRentalCalls } from './rentals.ts'
import { UNIMPLEMENTED_CALLS } from './unimplemented.ts'

/** The calls of spec 7 that a page makes, each through the KV tier with its policy and tags. */
export function createApi(context: CallContext): Api {
  const { siteId, locale } = context
  const get = getter(context)
  const site = `site-${siteId}`
  return {
    navigation: name => get('navigation', `/navigation/${segment(name)}`, [site], asMenu),
    navigationItem: (name, id) =>
      get('navigation', `/navigation/${segment(name)}/${id}`, [site], asItem),
    pages: async () =>
      (await get(
        'page',
        '/pages/',
        [site],
        list<Omit<Page, 'sections'>>(page => 'url' in page),
      )) ?? [],
    pageByUrl: url => get('page', `/pages/by-url/${segment(url)}`, [site], asPage),
    page: id => get('page', `/pages/${id}`, [site], asPage),
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
        `/entities/${segment(name)}/items`,
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
        `/estates/${segment(id)}/contact-info`,
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
        `/estate-pages/${locale}/${segment(estateId)}`,
        [site, `estate-${siteId}-${estateId}`],
        asEstatePage,
      ),
    agreements: async () =>
      (await get('page', `/agreements?locale=${locale}`, [site], asAgreements)) ?? [],
  }
}

const asMenu = (answer: unknown): Navigation | null => {
  const menu = record<Navigation>(isNavigation)(answer === null ? null : fitted(answer, MENU))
  return (
    menu && {
      ...menu,
      items: list<NavigationItem>(isItem)(menu.items).map(item => withChildren(item)),
    }
  )
}

const asItem = (answer: unknown): NavigationItem | null => {
  const item = record<NavigationItem>(isItem)(answer === null ? null : fitted(answer, MENU_ITEM))
  return item && withChildren(item)
}

/** Three levels are more than any menu shows. */
const withChildren = (item: NavigationItem, level = 0): NavigationItem => ({
  ...item,
  children: level === 2 ? [] : (item.children ?? []).map(child => withChildren(child, level + 1)),
})

/** CMS markup is cleaned here, where it enters the cache. */
const asPage = (answer: unknown): Promise<Page | null> => cleaned(record<Page>(isPage)(answer))

const asEstatePage = (answer: unknown): Promise<EstatePage | null> =>
  cleaned(record<EstatePage>(hasSections)(answer))

const cleaned = async <T extends { sections: Section[] }>(page: T | null): Promise<T | null> =>
  page && { ...page, sections: await cleanSections(page.sections) }

const asAgreements = (answer: unknown): Promise<Agreement[]> =>
  cleanAgreements(list<Agreement>(agreement => 'text' in agreement)(answer))

const hasSections = (page: Record<string, unknown>): boolean => Array.isArray(page.sections)

const isPage = (page: Record<string, unknown>): boolean =>
  hasSections(page) && isRecord(page.url) && Number.isInteger(page.id)

const isItem = (item: Record<string, unknown>): boolean => 'label' in item

const isNavigation = (navigation: Record<string, unknown>): boolean =>
  Array.isArray(navigation.items)
