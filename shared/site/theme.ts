import { FACES, standInRules, type Face } from './faces.ts'
import { darkPalette, lightPalette, type Palette } from './palette.ts'
import type { Site, Theme } from './site.ts'

/** The theme as a stylesheet of custom properties, light and dark; the policy forbids inline style. */
export function themeCss(theme: Theme): string {
  const radius = Number.isFinite(theme.radius)
    ? Math.min(32, Math.max(0, Math.round(theme.radius)))
    : 0
  const { heading, text } = themeFaces(theme)
  const fixed = [
    'color-scheme:light dark',
    `--radius:${radius}px`,
    `--face-heading:${heading.stack}`,
    `--face-text:${text.stack}`,
    `--digit-heading:${heading.digit}em`,
    `--digit-text:${text.digit}em`,
  ]
  return (
    `${standInRules(heading)}${standInRules(text)}\n` +
    `:root{${[...fixed, ...colours(lightPalette(theme))].join(';')}}\n` +
    `@media (prefers-color-scheme:dark){:root{${colours(darkPalette(theme)).join(';')}}}\n`
  )
}

const themeFaces = ({ headingFace, textFace }: Theme): { heading: Face; text: Face } => ({
  heading: FACES[headingFace] ?? FACES.fraunces,
  text: FACES[textFace] ?? FACES.figtree,
})

/** The two font files a page of this theme asks for, heading first, without folder or ending. */
export function themeFonts(theme: Theme): [heading: string, text: string] {
  const { heading, text } = themeFaces(theme)
  return [heading.file, text.file]
}

/** The colour of the browser's own bars by day and by night. */
export const themeColours = (theme: Theme): { light: string; dark: string } => ({
  light: lightPalette(theme).paper,
  dark: darkPalette(theme).paper,
})

/** The agency's initial on its accent, as SVG: the tab icon of a site. */
export function themeIcon(site: Pick<Site, 'name' | 'theme'>): string {
  const { accent, 'on-accent': text } = lightPalette(site.theme)
  const initial = /[\p{L}\p{N}]/u.exec(site.name)?.[0]?.toUpperCase() ?? 'B'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${site.theme.radius > 8 ? 20 : 8}" ` +
    `fill="${accent}"/><text x="32" y="45" fill="${text}" font-family="Georgia,serif" font-size="38" font-weight="600" ` +
    `text-anchor="middle">${initial}</text></svg>`
  )
}

const colours = (palette: Palette): string[] =>
  Object.entries(palette).map(([name, value]) => `--${name}:${value}`)
