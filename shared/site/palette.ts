import { contrast, fromHex, readable, toHex, type Oklch } from './colour.ts'
import type { Theme } from './site.ts'

/** The colours of one scheme, as '#rrggbb'. Their names are the custom properties of the stylesheet. */
export interface Palette {
  /** Grounds: the page, what lies on it, a large quiet area, the darkest area. */
  paper: string
  surface: string
  tint: string
  deep: string
  /** Text on the first three, and its quieter sister. */
  ink: string
  muted: string
  'on-deep': string
  'on-deep-muted': string
  'deep-accent': string
  /** The fill of what matters most, its hovered state, and text on both. */
  accent: string
  'accent-strong': string
  'on-accent': string
  /** The accent as text. */
  link: string
  /** A hairline, and the border of a control. */
  line: string
  'field-line': string
  danger: string
  'danger-ground': string
  success: string
  'success-ground': string
}

type Token = keyof Palette

/** What a palette is made from. */
export type Colours = Pick<Theme, 'accent' | 'tint' | 'paper' | 'ink'>

/** Which token may stand on which, and the least contrast it keeps (WCAG 2.2 AA: 4.5 text, 3 controls). */
export const TOKEN_PAIRS: readonly [text: Token, background: Token, ratio: number][] = [
  ...pairs(['ink'], ['paper', 'surface', 'tint', 'danger-ground', 'success-ground'], 7),
  ...pairs(['muted', 'link', 'danger', 'success'], ['paper', 'surface', 'tint'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ...pairs(['accent', 'field-line'], ['paper', 'surface', 'tint'], 3),
  ...pairs(['on-deep'], ['deep'], 7),
  ...pairs(['on-deep-muted', 'deep-accent'], ['deep'], 4.5),
  ...pairs(['danger'], ['danger-ground'], 4.5),
  ...pairs(['success'], ['success-ground'], 4.5),
]

const RED = fromHex('b3261e')
const GREEN = fromHex('1f6b3a')

/** An agency's colours by day: its own, moved only as far as reading asks. */
export function lightPalette(theme: Colours): Palette {
  const paper = fromHex(theme.paper)
  const ink = fromHex(theme.ink)
  return complete(theme, {
    paper: toHex(within(paper, 0.955, 1, 0.025)),
    surface: toHex(within({ ...paper, l: paper.l + 0.025 }, 0.985, 1, 0.012)),
    tint: toHex(within(fromHex(theme.tint), 0.9, 0.955, 0.045)),
    deep: toHex(within(ink, 0.16, 0.27, 0.05)),
    ink: within(ink, 0, 0.35, 0.06),
    dangerGround: toHex({ ...RED, l: 0.95, c: 0.02 }),
    successGround: toHex({ ...GREEN, l: 0.95, c: 0.025 }),
  })
}

/** The same agency by night: its hues, on near black. */
export function darkPalette(theme: Colours): Palette {
  const ink = fromHex(theme.ink)
  return complete(theme, {
    paper: toHex(within(ink, 0.185, 0.185, 0.012)),
    surface: toHex(within(ink, 0.225, 0.225, 0.014)),
    // A pale tint's own hue turns olive or brown so dark; the accent's stays the agency's.
    tint: toHex(within(fromHex(theme.accent), 0.265, 0.265, 0.02)),
    deep: toHex(within(ink, 0.135, 0.135, 0.012)),
    ink: within(fromHex(theme.paper), 0.93, 0.95, 0.015),
    dangerGround: toHex({ ...RED, l: 0.26, c: 0.05 }),
    successGround: toHex({ ...GREEN, l: 0.26, c: 0.04 }),
  })
}

interface Backgrounds {
  paper: string
  surface: string
  tint: string
  deep: string
  ink: Oklch
  dangerGround: string
  successGround: string
}

/** Ink, and what stands on the darkest background, keep their contrast by the lightness they are given; the others are moved to it. */
function complete(
  theme: Colours,
  { paper, surface, tint, deep, ink, dangerGround, successGround }: Backgrounds,
): Palette {
  const backgrounds = [paper, surface, tint]
  const accentColour = fromHex(theme.accent)
  const accent = readable(accentColour, backgrounds, 3)
  const light = contrast('#ffffff', accent) >= contrast('#000000', accent)
  const onAccent = readable(
    light ? { ...accentColour, l: 0.985, c: 0.005 } : { ...accentColour, l: 0.2, c: 0.02 },
    [accent],
    4.5,
  )
  const fill = fromHex(accent)
  return {
    paper,
    surface,
    tint,
    deep,
    ink: toHex(ink),
    muted: readable(between(ink, fromHex(paper), 0.32), backgrounds, 4.5),
    'on-deep': toHex({ ...fromHex(theme.paper), l: 0.96, c: 0.012 }),
    'on-deep-muted': toHex({ ...fromHex(theme.paper), l: 0.78, c: 0.012 }),
    'deep-accent': readable(accentColour, [deep], 4.5),
    accent,
    'accent-strong': toHex({ ...fill, l: fill.l + (light ? -0.06 : 0.06) }),
    'on-accent': onAccent,
    link: readable(accentColour, backgrounds, 4.5),
    line: toHex(between(fromHex(paper), ink, 0.14)),
    'field-line': readable(between(fromHex(paper), ink, 0.45), backgrounds, 3),
    danger: readable(RED, [...backgrounds, dangerGround], 4.5),
    'danger-ground': dangerGround,
    success: readable(GREEN, [...backgrounds, successGround], 4.5),
    'success-ground': successGround,
  }
}

function pairs(texts: Token[], backgrounds: Token[], ratio: number): [Token, Token, number][] {
  return texts.flatMap(text =>
    backgrounds.map((background): [Token, Token, number] => [text, background, ratio]),
  )
}

const within = ({ l, c, h }: Oklch, low: number, high: number, chroma: number): Oklch => ({
  l: Math.min(high, Math.max(low, l)),
  c: Math.min(chroma, c),
  h,
})

/** A step from one colour to another: lightness and chroma move, the hue stays. */
const between = (from: Oklch, to: Oklch, part: number): Oklch => ({
  l: from.l + (to.l - from.l) * part,
  c: from.c + (to.c - from.c) * part,
  h: from.h,
})
