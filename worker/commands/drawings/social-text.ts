import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type Layout } from 'fontkit'
import { root } from '../local/run-tool.ts'

const fonts = new Map<string, Font>()

/** One of the product's own fonts, at its default weight: fontkit cannot vary a WOFF2. */
function fontOf(file: string): Font {
  const font =
    fonts.get(file) ?? create(readFileSync(join(root, 'client/assets/fonts', `${file}.woff2`)))
  fonts.set(file, font)
  return font
}

/** A text as runs of one font each: letters that our languages never write are in a file of their own (BROWSER-61). */
function runsOf(text: string, file: string): Layout[] {
  const rare = fontOf(`rare-${file}`)
  const isRare = (letter: string): boolean => rare.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const runs = [...text].reduce<{ rare: boolean; text: string }[]>((all, letter) => {
    const last = all.at(-1)
    if (last?.rare !== isRare(letter)) return [...all, { rare: isRare(letter), text: letter }]
    last.text += letter
    return all
  }, [])
  return runs.map(run => (run.rare ? rare : fontOf(file)).layout(run.text))
}

const scaleOf = (file: string, size: number): number => size / fontOf(file).unitsPerEm

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
  const widthOf = (line: string): number =>
    runsOf(line, file).reduce((sum, run) => sum + run.advanceWidth, 0) * scaleOf(file, size)
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
  const runs = runsOf(text, file)
  const scale = scaleOf(file, size)
  const width = runs.reduce((sum, run) => sum + run.advanceWidth, 0) * scale
  let at = anchor === 'middle' ? x - width / 2 : x
  return runs
    .flatMap(({ glyphs, positions }) =>
      glyphs.map((glyph, index) => ({ glyph, position: positions[index] })),
    )
    .map(({ glyph, position }) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = position ?? {}
      const left = at + xOffset * scale
      at += xAdvance * scale
      return `<path fill="${fill}" transform="translate(${left.toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}
