import { contrast } from './colour.ts'
import { darkPalette, lightPalette, type Colours, type Palette } from './palette.ts'

type Token = keyof Palette

/** What an agency is shown of its colours: text on ground, as pages have it. */
export const SHOWN_PAIRS: readonly [name: string, text: Token, ground: Token][] = [
  ['text', 'ink', 'paper'],
  ['quiet', 'muted', 'paper'],
  ['link', 'link', 'paper'],
  ['button', 'on-accent', 'accent'],
  ['tint', 'ink', 'tint'],
]

export interface ShownContrast {
  name: string
  /** '#rrggbb'. */
  text: string
  ground: string
  /** WCAG, 1 to 21. */
  ratio: number
}

/** The colours that visitors get of a theme, by day or by night, and how they stand out (DESK-164). */
export function shownContrasts(theme: Colours, isDark: boolean): ShownContrast[] {
  const palette = isDark ? darkPalette(theme) : lightPalette(theme)
  return SHOWN_PAIRS.map(([name, textToken, groundToken]) => {
    const [text, ground] = [palette[textToken], palette[groundToken]]
    return { name, text, ground, ratio: contrast(text, ground) }
  })
}
