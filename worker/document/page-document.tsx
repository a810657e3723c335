import type { ReactNode } from 'react'
import type { Navigation } from '../../shared/site/navigation.ts'
import type { PageRequest, ShownPage } from '../page-answer.ts'
import { siteOrigin } from '../site/parse-site.ts'
import { themeHref } from '../site/theme-sheet.ts'
import { browserFiles } from './browser-files.ts'
import { Document } from './document.tsx'

/** What stands around every page. A menu that can't be had is left out. */
export interface Frame {
  header: Navigation | null
  footer: Navigation | null
  themeHref: string
}

export async function loadFrame({ api, site }: PageRequest): Promise<Frame> {
  const menu = (name: string): Promise<Navigation | null> => api.navigation(name).catch(() => null)
  const [header, footer, theme] = await Promise.all([menu('header'), menu('footer'), themeHref(site.theme)])
  return { header, footer, themeHref: theme }
}

export function PageDocument({ request, page, frame }: { request: PageRequest; page: ShownPage; frame: Frame }): ReactNode {
  const { view, site, locale, url } = request
  const origin = siteOrigin(site)
  const own = page.alternates[locale]
  const alternates = site.locales.flatMap(other => {
    const path = page.alternates[other]
    return path ? [{ locale: other, href: path }] : []
  })
  return (
    <Document
      view={view}
      site={site}
      head={{
        title: page.title, description: page.description, robots: page.robots,
        canonical: own && page.status === 200 ? origin + own : undefined,
        alternates: page.status === 200 ? alternates.map(link => ({ ...link, href: origin + link.href })) : [],
        preloadImage: page.preload ?? undefined,
      }}
      navigation={{ header: frame.header, footer: frame.footer }}
      assets={{ ...browserFiles, theme: frame.themeHref }}
      languageLinks={alternates}
      path={url.pathname}
    >
      {page.body}
    </Document>
  )
}
