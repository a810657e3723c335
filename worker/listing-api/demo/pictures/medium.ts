import { mix } from './color.ts'

/** How an agency's pictures are made: each has a paper, a few inks and a tool of its own. */
export type Medium = 'etching' | 'risograph' | 'woodcut'

/** Of the demo's agencies. */
export const MEDIUM_OF: Record<number, Medium> = { 1: 'etching', 2: 'risograph', 3: 'woodcut' }

const PAPER: Record<Medium, string> = {
  etching: '#f6f0e1',
  risograph: '#fbf3e4',
  woodcut: '#f3e7d0',
}

const ETCHING_INK = '#2b3431'

/** The inks of a print; every colour becomes the nearest. */
const INKS: Record<'risograph' | 'woodcut', readonly string[]> = {
  risograph: [
    PAPER.risograph,
    '#f7dcae',
    '#f6c453',
    '#f29b7f',
    '#ea6148',
    '#a9d9e0',
    '#58b2c1',
    '#1d7c93',
    '#15415c',
  ],
  woodcut: [PAPER.woodcut, '#ddb672', '#b98b4e', '#a3452a', '#77836a', '#4d5c43', '#2a211a'],
}

/** A drawing in another medium: its colours as inks, its flats as hatching, grain or gouge marks. Always the same bytes. */
export const inMedium = (svg: string, medium: Medium): string => MEDIA[medium](svg)

/** The placeholder of a picture in that medium, without '#'. */
export const colourIn = (color: string, medium: Medium): string =>
  (medium === 'etching'
    ? mix(PAPER.etching, `#${color}`, 0.3)
    : nearest(`#${color}`, medium)
  ).slice(1)

const MEDIA: Record<Medium, (svg: string) => string> = {
  etching: svg => {
    const tones = new Map<string, number>()
    const inked = svg.replace(COLOUR, (_, name: string, given: string) => {
      const color = coarse(given)
      if (name === 'stroke') return `stroke="${mix(color, ETCHING_INK, 0.75)}"`
      if (name !== 'fill' || !hatchOf(color)) return `${name}="${washed(color)}"`
      if (!tones.has(color)) tones.set(color, tones.size)
      return `fill="url(#${toneId(tones.get(color) ?? 0)})"`
    })
    const patterns = [...tones].map(([color, index]) => hatchPattern(toneId(index), color))
    return printed(inked, patterns.join(''), `stroke="${ETCHING_INK}" stroke-width="1.6"`, '')
  },
  risograph: svg =>
    printed(
      inInks(svg, 'risograph'),
      `<pattern id="riso" width="61" height="53" patternUnits="userSpaceOnUse">${specks(PAPER.risograph, '0.9', SPECKS)}${specks('#15415c', '0.28', SHADES)}</pattern>`,
      '',
      overlay('riso', '0.55'),
    ),
  woodcut: svg =>
    printed(
      inInks(svg, 'woodcut'),
      `<pattern id="gouge" width="180" height="52" patternUnits="userSpaceOnUse"><path d="M4 8q40-6 76 0q-38 5-76 0M98 20q34-5 70 1q-34 5-70-1M30 36q50-6 92 1q-46 5-92-1M136 46q20-4 40 0q-20 4-40 0" fill="${PAPER.woodcut}"/></pattern>`,
      'stroke="#2a211a" stroke-width="4" stroke-linejoin="round"',
      overlay('gouge', '0.3'),
    ),
}

const COLOUR = /(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g

const inInks = (svg: string, medium: 'risograph' | 'woodcut'): string =>
  svg.replace(COLOUR, (_, name: string, color: string) => `${name}="${nearest(color, medium)}"`)

/** What is printed, after the title: patterns, then all in one group that gives its line to every shape without one. */
function printed(svg: string, patterns: string, line: string, over: string): string {
  const start = svg.indexOf('</title>') + '</title>'.length
  const body = svg.slice(start, svg.lastIndexOf('</svg>'))
  return `${svg.slice(0, start)}<defs>${patterns}</defs><g ${line}>${body}</g>${over}</svg>`
}

const overlay = (id: string, opacity: string): string =>
  `<rect width="100%" height="100%" fill="url(#${id})" opacity="${opacity}"/>`

const SPECKS = [3, 9, 17, 31, 28, 6, 44, 19, 52, 41, 11, 46, 37, 50, 57, 12, 22, 33]
const SHADES = [8, 22, 25, 44, 40, 8, 48, 30, 33, 20, 15, 4, 58, 49]

const specks = (color: string, opacity: string, at: readonly number[]): string =>
  `<path d="${at.reduce((d, value, index) => (index % 2 === 0 ? `${d}M${value} ` : `${d}${value}h2.4v2.2h-2.4z`), '')}" fill="${color}" opacity="${opacity}"/>`

/** Red, green and blue, 0 to 255. */
const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function lightness(color: string): number {
  const [red, green, blue] = channels(color)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

function nearest(color: string, medium: 'risograph' | 'woodcut'): string {
  const [red, green, blue] = channels(color)
  const far = (ink: string): number => {
    const [r, g, b] = channels(ink)
    const light = lightness(ink) - lightness(color)
    return (
      0.3 * (r - red) ** 2 + 0.5 * (g - green) ** 2 + 0.2 * (b - blue) ** 2 + 40_000 * light ** 2
    )
  }
  return INKS[medium].reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}

/** A colour washed thinly over the paper. */
const washed = (color: string): string => mix(PAPER.etching, color, 0.34)
/** A few steps of each colour: an etcher has no more. */
const coarse = (color: string): string =>
  `#${channels(color)
    .map(value => Math.min(255, Math.round(value / 34) * 34))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`

const toneId = (index: number): string => `t${index.toString(36)}`

/** The lines of a tone: how far apart, how broad, and whether crossed; none where the paper is left. */
function hatchOf(color: string): { gap: number; width: number; isCrossed: boolean } | null {
  const light = lightness(color)
  if (light > 0.8) return null
  if (light > 0.66) return { gap: 15, width: 1.5, isCrossed: false }
  if (light > 0.52) return { gap: 12, width: 1.9, isCrossed: false }
  if (light > 0.38) return { gap: 9, width: 2.2, isCrossed: false }
  if (light > 0.24) return { gap: 10, width: 2.6, isCrossed: true }
  return { gap: 7, width: 3.4, isCrossed: true }
}

/** Each colour leans its own way, so that two tones side by side are told apart. */
function hatchPattern(id: string, color: string): string {
  const { gap, width, isCrossed } = hatchOf(color) ?? { gap: 15, width: 1, isCrossed: false }
  const [red, , blue] = channels(color)
  const turn = red > blue + 24 ? -38 : blue > red + 8 ? 4 : 42
  const lines = `<path d="M0 ${gap / 2}h${gap}${isCrossed ? `M${gap / 2} 0v${gap}` : ''}" stroke-width="${width}" opacity=".8"/>`
  return `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})" stroke="${ETCHING_INK}"><rect width="${gap}" height="${gap}" fill="${washed(color)}" stroke="none"/>${lines}</pattern>`
}
