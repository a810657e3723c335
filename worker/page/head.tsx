import { Fragment, type ReactNode } from 'react'
import type { View } from '../../client/view.tsx'
import type { Locale } from '../../shared/locale.ts'
import { JsonLdScript } from '../render/json-ld-script.tsx'
import type { Site } from '../../shared/site/site.ts'
import { typeset } from '../../shared/typography.ts'
import { themeFonts } from '../../shared/site/theme.ts'

export interface HeadProps {
  title: string
  description: string
  /** Absolute addresses. */
  canonical?: string
  alternates?: { locale: Locale; href: string }[]
  robots?: string
  feeds?: { type: string; href: string }[]
  og?: {
    type?: 'website' | 'article'
    title?: string
    description?: string
    images?: OpenGraphPicture[]
  }
  /** Structured data, a block each. */
  jsonLd?: object[]
  /** Where a map is asked for by its address. */
  mapStyle?: string
  preloadImage?: { href: string; srcSet?: string; sizes?: string }
}

/** A picture for link previews; its address is absolute. */
export interface OpenGraphPicture {
  href: string
  type?: string
  width?: number
  height?: number
}

/** Addresses that every page links to; of the fonts only the theme's two are preloaded. */
export interface HeadAssets {
  script: string
  style: string
  theme: string
  fonts: string[]
  icon?: string
  colours: { light: string; dark: string }
}

interface Props extends HeadProps {
  view: View
  site: Site
  assets: HeadAssets
}

/** The head; what the first paint needs comes first. */
export function Head({ view, site, assets, ...given }: Props): ReactNode {
  const head = typesetHead(given, view.locale)
  const title = head.title.includes(site.name) ? head.title : `${head.title} · ${site.name}`
  const { colours } = assets
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {preloadedFonts(assets.fonts, site).map(font => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={assets.style} />
      <link rel="stylesheet" href={assets.theme} />
      {head.mapStyle && <link rel="stylesheet" href={head.mapStyle} />}
      {head.preloadImage && (
        <link
          rel="preload"
          as="image"
          href={head.preloadImage.href}
          imageSrcSet={head.preloadImage.srcSet}
          imageSizes={head.preloadImage.sizes}
          fetchPriority="high"
        />
      )}
      <script type="module" src={assets.script} fetchPriority="low" />
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      <Alternates links={head.alternates ?? []} defaultLocale={site.defaultLocale} />
      {head.feeds?.map(({ type, href }) => (
        <link key={type} rel="alternate" type={type} title={title} href={href} />
      ))}
      <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
      {assets.icon && <link rel="icon" {...typeOfIcon(assets.icon)} href={assets.icon} />}
      <OpenGraph {...head} view={view} site={site} />
      {head.jsonLd?.map((value, index) => (
        <JsonLdScript key={index} value={value} />
      ))}
    </head>
  )
}

/** Titles and descriptions with the no-break blanks of the page's language, as its body has them (FORMAT-19, FORMAT-20). */
function typesetHead(head: HeadProps, locale: Locale): HeadProps {
  const { og } = head
  return {
    ...head,
    title: typeset(head.title, locale),
    description: typeset(head.description, locale),
    ...(og && {
      og: {
        ...og,
        ...(og.title !== undefined && { title: typeset(og.title, locale) }),
        ...(og.description !== undefined && { description: typeset(og.description, locale) }),
      },
    }),
  }
}

function Alternates({
  links,
  defaultLocale,
}: {
  links: { locale: Locale; href: string }[]
  defaultLocale: Locale
}): ReactNode {
  if (links.length < 2) return null
  const fallback = links.find(link => link.locale === defaultLocale)
  return (
    <>
      {links.map(link => (
        <link key={link.locale} rel="alternate" hrefLang={link.locale} href={link.href} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
    </>
  )
}

function OpenGraph({
  og = {},
  title,
  description,
  canonical,
  view,
  site,
}: Omit<Props, 'assets'>): ReactNode {
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={og.type ?? 'website'} />
      <meta property="og:locale" content={`${view.locale}_BE`} />
      <meta property="og:title" content={og.title ?? title} />
      {(og.description ?? description) && (
        <meta property="og:description" content={og.description ?? description} />
      )}
      {canonical && <meta property="og:url" content={canonical} />}
      {og.images?.map(picture => (
        <Fragment key={picture.href}>
          <meta property="og:image" content={picture.href} />
          {picture.type && <meta property="og:image:type" content={picture.type} />}
          {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
        </Fragment>
      ))}
      <meta name="twitter:card" content={og.images?.length ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** The theme's two typefaces among the built files, whose names bear a hash. */
export function preloadedFonts(fonts: string[], site: Site): string[] {
  return themeFonts(site.theme).flatMap(file =>
    fonts.filter(font => new RegExp(`/${file}[-.][^/]*$`).test(font)).slice(0, 1),
  )
}

/** The one that is made for the agency is SVG; what its own is, its answer says. */
const typeOfIcon = (href: string): { type?: string } =>
  href.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
