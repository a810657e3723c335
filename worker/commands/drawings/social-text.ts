import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { root } from '../local/run-tool.ts'

const fonts = new Map()

/** One of the product's own faces, at its own weight: fontkit varies no WOFF2. */
function face(file) {
  if (!fonts.has(file))
    fonts.set(file, create(readFileSync(join(root, 'client/assets/fonts', `${file}.woff2`))))
  return fonts.get(file)
}

/** Lines of at most `width` px, broken between words. */
export function lines(text, { file, size, width }) {
  const widthOf = line => (face(file).layout(line).advanceWidth / face(file).unitsPerEm) * size
  return text.split(' ').reduce((all, word) => {
    const last = all.at(-1)
    const longer = last ? `${last} ${word}` : word
    return last !== undefined && widthOf(longer) > width
      ? [...all, word]
      : [...all.slice(0, -1), longer]
  }, [])
}

/** A line as paths, so that no face has to be there where it is drawn. (x, y) is its baseline's start, middle by `anchor`. */
export function textPaths(text, { file, size, x, y, fill, anchor = 'start' }) {
  const font = face(file)
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const scale = size / font.unitsPerEm
  let at = anchor === 'middle' ? x - (advanceWidth * scale) / 2 : x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]
      const left = at + xOffset * scale
      at += xAdvance * scale
      return `<path fill="${fill}" transform="translate(${left.toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}
