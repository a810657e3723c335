import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readPasted,
  type OwnNode,
} from '../../../../../client/desk/rich-text/pasted/read-pasted.ts'
import { CLIPBOARDS, letters } from '../../../../support/pasted/clipboards.ts'

const TAGS =
  'p b i span div ul li ol table tr td h1 h5 a o:p figure figcaption noscript object u s pre blockquote x-y'.split(
    ' ',
  )

const textOf = (nodes: readonly OwnNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : textOf(node.children))).join('')

/** Its elements and marks, without those that say nothing. */
const outline = (nodes: readonly OwnNode[]): string =>
  nodes
    .map(node => {
      if (typeof node === 'string') return node
      const inner = outline(node.children)
      return ['span', 'o:p'].includes(node.name) ? inner : `<${node.name}>${inner}</${node.name}>`
    })
    .join('')

const read = (html: string): string => outline(readPasted(html))

const styleOf = (...declared: string[]): string =>
  read(`<p><span style='${declared.join(';')}'>a</span></p>`)

describe('what is pasted', () => {
  it('17.7: loses no letter, and keeps of its tags what says something (DESK-212)', () => {
    const word = fc.constantFrom(
      'huis',
      'on = 45',
      'onclick=x',
      'style="warm"',
      " style='a'",
      'é€',
      '1. ',
      '· ',
      'a < b & c > d',
      'mso-list:l0 level1',
    )
    const style = fc.constantFrom(
      '',
      'font-weight:700',
      'font-weight:normal',
      'font:italic 12px "a; b"',
      'mso-list:l0 level1 lfo1',
      'mso-list:l0 level2 lfo1',
      'display:none',
      'content:"&quot;"',
    )
    const tag = fc.constantFrom(...TAGS)
    const { fragment } = fc.letrec<{ fragment: string; element: string }>(tie => ({
      fragment: fc
        .array(fc.oneof(word.map(escaped), tie('element')), { maxLength: 4 })
        .map(parts => parts.join('')),
      element: fc
        .tuple(tag, style, tie('fragment'))
        .map(([name, css, inner]) => `<${name} style='${css}' onclick="go()">${inner}</${name}>`),
    }))
    fc.assert(
      fc.property(fragment, html => {
        const nodes = readPasted(html)
        // A parser moves what may not stand in a table before it: all letters are there.
        const sorted = (text: string) => [...letters(text)].toSorted().join('')
        expect(sorted(textOf(nodes))).toBe(sorted(unescaped(html.replace(/<[^>]*>/g, ''))))
        expect(JSON.stringify(nodes)).not.toMatch(/"(?:style|onclick)":/)
      }),
    )
  })

  it('17.7: is bold and slanted by what its style says, not by its tag (DESK-212)', () => {
    for (const css of ['font-weight:700', 'FONT-WEIGHT : Bold !important', 'font:bold 9px Arial'])
      expect(styleOf(css)).toBe('<p><strong>a</strong></p>')
    for (const css of [
      'font-weight:400',
      'font-weight:normal',
      'mso-bidi-font-weight:bold',
      'font-family:"font-weight:700"',
      'background:url(a;font-weight:700)',
      'font-weight:inherit',
    ])
      expect(styleOf(css)).toBe('<p>a</p>')
    expect(styleOf('font-style:oblique', 'text-decoration:underline line-through')).toBe(
      '<p><s><u><em>a</em></u></s></p>',
    )
    expect(read('<b style="font-weight:normal">a<b>b</b></b>')).toBe('a<strong>b</strong>')
    expect(read("<b style='mso-bidi-font-weight:normal'>a</b>")).toBe('<strong>a</strong>')
    expect(read('<i style="font-style:normal">a</i><em>b</em>')).toBe('a<em>b</em>')
    expect(read('<p style="font-weight:bold">a<span style="font:9px Arial">b</span></p>')).toBe(
      '<p><strong>a</strong>b</p>',
    )
    expect(read('<u style="text-decoration:none">a</u>')).toBe('a')
  })

  it('17.7: leaves what no reader saw (DESK-212)', () => {
    const unseen = '<title>t</title><style>s</style><script>c</script><xml>x</xml><!--c-->'
    expect(read(`${unseen}<p>a</p>`)).toBe('<p>a</p>')
    expect(read('<figure><img src="/assets/a">b<figcaption>c</figcaption></figure>')).toBe(
      '<div><img></img>b<figcaption>c</figcaption></div>',
    )
  })

  it('17.7: loses no letter of what writers’ programs copy (DESK-212)', () => {
    for (const { html, becomes } of CLIPBOARDS) {
      const expected = unescaped(becomes.replace(/<[^>]*>/g, ''))
      expect(letters(textOf(readPasted(html)))).toBe(letters(expected))
    }
  })
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const unescaped = (text: string): string =>
  text
    .replace(/&lt;|&#x3C;/g, '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
