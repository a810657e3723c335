import type { RootContent } from 'hast'
import { describe, expect, it, test } from 'vitest'
import { TangledHtml, effortFor, parseHtml } from '../../../shared/content/parse-html.ts'

/** The elements and texts that were read. */
const read = (text: string, left?: number): string =>
  shown((left === undefined ? parseHtml(text) : parseHtml(text, { left })).children)
const shown = (nodes: readonly RootContent[]): string => nodes.map(shownNode).join('')
const shownNode = (node: RootContent): string =>
  node.type === 'element'
    ? `<${node.tagName}>${shown(node.children)}</${node.tagName}>`
    : 'value' in node
      ? node.value
      : ''
const spent = (text: string): number => {
  const effort = { left: 1_000 }
  parseHtml(text, effort)
  return 1_000 - effort.left
}

describe('a text as a tree', () => {
  it.each([
    ['<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<table>a<tr><td>b', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['', ''],
  ])('of %s is that of %s', (text, html) => {
    expect(read(text)).toBe(html)
  })

  it('is one without script: what stands in its place is read', () => {
    expect(read('<noscript><p>a</noscript>')).toBe('<noscript><p>a</p></noscript>')
  })

  it('is of HTML or of a drawing', () => {
    const drawing = '<svg viewBox="0 0 1 1"></svg>'
    expect(parseHtml(drawing).children[0]).toMatchObject({ properties: { viewBox: '0 0 1 1' } })
    const path = parseHtml('<svg stroke-width="2"></svg>', effortFor(0), 'svg').children[0]
    expect(path).toMatchObject({ properties: { strokeWidth: '2' } })
  })
})

describe('what a text may cost', () => {
  test.each([
    [0, 15_000],
    [120_000, 15_000],
    [120_008, 15_001],
    [800_000, 100_000],
  ])('of %i letters is %i elements', (letters, left) => {
    expect(effortFor(letters)).toEqual({ left })
  })

  it('goes by its elements, and by the letters of their tags', () => {
    // The fragment has a root and a template of its own.
    const none = spent('')
    expect(spent('text') - none).toBeCloseTo(0, 1)
    expect(spent('<p>a</p><p>b</p>') - none).toBeCloseTo(2, 1)
    expect(spent('<p ab="cdefgh">') - none).toBeCloseTo(1.085, 9)
    expect(spent('<p a="b" cd="">') - none).toBeCloseTo(1.045, 9)
  })

  it('is refused above that, and lowered by what was read', () => {
    const cost = spent('<p><p>')
    expect(read('<p><p>', cost + 0.001)).toBe('<p></p><p></p>')
    expect(() => read('<p><p>', cost - 0.001)).toThrow(TangledHtml)
    const effort = { left: 2 * cost }
    parseHtml('<p><p>', effort)
    expect(effort.left).toBeCloseTo(cost, 9)
  })

  it('counts what HTML repeats by itself', () => {
    const bold = Array.from({ length: 20 }, (_, index) => `<b a=${index}>`).join('')
    // Each block that follows has them all again.
    const blocks = '<p></p>'.repeat(10)
    const again = '<p>a</p>'.repeat(10)
    expect(spent(`<p>${bold}</p>${again}`)).toBeGreaterThan(200)
    expect(spent(`<p>${bold}</p>`) + spent(blocks)).toBeLessThan(60)
    expect(() => parseHtml(`<p>${bold}</p>${'<p>a</p>'.repeat(1_000)}`)).toThrow(TangledHtml)
  })

  it('goes by where a node is put back', () => {
    const before = `<table>${'<tr></tr>'.repeat(20)}`
    const cell = spent(`${before}<tr></tr></table>`) - spent(`${before}</table>`)
    const foster = spent(`${'<i></i>'.repeat(100)}<table>text<i></i></table>`)
    expect(foster - spent(`${'<i></i>'.repeat(100)}<table></table>`)).toBeGreaterThan(cell + 0.5)
  })

  it('ends where it is deeper than people write', () => {
    const deep = (levels: number) => `${'<div>'.repeat(levels)}a`
    expect(read(deep(90))).toContain('a')
    expect(() => read(deep(101))).toThrow(TangledHtml)
    // What was closed is not deep any more.
    expect(read('<div></div>'.repeat(300))).toBe('<div></div>'.repeat(300))
  })
})
