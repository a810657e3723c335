import * as v from 'valibot'
import type { Agreement, EstatePage, Page } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import type { Api } from './api.ts'
import { estateScope } from '../versions/hangs-on.ts'
import { encodeSegment, type CallContext, type Getter } from './call-context.ts'
import { cleanAgreements, cleanSections } from './clean-page.ts'
import { integer, listOf, objectOf, parser, present } from './parse-response.ts'

/** Pages of the CMS. Their markup is cleaned here, where it enters the cache. */
export function createPageCalls(
  { locale }: CallContext,
  get: Getter,
): Pick<Api, 'pages' | 'pageByUrl' | 'page' | 'estatePage' | 'agreements'> {
  return {
    pages: async () =>
      (await get('page', '/pages/', ['pages'], parser(listOf(PAGE_SUMMARY)))) ?? [],
    pageByUrl: (url, { isAside = false } = {}) =>
      get('page', `/pages/by-url/${encodeSegment(url)}`, ['pages'], readPage, {
        decidesPage: true,
        isAside,
      }),
    page: id => get('page', `/pages/${id}`, ['pages'], readPage),
    estatePage: estateId =>
      get(
        'page',
        `/estate-pages/${locale}/${encodeSegment(estateId)}`,
        ['pages', 'estates', estateScope(estateId)],
        response => withCleanSections(parser(ESTATE_PAGE)(response)),
      ),
    agreements: async () =>
      (await get('page', `/agreements?locale=${locale}`, ['pages'], response =>
        cleanAgreements(parser(listOf(AGREEMENT))(response)),
      )) ?? [],
  }
}

const sections = v.array(v.unknown())

const PAGE_SUMMARY = objectOf<Omit<Page, 'sections'>>({ url: present })
const PAGE = objectOf<Page>({ id: integer, url: objectOf(), sections })
const ESTATE_PAGE = objectOf<EstatePage>({ sections })
const AGREEMENT = objectOf<Agreement>({ text: present })

/** Whether a response is a page; its markup is not clean yet. */
export const isPage = (response: unknown): response is Page => v.is(PAGE, response)

const readPage = (response: unknown): Promise<Page> => withCleanSections(parser(PAGE)(response))

const withCleanSections = async <T extends { sections: Section[] }>(page: T): Promise<T> => ({
  ...page,
  sections: await cleanSections(page.sections),
})
