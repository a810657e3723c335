import { describe, expect, it, test } from 'vitest'
import { isExternalLink } from '../../../shared/content/external-link.ts'
import {
  isLinkTarget,
  linkTarget,
  WEB_ADDRESS,
  webTarget,
} from '../../../shared/content/web-address.ts'

describe('what a text of an agency may lead to', () => {
  it.each([
    'https://www.biv.be',
    'http://x.be/a?b#c',
    'HTTPS://X.BE?a',
    'mailto:a@b.be',
    'tel:+32 9'.replace(' ', ''),
    'tel:112',
    '/',
    '/nl/contact#a',
    '#a',
    '#Deel_2-b',
    `#${'x'.repeat(60)}`,
    `/${'x'.repeat(1_999)}`,
  ])('is %s (PACK-28)', href => {
    expect(isLinkTarget(href)).toBe(true)
    expect(linkTarget(`  ${href}\n`)).toBe(href)
  })

  it.each([
    '',
    ' /a',
    '#',
    '#a b',
    'x#a',
    `#${'x'.repeat(61)}`,
    `/${'x'.repeat(2_000)}`,
    '//a.be',
    '/\\a.be',
    'https://a@b.be',
    'https:///a',
    'x https://a.be',
    'https://a.be/"',
    "https://a.be/'",
    'https://a.be/<',
    'https://a.be/ b',
    'https://a.be\\b',
    'mailto:',
    'mailto: a',
    'tel:+',
    'tel:a',
    'ftp://a.be',
    'javascript:alert(1)',
  ])('is not “%s” (PACK-28)', href => {
    expect(isLinkTarget(href)).toBe(false)
  })

  it('is known soon, however long it is (SEC-68)', () => {
    const long = `http://a${'#e'.repeat(100_000)}`
    expect([WEB_ADDRESS.test(`${long}\\`), WEB_ADDRESS.test(long)]).toEqual([false, true])
  })

  it('is a text', () => {
    for (const each of [null, undefined, 5, ['/a'], { href: '/a' }])
      expect([linkTarget(each), webTarget(each)]).toEqual([null, null])
    expect([linkTarget('nowhere'), linkTarget('')]).toEqual([null, null])
  })

  it.each([
    ['https://a.be', 'https://a.be'],
    [' http://a.be ', 'http://a.be'],
    ['HTTP://a.be', 'HTTP://a.be'],
    ['/nl', '/nl'],
    ['mailto:a@b.be', null],
    ['mailto:a@b.be?x=https://a', null],
    ['tel:112', null],
    ['#a', null],
    ['javascript:a', null],
  ])('that opens elsewhere: of “%s” it is %s', (href, opened) => {
    expect(webTarget(href)).toBe(opened)
  })
})

test.each([
  ['https://a.be', true],
  [' https://a.be', true],
  ['//a.be/b', true],
  ['\\\\a.be', true],
  ['/\\a.be', true],
  ['/nl', false],
  ['nl', false],
  ['#a', false],
  ['?a', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['mailto:a@b.be', false],
  ['tel:112', false],
  ['http://', false],
])('%j leads to another host: %s', (href, external) => {
  expect(isExternalLink(href)).toBe(external)
})
