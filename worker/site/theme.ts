import type { Site } from '../../shared/site/site.ts'
import { themeColours, themeCss, themeIcon } from '../../shared/site/theme.ts'

interface ThemeFile {
  text: (site: Site) => string
  type: string
}

/** Files made from the site's own record. */
const FILES: Record<'theme.css' | 'icon.svg', ThemeFile> = {
  'theme.css': { text: site => themeCss(site.theme), type: 'text/css; charset=utf-8' },
  'icon.svg': { text: site => themeIcon(site), type: 'image/svg+xml' },
}

type FileName = keyof typeof FILES

/** How a site looks, as every page's head has it. */
export interface ThemeLinks {
  /** Addresses; their hash is of the file's text, so nothing ever changes under a name. */
  theme: string
  icon: string
  /** Of the browser's own bars. */
  colours: { light: string; dark: string }
}

/** Worked out once for each reading of a site's record. */
const linksBySite = new WeakMap<Site, Promise<ThemeLinks>>()

export function themeLinks(site: Site): Promise<ThemeLinks> {
  const look = linksBySite.get(site) ?? createThemeLinks(site)
  linksBySite.set(site, look)
  return look
}

async function createThemeLinks(site: Site): Promise<ThemeLinks> {
  const [theme, icon] = await Promise.all([
    themeFileHref(site, 'theme.css'),
    themeFileHref(site, 'icon.svg'),
  ])
  return { theme, icon, colours: themeColours(site.theme) }
}

const themeFileHref = async (site: Site, name: FileName): Promise<string> =>
  `/assets/${hashedName(name, await hash(FILES[name].text(site)))}`

/** The file under its hashed name; null when the name is not one of this site's. */
export async function themeFile(
  site: Site,
  name: string,
): Promise<{ text: string; type: string } | null> {
  for (const [plain, { text, type }] of Object.entries(FILES)) {
    if (!name.startsWith(`${plain.split('.')[0]}.`)) continue
    const made = text(site)
    if (name === hashedName(plain, await hash(made))) return { text: made, type }
  }
  return null
}

/** 'theme.css' → 'theme.{hash}.css'. */
const hashedName = (name: string, digest: string): string => name.replace('.', `.${digest}.`)

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, 6), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
