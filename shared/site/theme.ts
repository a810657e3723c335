import { darkPalette, lightPalette, type Palette } from './palette.ts'
import type { Site, Theme } from './site.ts'

/** The faces an agency may choose from: their font file (client/assets/fonts) and what stands in until it is there. */
export const FACES = {
  fraunces: { file: 'fraunces', stack: "'Fraunces', 'Fraunces Fallback', Georgia, serif" },
  bricolage: {
    file: 'bricolage',
    stack: "'Bricolage', 'Bricolage Fallback', system-ui, sans-serif",
  },
  newsreader: { file: 'newsreader', stack: "'Newsreader', 'Newsreader Fallback', Georgia, serif" },
  figtree: { file: 'figtree', stack: "'Figtree', 'Figtree Fallback', system-ui, sans-serif" },
  hanken: { file: 'hanken', stack: "'Hanken', 'Hanken Fallback', system-ui, sans-serif" },
  'source-serif': {
    file: 'source-serif',
    stack: "'Book Serif', 'Book Serif Fallback', Georgia, serif",
  },
} as const satisfies Record<
  Theme['headingFace'] | Theme['textFace'],
  { file: string; stack: string }
>

/** The theme as a stylesheet of custom properties, light and dark; the policy forbids inline style. */
export function themeCss(theme: Theme): string {
  const radius = Number.isFinite(theme.radius)
    ? Math.min(32, Math.max(0, Math.round(theme.radius)))
    : 0
  const fixed = [
    'color-scheme:light dark',
    `--radius:${radius}px`,
    `--face-heading:${(FACES[theme.headingFace] ?? FACES.fraunces).stack}`,
    `--face-text:${(FACES[theme.textFace] ?? FACES.figtree).stack}`,
  ]
  return (
    `:root{${[...fixed, ...colours(lightPalette(theme))].join(';')}}\n` +
    `@media (prefers-color-scheme:dark){:root{${colours(darkPalette(theme)).join(';')}}}\n`
  )
}

/** The two font files a page of this theme asks for, heading first, without folder or ending. */
export const themeFonts = (theme: Theme): [heading: string, text: string] => [
  (FACES[theme.headingFace] ?? FACES.fraunces).file,
  (FACES[theme.textFace] ?? FACES.figtree).file,
]

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
