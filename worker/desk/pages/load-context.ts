import { isRecord } from '../../../shared/is-record.ts'
import type { Locale } from '../../../shared/locale.ts'
import { listPages, type NamedPage } from '../content/pages.ts'
import { readPart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { findPictures } from '../rich-text/pictures.ts'
import type { FormContext } from '../schema-form/form-context.ts'
import { targetOf } from '../schema-form/link-field.ts'
import { plain, textIn } from '../schema-form/localized-values.ts'
import { type Content, sectionsOf } from './page-state.ts'

/** The site's languages, its own first. */
export function localesOf(c: Desk): Locale[] {
  const { defaultLocale, locales } = c.var.site
  return [defaultLocale, ...locales.filter(locale => locale !== defaultLocale)]
}

/** What the fields of any form need of the site; `page` is the page that a section stands on. */
export async function loadContext(c: Desk, page?: Content): Promise<FormContext> {
  const { source, defaultLocale } = c.var.site
  const t = wordsOf(c)
  const [pages, pictures, collections] = await Promise.all([
    listPages(c),
    findPictures(c, ''),
    readPart(c, 'collections.json'),
  ])
  const lists = page ? sectionsOf(page).filter(({ type }) => type === 'estateList') : []
  return {
    t,
    source,
    locales: localesOf(c),
    pages: pages.map(each => pageOption(each, defaultLocale)),
    pictures: (pictures ?? []).map(({ name }) => ({ name, hash: '' })),
    selects: {
      collectionId: itemsOf(collections?.content).map(({ id, name }) => ({
        value: plain(id),
        label: plain(name),
      })),
      ...(lists.length > 0 && {
        list: lists.map(({ id, title }) => ({
          value: plain(id),
          label: textIn(title, defaultLocale) || plain(id),
        })),
      }),
    },
    errors: {},
    texts: new Map(),
  }
}

const pageOption = ({ head }: NamedPage, locale: Locale) => ({
  value: targetOf({ page: head.url }),
  label: textIn(head.title, locale) || textIn(head.url, locale) || '/',
})

/** The items of a list's part. */
export const itemsOf = (content: unknown): Content[] =>
  isRecord(content) && Array.isArray(content.items) ? content.items.filter(isRecord) : []
