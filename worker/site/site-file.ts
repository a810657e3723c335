import type { Site } from '../../shared/site/site.ts'
import { themeCss, themeIcon } from '../../shared/site/theme.ts'

interface SiteFile {
  text: (site: Site) => string
  type: string
}

/** Files made from the site's own record. */
const FILES: Record<'theme.css' | 'icon.svg', SiteFile> = {
  'theme.css': { text: site => themeCss(site.theme), type: 'text/css; charset=utf-8' },
  'icon.svg': { text: site => themeIcon(site), type: 'image/svg+xml' },
}

type FileName = keyof typeof FILES

/** Every page of a site links them: worked out once for each reading of its record. */
const addresses = new WeakMap<Site, Map<FileName, Promise<string>>>()

/** The address of such a file; its hash is of its text, so nothing ever changes under a name. */
export function siteFileHref(site: Site, name: FileName): Promise<string> {
  const known = addresses.get(site) ?? new Map<FileName, Promise<string>>()
  addresses.set(site, known)
  const address = known.get(name) ?? hash(FILES[name].text(site)).then(digest => `/assets/${hashedName(name, digest)}`)
  known.set(name, address)
  return address
}

/** The file under its hashed name; null when the name is not one of this site's. */
export async function siteFile(site: Site, name: string): Promise<{ text: string; type: string } | null> {
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
  return Array.from(new Uint8Array(digest, 0, 6), byte => byte.toString(16).padStart(2, '0')).join('')
}
