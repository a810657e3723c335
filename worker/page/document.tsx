import type { ReactNode } from 'react'
import { ViewScript } from '../render/island.tsx'
import { assetHref, useView } from '../../client/view.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { href, pageHref } from '../../shared/routes.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import { realEstateAgent, breadcrumbs, webSite } from './json-ld.ts'
import type { PageRequest, HtmlPage } from './result.ts'
import { loadNotices, type Notices } from '../site/notifications.ts'
import { siteOrigin } from '../site/parse.ts'
import { themeLinks, type ThemeLinks } from '../site/theme.ts'
import { browserFiles, socialPicture } from './browser-files.ts'
import { Shell } from './shell.tsx'
import type { OpenGraphPicture } from './head.tsx'
import { WhereNeeded } from '../render/fragment.tsx'

/** What surrounds every page. A menu or a notice that fails to load is left out. */
export interface Frame {
  header: Navigation | null
  footer: Navigation | null
  offices: Office[]
  /** Whether the agency has terms of use in this language; where that cannot be asked, it counts as yes. */
  hasTerms: boolean
  notices: Notices
  look: ThemeLinks
}

export async function loadFrame({ api, site, locale, now }: PageRequest): Promise<Frame> {
  const menu = (name: string): Promise<Navigation | null> => api.navigation(name).catch(() => null)
  const [header, footer, offices, hasTerms, notices, look] = await Promise.all([
    menu('header'),
    menu('footer'),
    loadOffices(api),
    api.pageByUrl(href('terms', locale).slice(1), { isAside: true }).then(
      page => page?.published ?? false,
      () => true,
    ),
    loadNotices(api, locale, now).catch(() => NO_NOTICES),
    themeLinks(site),
  ])
  return { header, footer, offices, hasTerms, notices, look }
}

const NO_NOTICES: Notices = { shown: [], changesAt: Infinity }

async function loadOffices(api: PageRequest['api']): Promise<Office[]> {
  try {
    const entity = (await api.entities()).find(({ kind }) => kind === 'offices')
    return entity ? await api.items('offices', entity.name) : []
  } catch {
    return []
  }
}

export function PageDocument({
  request,
  page,
  frame,
}: {
  request: PageRequest
  page: HtmlPage
  frame: Frame
}): ReactNode {
  const { view, site, locale, url } = request
  const origin = siteOrigin(site)
  const canonical = page.canonical ?? page.alternates[locale]
  // Only a canonical page that search engines may index names its translations.
  const isIndexed = page.status === 200 && !page.robots && canonical === page.alternates[locale]
  const alternates = site.locales.flatMap(other => {
    const path = page.alternates[other]
    return path ? [{ locale: other, href: path }] : []
  })
  return (
    <Shell
      view={view}
      site={site}
      head={{
        title: page.title,
        description: page.description,
        robots: page.robots,
        canonical: canonical && page.status === 200 ? origin + canonical : undefined,
        alternates: isIndexed
          ? alternates.map(link => ({ ...link, href: origin + link.href }))
          : [],
        feeds: page.feeds?.map(({ type, path }) => ({ type, href: path })),
        preloadImage: page.preload ?? undefined,
        mapStyle: page.isMap && browserFiles.mapStyle,
        jsonLd: page.status === 200 ? [graph(page, request)] : [],
        og: {
          images: openGraphPictures(page, request).map(picture => ({
            ...picture,
            href: origin + picture.href,
          })),
        },
      }}
      navigation={{ header: frame.header, footer: frame.footer }}
      assets={{ ...browserFiles, ...frame.look }}
      languageLinks={alternates}
      path={url.pathname}
      bottomBar={page.bottomBar}
      isMapOpen={page.isMap && !page.isLate}
      hasLogo={page.status !== 503}
      offices={frame.offices}
      hasTerms={frame.hasTerms}
      notices={frame.notices.shown}
    >
      {page.body}
      <WhereNeeded by="islands" name="view" of={PageView} props={{}} />
    </Shell>
  )
}

/** Takes no props: everything it shows is in the view, and so in the fragment's key. */
function PageView(): ReactNode {
  const { locale, site, messageOverrides: overrides } = useView()
  return (
    <ViewScript
      locale={locale}
      site={site}
      words={browserFiles.words[locale]}
      overrides={overrides}
    />
  )
}

/**
 * The page's own picture, then the agency's; on the home page the agency's first. Link previews show the first format
 * they support, and few support SVG.
 */
function openGraphPictures(
  { picture, alternates }: HtmlPage,
  { site, locale }: PageRequest,
): OpenGraphPicture[] {
  const social = socialPicture(site.hostnames)
  const own: OpenGraphPicture[] = picture
    ? [{ href: assetHref(picture.asset, picture.hash, 1080) }]
    : []
  const { preview } = site.theme
  const agency = preview
    ? [{ href: assetHref(preview, null, 1080) }]
    : social
      ? [{ href: social, type: 'image/png', width: 1200, height: 630 }]
      : []
  return alternates[locale] === pageHref(locale, '') ? [...agency, ...own] : [...own, ...agency]
}

/** Structured data of a page: the agency, its website, the breadcrumbs, and what the page is about. */
function graph(
  { title, alternates, crumbs = [], jsonLd = [] }: HtmlPage,
  { site, locale }: PageRequest,
): object {
  const [home, path] = [pageHref(locale, ''), alternates[locale]]
  const trail =
    path && path !== home
      ? [breadcrumbs(site, [{ name: site.name, path: home }, ...crumbs, { name: title, path }])]
      : []
  return {
    '@context': 'https://schema.org',
    '@graph': [realEstateAgent(site, locale), webSite(site, locale), ...trail, ...jsonLd],
  }
}
