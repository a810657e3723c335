import { CARD } from '../http/oembed.ts'
import type { Palette } from '../../shared/site/palette.ts'
import { xmlText } from '../http/xml.ts'
import type { QuotedHome } from './quoted-home.ts'

const PICTURE_WIDTH = 236
const DRAWN_WIDTH = 400
const MARGIN = 28
/** Mean width of a letter, as part of its size. */
const LETTER = 0.54

interface DrawnCard {
  home: QuotedHome
  palette: Palette
  agency: string
  hostname: string
  /** A data address. */
  picture: string | null
}

interface Line {
  text: string
  size: number
  colour: string
  weight?: number
  /** Of lines in which it may stand. */
  lines: number
  /** Room above it, in px. */
  gap: number
  face?: string
}

/** A home as a picture to stand on somebody else's page: no script, no style, nothing from elsewhere in it (SEO-40). */
export function drawCard({ home, palette, agency, hostname, picture }: DrawnCard): string {
  const { width, height } = CARD
  const left = picture ? PICTURE_WIDTH + MARGIN : MARGIN
  const room = width - left - MARGIN
  const lines: Line[] = [
    {
      text: home.state.toUpperCase(),
      size: 12,
      colour: palette.accent,
      weight: 700,
      lines: 1,
      gap: 0,
    },
    {
      text: home.title,
      size: 23,
      colour: palette.ink,
      weight: 600,
      lines: 3,
      gap: 10,
      face: HEADING,
    },
    {
      text: home.price ?? '',
      size: sizeFor(home.price ?? '', room, 21),
      colour: palette.ink,
      weight: 700,
      lines: 1,
      gap: 12,
    },
    ...home.facts.map(text => ({ text, size: 14, colour: palette.ink, lines: 2, gap: 8 })),
  ]
  const footer = `${agency} · ${hostname}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${xmlText([home.state, home.title, home.price, ...home.facts].filter(Boolean).join(' · '))}</title>`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    picture
      ? // Wider than its frame, which crops it: a drawing keeps its own shape.
        `<svg width="${PICTURE_WIDTH}" height="${height}"><image href="${xmlText(picture)}" x="${(PICTURE_WIDTH - DRAWN_WIDTH) / 2}" width="${DRAWN_WIDTH}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`
      : `<rect width="8" height="${height}" fill="${palette.accent}"/>`,
    ...textLines(lines, { left, room, bottom: height - MARGIN - 24 }),
    text(clip(footer, room, 12), { x: left, y: height - MARGIN, size: 12, colour: palette.ink }),
    '</svg>',
  ].join('')
}

/** The size in px at which a text stands in one line, `most` where it is short. */
const sizeFor = (text: string, room: number, most: number): number =>
  Math.min(most, Math.floor(room / LETTER / Math.max(1, text.length)))

const HEADING = 'Georgia,serif'
const TEXT = 'system-ui,sans-serif'

/** What no longer fits above `bottom` is left out, from the last fact on. */
function textLines(
  lines: Line[],
  { left, room, bottom }: { left: number; room: number; bottom: number },
): string[] {
  const drawn: string[] = []
  let y = MARGIN
  for (const line of lines.filter(({ text }) => text !== '')) {
    const parts = wrap(line.text, Math.floor(room / (line.size * LETTER)), line.lines)
    const height = parts.length * line.size * 1.28
    if (y + line.gap + height > bottom) break
    y += line.gap
    for (const part of parts) {
      y += line.size * 1.28
      drawn.push(text(part, { ...line, x: left, y: y - line.size * 0.28 }))
    }
  }
  return drawn
}

interface TextPlace {
  x: number
  y: number
  size: number
  colour: string
  weight?: number
  face?: string
}

const text = (
  words: string,
  { x, y, size, colour, weight = 400, face = TEXT }: TextPlace,
): string =>
  `<text x="${x}" y="${Math.round(y)}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${colour}">${xmlText(words)}</text>`

/** The text in at most so many lines of so many letters; what is left over ends in '…'. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && longer.length > letters) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  const shown = lines.slice(0, most)
  const isCut = lines.length > most
  return shown.map((each, index) =>
    each.length > letters || (isCut && index === most - 1)
      ? `${[...each]
          .slice(0, Math.max(1, letters - 1))
          .join('')
          .trimEnd()}…`
      : each,
  )
}

const clip = (words: string, room: number, size: number): string =>
  wrap(words, Math.floor(room / (size * LETTER)), 1)[0] ?? ''
