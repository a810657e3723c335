import type { ReactNode } from 'react'
import { ViewScript } from '../../client/island.tsx'
import { assetHref } from '../../client/view.tsx'
import type { Office } from '../../shared/content/entity.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import { agent, breadcrumbs, webSite } from '../discovery/json-ld.ts'
import type { PageRequest, ShownPage } from '../page-answer.ts'
import { siteOrigin } from '../site/parse-site.ts'
import { siteFileHref } from '../site/site-file.ts'
import { browserWords } from '../site/words.ts'
import { browserFiles } from './browser-files.ts'
import { Document } from './document.tsx'
import { WithIslands } from './holes.tsx'

/** What stands around every page. A menu that can't be had is left out. */
export interface Frame {
  header: Navigation | null
  footer: Navigation | null
  offices: Office[]
  themeHref: string
  iconHref: string
}

export async function loadFrame({ api, site }: PageRequest): Promise<Frame> {
  const menu = (name: string): Promise<Navigation | null> => api.navigation(name).catch(() => null)
  const [header, footer, offices, theme, icon] = await Promise.all([
    menu('header'), menu('footer'), loadOffices(api), siteFileHref(site, 'theme.css'), siteFileHref(site, 'icon.svg'),
  ])
  return { header, footer, offices, themeHref: theme, iconHref: icon }
}

async function loadOffices(api: PageRequest['api']): Promise<Office[]> {
  try {
    const entity = (await api.entities()).find(({ kind }) => kind === 'offices')
    return entity ? await api.items('offices', entity.name) : []
  } catch {
    return []
  }
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
        jsonLd: page.status === 200 ? [graph(page, request)] : [],
        og: page.picture ? { image: origin + assetHref(page.picture.asset, page.picture.hash, 1080) } : undefined,
      }}
      navigation={{ header: frame.header, footer: frame.footer }}
      assets={{ ...browserFiles, theme: frame.themeHref, icon: frame.iconHref }}
      languageLinks={alternates}
      path={url.pathname}
      offices={frame.offices}
    >
      {page.body}
      <WithIslands><ViewScript locale={locale} site={view.site} words={browserWords(locale)} overrides={view.words} /></WithIslands>
    </Document>
  )
}

/** One graph a page: the agency, its site, the way here, and what the page is. */
function graph(page: ShownPage, { site, locale }: PageRequest): object {
  const things = [agent(site, locale), webSite(site, locale), ...(page.crumbs?.length ? [breadcrumbs(site, page.crumbs)] : []), ...(page.jsonLd ?? [])]
  return { '@context': 'https://schema.org', '@graph': things }
}
