import type { Theme } from '../../shared/site/site.ts'
import { themeCss } from '../../shared/site/theme.ts'

/** The address of an agency's tokens; its hash is of the stylesheet's text, so it never changes under a name. */
export async function themeHref(theme: Theme): Promise<string> {
  return `/assets/theme.${await hash(themeCss(theme))}.css`
}

/** The stylesheet itself; null when the hash is not this theme's. */
export async function themeSheet(theme: Theme, name: string): Promise<string | null> {
  const css = themeCss(theme)
  return name === `theme.${await hash(css)}.css` ? css : null
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, 6), byte => byte.toString(16).padStart(2, '0')).join('')
}
