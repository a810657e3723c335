import type { Locale } from '../../shared/locale.ts'
import type { PageResult, PageHandler, PageRequest } from '../page/result.ts'
import { isDeskPreview, isOpenSession } from './desk-preview.ts'
import { showDraft } from './preview-page.tsx'
import { isValidPreviewToken } from './preview.ts'
import { showPage } from './show-page.tsx'
import { notFound } from '../http/absence.ts'
import { toTypedPlace } from '../places/typed-place.ts'

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
  if (await isOpenDeskPreview(request, url)) return showDraft(request, url, true)
  const page = await api.pageByUrl(url)
  if (!page?.published) return notFound()
  return (await toTypedPlace(request)) ?? showPage(request, page)
}

/** The desk's preview is for the session that it was made for, while that lasts (DESK-127). */
async function isOpenDeskPreview(
  { visitorRequest, url: address, site, env, now }: PageRequest,
  url: string,
): Promise<boolean> {
  const token = address.searchParams.get('preview')
  if (!visitorRequest || token === null) return false
  const viewing = { site: site.id, url, token, request: visitorRequest, now }
  return (
    (await isDeskPreview(env, viewing)) && (await isOpenSession(env, site.id, visitorRequest, now))
  )
}

/** A legal page by its role: its own url is the route table's (ROUTE-2, ROUTE-3). */
export const rolePage =
  (path: (locale: Locale) => string): PageHandler =>
  request =>
    contentPage(request, path(request.locale))

/** No control characters, no climbing, no backslash: it is sent on as one encoded segment. */
const isPlainPath = (path: string): boolean =>
  !/[\p{Cc}\\]/u.test(path) && !path.split('/').includes('..')
