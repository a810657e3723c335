import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { textPaths } from '../../../../worker/commands/drawings/social-text.ts'

const FONTS = 'client/assets/fonts'
const faces = readdirSync(FONTS).filter(file => /^(?!rare-).+\.woff2$/.test(file))
/** What ends the table of letters is none. */
const lettersOf = (file: string): number[] =>
  create(readFileSync(`${FONTS}/${file}`)).characterSet.filter(letter => letter < 0xffff)

/** The letters of each rare file, as the style sheet tells them. */
const told = new Map(
  [
    ...readFileSync('client/styles/base/fonts.css', 'utf8').matchAll(
      /(rare-[\w-]+\.woff2)[^}]*unicode-range:\s*([^;]+);/g,
    ),
  ].map(([, file = '', ranges = '']) => [
    file,
    ranges.split(/,\s*/).flatMap(range => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map(each => parseInt(each, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    }),
  ]),
)

describe.each(faces)('%s', face => {
  const rare = told.get(`rare-${face}`) ?? []

  it('holds no letter of which the sheet says that its rare file does (BROWSER-61)', () => {
    expect(rare).not.toEqual([])
    expect(lettersOf(`rare-${face}`).filter(letter => !rare.includes(letter))).toEqual([])
    expect(lettersOf(face).filter(letter => rare.includes(letter))).toEqual([])
  })

  it('holds with its rare file every letter of Latin-1 (BROWSER-61)', () => {
    const all = [...lettersOf(face), ...lettersOf(`rare-${face}`)]
    const latin = Array.from({ length: 64 }, (_, at) => 0xc0 + at)
    expect(latin.filter(letter => !all.includes(letter))).toEqual([])
  })

  it('is at most 27 kB (BROWSER-62)', () => {
    expect(statSync(`${FONTS}/${face}`).size).toBeLessThanOrEqual(27_000)
  })

  it('draws a rare letter of a name on a link preview', () => {
    const style = { file: face.replace('.woff2', ''), size: 40, x: 0, y: 0, fill: 'black' }
    const paths = textPaths('Øster Å', style)
    expect(paths.match(/<path/g)).toHaveLength(7)
    expect(paths).not.toMatch(/NaN/)
    expect(textPaths('Ø', style)).not.toBe(textPaths('Þ', style))
  })
})

it('is needed by none of our texts (BROWSER-61)', () => {
  const texts = globSync('locales/**/*.json').map(file => readFileSync(file, 'utf8'))
  const letters = new Set(
    texts
      .join('')
      .match(/./gsu)
      ?.map(letter => letter.codePointAt(0)),
  )
  expect([...told.values()].flat().filter(letter => letters.has(letter))).toEqual([])
})
