import type { Locale } from '../../shared/locale.ts'
import type { PageResult, PageHandler, PageRequest } from '../page/result.ts'
import { showDraft } from './preview-page.tsx'
import { isValidPreviewToken } from './preview.ts'
import { showPage } from './show-page.tsx'
import { notFound } from '../http/absence.ts'

const MAX_PATH = 512

/** A CMS page by its path below the language; '' is the home page (ROUTE-22). */
export async function contentPage(request: PageRequest, path: string): Promise<PageResult> {
  const { api, locale, site, env, now } = request
  if (path.length > MAX_PATH || !isPlainPath(path)) return notFound()
  const url = path ? `${locale}/${path}` : locale
  if (
    request.visitorRequest &&
    (await isValidPreviewToken(request.url.searchParams.get('preview'), site, url, env, now))
  )
    return showDraft(request, url)
  const page = await api.pageByUrl(url)
  return page?.published ? showPage(request, page) : notFound()
}

/** A legal page by its role: its own url is the route table's (ROUTE-2, ROUTE-3). */
export const rolePage =
  (path: (locale: Locale) => string): PageHandler =>
  request =>
    contentPage(request, path(request.locale))

/** No control characters, no climbing, no backslash: it is sent on as one encoded segment. */
const isPlainPath = (path: string): boolean =>
  !/[\p{Cc}\\]/u.test(path) && !path.split('/').includes('..')
