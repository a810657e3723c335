import type { Site } from '../../shared/site/site.ts'
import type { ThemeLinks } from '../site/theme.ts'
import { browserFiles } from './browser-files.ts'
import { preloadedFonts } from './head.tsx'
import type { HtmlPage } from './result.ts'

/**
 * What the first paint of any page of a site needs, as a Link header: the platform tells it browsers as Early Hints while the
 * page is still being made (PAGE-62). The script is a module, which `preload` would fetch twice.
 */
export const linkHeader = (site: Site, { theme }: ThemeLinks, lead: HtmlPage['lead']): string =>
  [
    ...[browserFiles.style, theme].map(sheet => `<${sheet}>; rel=preload; as=style`),
    ...preloadedFonts(browserFiles.fonts, site).map(
      font => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
    `<${browserFiles.script}>; rel=modulepreload; fetchpriority=low`,
    ...(lead
      ? [
          `<${lead.href}>; rel=preload; as=image; imagesrcset="${lead.srcSet}"; imagesizes="${lead.sizes}"; fetchpriority=high`,
        ]
      : []),
  ].join(', ')
