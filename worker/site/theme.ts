import manifest from '../../dist/manifest.json'
import { assetHref } from '../../client/view.tsx'
import type { Site } from '../../shared/site/site.ts'
import { themeColours, themeCss, themeIcon } from '../../shared/site/theme.ts'
import { keysOf } from '../../shared/table.ts'

interface ThemeFile {
  text: (theme: Site['theme'], name: string) => string
  type: string
}

/** What each character adds to the sheet of all pages; a page loads but its own agency's. */
const CHARACTERS: Record<Site['theme']['character'], string> = manifest.characters

/** Files generated from the site's record. */
const FILES: Record<'theme.css' | 'icon.svg', ThemeFile> = {
  'theme.css': {
    text: theme => themeCss(theme) + (CHARACTERS[theme.character] ?? ''),
    type: 'text/css; charset=utf-8',
  },
  'icon.svg': { text: (theme, name) => themeIcon({ name, theme }), type: 'image/svg+xml' },
}

type FileName = keyof typeof FILES

/** What the head of every page says of the site's theme. */
export interface ThemeLinks {
  /** Addresses with a hash of the file's text, so that a file never changes. */
  theme: string
  icon: string
  /** Of the browser's toolbars. */
  colours: { light: string; dark: string }
}

/** Computed once per record. */
const linksBySite = new WeakMap<Site, Promise<ThemeLinks>>()

export function themeLinks(site: Site): Promise<ThemeLinks> {
  const links = linksBySite.get(site) ?? createThemeLinks(site)
  linksBySite.set(site, links)
  return links
}

async function createThemeLinks(site: Site): Promise<ThemeLinks> {
  const [theme, icon] = await Promise.all([
    themeFileHref(site, 'theme.css'),
    site.theme.icon ? assetHref(site.theme.icon) : themeFileHref(site, 'icon.svg'),
  ])
  return { theme, icon, colours: themeColours(site.theme) }
}

const themeFileHref = async (site: Site, name: FileName): Promise<string> =>
  `/assets/${hashedName(name, await hash(FILES[name].text(site.theme, site.name)))}`

/** The file of a hashed name; null when the name is not one of this site's. */
export async function themeFile(
  site: Site,
  name: string,
): Promise<{ text: string; type: string } | null> {
  for (const [plain, { text, type }] of Object.entries(FILES)) {
    if (!name.startsWith(`${plain.split('.')[0]}.`)) continue
    // In the style guide a page may wear another character than its agency's.
    for (const character of keysOf(CHARACTERS)) {
      const content = text({ ...site.theme, character }, site.name)
      if (name === hashedName(plain, await hash(content))) return { text: content, type }
    }
  }
  return null
}

/** 'theme.css' → 'theme.{hash}.css'. */
const hashedName = (name: string, digest: string): string => name.replace('.', `.${digest}.`)

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest, 0, 6).toHex()
}
