import fc from 'fast-check'
import type { Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { defaultTreeAdapter } from 'parse5'
import { describe, expect, it, vi } from 'vitest'
import { cleanedOrNull, cleanHtml } from '../../../worker/api/clean-html.ts'
import { htmlBombs } from '../../support/hostile/html-bombs.ts'
import { hostileHtml } from '../../support/hostile/hostile-html.ts'

const HARMLESS = [
  ['<script>alert(1)</script><p>ok</p>', '<p>ok</p>'],
  ['<p onclick="x()">ok</p>', '<p>ok</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg/onload=alert(1)>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://tracker.example/p.gif">', ''],
  [
    '<img src="/assets/12?hash=ab" alt="Gevel">',
    '<img src="/assets/12?hash=ab" alt="Gevel" width="725" height="544" loading="lazy" decoding="async">',
  ],
  ['<iframe src="https://x.example"></iframe>', ''],
  ['<p style="position:fixed">ok</p>', '<p>ok</p>'],
  ['<p class="a" id="b">ok</p>', '<p>ok</p>'],
  ['<b>unclosed', '<b>unclosed</b>'],
  ['<h1>te groot</h1>', 'te groot'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ['<form action="/x"><input name=a></form>', ''],
  [
    '<a href="https://voorbeeld.be">x</a>',
    '<a href="https://voorbeeld.be" rel="nofollow noopener noreferrer">x</a>',
  ],
  ['<a><table><a>x', '<a></a><a>x</a><table></table>'],
  ['<p><button><p>x', '<p></p><p>x</p><p></p>'],
  ['<a href="/nl/contact">x</a>', '<a href="/nl/contact">x</a>'],
  [
    '<a href="//voorbeeld.be">x</a>',
    '<a href="//voorbeeld.be" rel="nofollow noopener noreferrer">x</a>',
  ],
  ['<a href="mailto:a@b.be">x</a>', '<a href="mailto:a@b.be">x</a>'],
] as const

const ELEMENTS =
  /^(p|br|strong|b|em|i|u|s|ul|ol|li|h[234]|a|img|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|hr|html|head|body)$/
const ATTRIBUTES_LEFT: Record<string, RegExp> = {
  href: /^/,
  rel: /^nofollow noopener noreferrer$/,
  src: /^\/assets\/[\w-]+(\?[\w=&-]*)?$/,
  alt: /^/,
  width: /^/,
  height: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
  colSpan: /^/,
  rowSpan: /^/,
  scope: /^(col|row)$/,
}

/** What a browser's parser finds in a page with this markup that no CMS text may hold: the oracle. */
function foreignIn(html: string): string[] {
  const found: string[] = []
  visit(unified().use(rehypeParse).parse(html) as Nodes, node => {
    if (node.type === 'comment') found.push('comment')
    if (node.type !== 'element') return
    const { tagName, properties } = node
    if (!ELEMENTS.test(tagName)) found.push(tagName)
    for (const [name, value] of Object.entries(properties)) {
      if (!ATTRIBUTES_LEFT[name]?.test([value].flat().join(' ')))
        found.push(`${name}=${String(value)}`)
    }
    const { protocol = 'http:', host = '' } =
      URL.parse(String(properties.href ?? ''), 'http://own.example') ?? {}
    if (!/^(https?|mailto|tel):$/.test(protocol)) found.push(protocol)
    if (host !== 'own.example' && host !== '' && !properties.rel) found.push(`${host} without rel`)
  })
  return found
}

describe('cleanHtml', () => {
  it.each(HARMLESS)('makes %s harmless (CONTENT-15, CONTENT-16, CONTENT-17)', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it('keeps everything that a text may hold (CONTENT-15, CONTENT-16)', () => {
    const whole =
      '<h2>a</h2><h3>b</h3><h4>c</h4>' +
      '<p><strong>d</strong><b>e</b><em>f</em><i>g</i><u>h</u><s>i</s><br>' +
      '<a href="/nl">j</a><a href="mailto:a@b.be">k</a><a href="tel:+3290000001">l</a></p>' +
      '<ul><li>m</li></ul><ol><li>n</li></ol><blockquote><p>o</p></blockquote>' +
      '<figure><img src="/assets/12" alt="p" width="725" height="544" loading="lazy" decoding="async">' +
      '<figcaption>q</figcaption></figure>' +
      '<table><thead><tr><th scope="col" colspan="2">r</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">s</td></tr></tbody></table><hr>'
    expect(cleanHtml(whole)).toBe(whole)
  })

  it('lets nothing of any text through but the allowed elements, attributes and addresses, however often it is read (CONTENT-15, CONTENT-18)', () => {
    fc.assert(
      fc.property(hostileHtml(HARMLESS.map(([dirty]) => dirty)), dirty => {
        const once = cleanHtml(dirty)
        expect(foreignIn(once)).toEqual([])
        expect(foreignIn(`<table>${once}</table>`)).toEqual([])
        expect(cleanHtml(once)).toBe(once)
      }),
    )
  })

  it('cuts five megabytes down before it parses (CONTENT-19)', () => {
    expect(cleanHtml('<p>a</p>'.repeat(700_000)).length).toBeLessThanOrEqual(200_010)
  })

  it.each(htmlBombs(64_000))(
    'makes at most 15,000 elements of 64 kB of %s (CONTENT-85)',
    (_, text) => {
      const made = vi.spyOn(defaultTreeAdapter, 'createElement')
      const clean = cleanHtml(text)
      expect(made.mock.calls.length).toBeLessThanOrEqual(15_000)
      expect(clean.length).toBeLessThan(10 * text.length)
      made.mockClear()
      expect(cleanHtml(clean)).toBe(clean)
      expect(made.mock.calls.length).toBeLessThanOrEqual(15_000)
    },
  )

  it('keeps of a tangled text its letters alone, and of 64 kB of prose everything (CONTENT-85)', () => {
    const prose = '<p>Een <strong>mooi</strong> huis met <a href="/nl/x">tuin</a>.</p>'.repeat(
      1_032,
    )
    expect(cleanHtml(prose)).toBe(prose)
    expect(cleanHtml('<b>'.repeat(101))).toBe('')
    expect(cleanHtml(`${'<i>'.repeat(101)}Een &amp; huis`)).toBe('Een &amp; huis')
    expect(cleanedOrNull('<div>'.repeat(101))).toBeNull()
  })

  it('gives nothing for what is no text (CONTENT-19)', () => {
    expect([null, undefined, 5, {}, []].map(cleanHtml)).toEqual(['', '', '', '', ''])
  })
})
