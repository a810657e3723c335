import * as v from 'valibot'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { connect } from '../../api/connect.ts'
import { ESTATE } from '../../api/estate-schema.ts'
import { ApiError } from '../../api/errors.ts'
import { homeAt, isValidPreviewToken, previewExpiry } from '../../content/preview.ts'
import { isAbsent, notFound, type Absence } from '../../http/absence.ts'
import type { HtmlPage, PageHandler, PageRequest } from '../../page/result.ts'
import { PreviewBanner } from './preview-banner.tsx'

/**
 * The page of a home, which the holder of a signed link sees as it will be, of whatever state it is: kept by nobody, indexed
 * by nobody, its forms turned off (DESK-109). Without a link it is the page as visitors have it.
 */
export function withPreview(page: PageHandler): PageHandler {
  return async (request, params) => {
    const token = request.url.searchParams.get('preview')
    if (!token || !(await isOpened(request, token))) return page(request, params)
    const shown = await page(before(request), params)
    const preview = `?${new URLSearchParams({ preview: token })}`
    if (shown.kind === 'redirect') return { ...shown, status: 302, to: shown.to + preview }
    return shown.kind === 'page' ? asPreview(shown, request, preview) : shown
  }
}

const isOpened = async ({ visitorRequest, url, site, env, now }: PageRequest, token: string) =>
  visitorRequest?.method !== 'POST' &&
  isValidPreviewToken(token, site, homeAt(url.pathname) ?? '', env, now)

function asPreview(page: HtmlPage, request: PageRequest, preview: string): HtmlPage {
  return {
    ...page,
    policy: 'personal',
    robots: 'noindex',
    headers: { ...page.headers, 'Referrer-Policy': 'no-referrer' },
    alternates: Object.fromEntries(
      Object.entries(page.alternates).map(([locale, path]) => [locale, path + preview]),
    ),
    body: (
      <>
        <PreviewBanner
          request={request}
          expiry={previewExpiry(request.url.searchParams.get('preview'))}
        />
        {page.body}
      </>
    ),
  }
}

/** The same request, for which homes that are not shown yet are there, past every cache. */
function before(request: PageRequest): PageRequest {
  const { api, env, site, locale, trace } = request
  const client = connect(env, { siteId: site.id, locale, request: trace.id })
  const read = async (id: string): Promise<Estate | Absence> => {
    const path = /^\d+$/.test(id) ? `v2/${id}` : `skarabee/${encodeURIComponent(id)}`
    try {
      return v.parse(ESTATE, await client.get(`/sites/${site.id}/estates/${path}?unpublished=1`))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return notFound()
      throw error
    }
  }
  return {
    ...request,
    isPreview: true,
    site: { ...site, settings: { ...site.settings, hiddenStatus: [] } },
    api: {
      ...api,
      estate: read,
      contactInfo: async id => {
        const home = await read(id)
        return isAbsent(home) || publicId(home) !== id
          ? api.contactInfo(id)
          : (home.salesRep ?? null)
      },
    },
  }
}
