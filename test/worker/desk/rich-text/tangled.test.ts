import { describe, expect, it } from 'vitest'
import { toMarkdown } from '../../../../worker/desk/rich-text/markdown.ts'
import { costOf, isTangled } from '../../../../worker/desk/rich-text/tangled.ts'

const LETTERS = 64_000
const upTo = (letters: number, part: (index: number) => string): string => {
  let text = ''
  for (let index = 0; text.length + part(index).length <= letters; index++) text += part(index)
  return text
}

const BOMBS: Record<string, string> = {
  'quotes in quotes': upTo(LETTERS, () => `${'> '.repeat(19)}x\n\n`),
  'lists in lists': upTo(LETTERS, () => `${'- '.repeat(19)}x\n\n`),
  'lists by their indent': upTo(LETTERS, index => `${' '.repeat(2 * (index % 90))}- x\n`),
  'a heading on each line': upTo(LETTERS, () => '# a\n'),
  'a table of a few letters a row': `a|b\n-|-\n${upTo(LETTERS - 8, () => 'x\n')}`,
  'a table of cells that nobody wrote': `${'|a'.repeat(600)}\n${'|-'.repeat(600)}\n${upTo(60_000, () => 'a\n')}`,
  'signs of one block after the other': upTo(LETTERS, () => `${'*a_b '.repeat(140)}\n\n`),
  'pictures of nothing': upTo(LETTERS, () => `${'![a](b) '.repeat(190)}\n\n`),
  'notes on notes': upTo(LETTERS, index => `[^${index}]: [^${index}]\n\n`),
  'blank lines': '\n'.repeat(LETTERS),
}

const SENTENCE = 'Dit is een gewone zin met meer woorden, zoals men ze op een pagina schrijft. '

/** A long text as people write it: a heading a page, a list, a quote and a table here and there. */
const TERMS = upTo(LETTERS, index =>
  [
    `## ${index + 1}. Kop\n\n`,
    `${SENTENCE.repeat(6)}\n\n`,
    `${SENTENCE.repeat(3)}[Meer lezen](/nl/contact), of **bel ons**.\n\n`,
    `- eerste punt\n- tweede *punt*\n- derde punt\n\n`,
    index % 10 === 0 ? '> een spreuk\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n' : '',
  ].join(''),
)

describe('the cost of a text', () => {
  it('is known as soon of one long line (SEC-68)', () => {
    expect(costOf(`|${'-'.repeat(200_000)}x`)).toBeLessThan(10)
  })

  it.each(Object.entries(BOMBS))('is known before it is read: %s (DESK-156)', (_, bomb) => {
    expect(isTangled(bomb)).toBe(true)
    expect(costOf(bomb)).toBeGreaterThan(3_000)
  })

  it('is low where people wrote it, of whatever length (DESK-156)', () => {
    expect(TERMS.length).toBeGreaterThan(60_000)
    expect(costOf(TERMS)).toBeLessThan(2_500)
    expect(isTangled(TERMS)).toBe(false)
    expect(isTangled(`| a | b | c |\n|---|---|---|\n${'| 1 | 2 | 3 |\n'.repeat(200)}`)).toBe(false)
  })

  it('is not paid to show a text as Markdown that has elements by the thousand (DESK-151)', () => {
    const lists = ('<ul><li>'.repeat(40) + 'x' + '</li></ul>'.repeat(40)).repeat(80)
    expect(toMarkdown(lists)).toBe(lists)
  })
})
