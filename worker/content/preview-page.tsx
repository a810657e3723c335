import type { Page } from '../../shared/content/page.ts'
import type { Locale } from '../../shared/locale.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { PageResult, PageRequest } from '../page/result.ts'
import { cleanSections } from '../api/clean-page.ts'
import { OWN_FRAMES } from '../http/security-headers.ts'
import { isPage } from '../api/pages.ts'
import { previewExpiry, previewLink } from './preview.ts'
import { showPage } from './show-page.tsx'
import { notFound } from '../http/absence.ts'

/**
 * A page as it will be, for holders of a signed link: never cached, never indexed, and marked as a preview. `isAtDesk`: as it
 * is being written, in a frame of the desk.
 */
export async function showDraft(
  request: PageRequest,
  url: string,
  isAtDesk = false,
): Promise<PageResult> {
  const page = await readDraft(request, url, isAtDesk)
  if (!page) return notFound()
  const shown = await showPage(request, page)
  return {
    ...shown,
    policy: 'personal',
    robots: 'noindex',
    headers: { 'Referrer-Policy': 'no-referrer', ...(isAtDesk && { [OWN_FRAMES]: 'inside' }) },
    ...(!isAtDesk && { alternates: await draftAlternates(request, page) }),
    body: (
      <>
        {!isAtDesk && <PreviewBanner request={request} page={page} />}
        {shown.body}
      </>
    ),
  }
}

/** Requested past every cache; an API that lacks the extension gives what is published. */
async function readDraft(
  { env, site, locale }: PageRequest,
  url: string,
  isNext: boolean,
): Promise<Page | null> {
  try {
    const page = await connect(env, { siteId: site.id, locale }).get(
      `/sites/${site.id}/pages/by-url/${encodeURIComponent(url)}?unpublished=1${isNext ? '&draft=1' : ''}`,
    )
    return isPage(page) ? { ...page, sections: await cleanSections(page.sections) } : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** A signed link for each language. */
async function draftAlternates(
  { site, env, now }: PageRequest,
  page: Page,
): Promise<Partial<Record<Locale, string>>> {
  const links = await Promise.all(
    site.locales.map(async locale =>
      typeof page.url[locale] === 'string'
        ? ([locale, await previewLink(site, page, env, now, locale)] as const)
        : null,
    ),
  )
  return Object.fromEntries(links.filter(link => link !== null))
}

function PreviewBanner({
  request: { t, locale, url },
  page,
}: {
  request: PageRequest
  page: Page
}) {
  const expiry = previewExpiry(url.searchParams.get('preview'))
  const until =
    expiry === null
      ? ''
      : new Intl.DateTimeFormat(`${locale}-BE`, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'Europe/Brussels',
        }).format(expiry * 1000)
  return (
    <aside className="preview-banner" aria-label={t('preview.label')}>
      <p>
        <strong>{t('preview.label')}</strong>{' '}
        {t(page.published ? 'preview.published' : 'preview.draft')}{' '}
        {until && t('preview.until', { date: until })}
      </p>
    </aside>
  )
}
