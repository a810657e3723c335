import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { root } from '../local/run-tool.ts'

const fonts = new Map<string, Font>()

/** One of the product's own fonts, at its default weight: fontkit cannot vary a WOFF2. */
function fontOf(file: string): Font {
  const font =
    fonts.get(file) ?? create(readFileSync(join(root, 'client/assets/fonts', `${file}.woff2`)))
  fonts.set(file, font)
  return font
}

export interface TextStyle {
  /** The font's file, without its extension. */
  file: string
  /** px */
  size: number
  x: number
  /** Of the baseline. */
  y: number
  fill: string
  /** Which end of the line stands at `x`. */
  anchor?: 'start' | 'middle'
}

/** Lines of at most `width` px, broken between words. */
export function lines(
  text: string,
  { file, size, width }: Pick<TextStyle, 'file' | 'size'> & { width: number },
): string[] {
  const font = fontOf(file)
  const widthOf = (line: string): number =>
    (font.layout(line).advanceWidth / font.unitsPerEm) * size
  return text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1)
    const longer = last ? `${last} ${word}` : word
    return last !== undefined && widthOf(longer) > width
      ? [...all, word]
      : [...all.slice(0, -1), longer]
  }, [])
}

/** A line as paths, so that the drawing needs no font. */
export function textPaths(
  text: string,
  { file, size, x, y, fill, anchor = 'start' }: TextStyle,
): string {
  const font = fontOf(file)
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const scale = size / font.unitsPerEm
  let at = anchor === 'middle' ? x - (advanceWidth * scale) / 2 : x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const left = at + xOffset * scale
      at += xAdvance * scale
      return `<path fill="${fill}" transform="translate(${left.toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}
