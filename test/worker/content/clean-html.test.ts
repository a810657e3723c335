import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../worker/content/clean-html.ts'

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
  ['<img src="/assets/12?hash=ab" alt="Gevel">', '<img src="/assets/12?hash=ab" alt="Gevel" width="725" height="544" loading="lazy" decoding="async">'],
  ['<iframe src="https://x.example"></iframe>', ''],
  ['<p style="position:fixed">ok</p>', '<p>ok</p>'],
  ['<p class="a" id="b">ok</p>', '<p>ok</p>'],
  ['<b>unclosed', '<b>unclosed</b>'],
  ['<h1>te groot</h1>', 'te groot'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ['<form action="/x"><input name=a></form>', ''],
  ['<a href="https://voorbeeld.be">x</a>', '<a href="https://voorbeeld.be" rel="nofollow noopener noreferrer">x</a>'],
  ['<a href="/nl/contact">x</a>', '<a href="/nl/contact">x</a>'],
] as const

describe('cleanHtml', () => {
  it.each(HARMLESS)('makes %s harmless', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(...HARMLESS.map(([dirty]) => dirty), 'tekst', '&lt;script&gt;', '<p>', '</ul>')), parts => {
      const once = cleanHtml(parts.join(''))
      expect(cleanHtml(once)).toBe(once)
    }))
  })

  it('gives no script, handler or foreign address for any text', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '=', '/', 'a', 'img ', 'script', 'onerror', 'javascript:', 'svg', ' ') }), text => {
      expect(cleanHtml(text)).not.toMatch(/<(script|svg|iframe)|<[^>]+\son\w+=|href="javascript:/i)
    }))
  })

  it('cuts five megabytes down before it parses', () => {
    expect(cleanHtml('<p>a</p>'.repeat(700_000)).length).toBeLessThanOrEqual(200_010)
  })

  it('gives nothing for what is no text', () => {
    expect([null, undefined, 5, {}, []].map(cleanHtml)).toEqual(['', '', '', '', ''])
  })
})
