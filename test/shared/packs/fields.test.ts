import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { address, day, text } from '../../../shared/packs/fields.ts'

const accepts = (schema: v.GenericSchema, value: unknown): boolean =>
  v.safeParse(schema, value).success

describe('an address of a pack', () => {
  it('is a web, mail or telephone address or a path of the site (PACK-28)', () => {
    for (const url of [
      'https://www.biv.be/',
      'http://x.be?a=1#b',
      'mailto:a@b.be',
      'tel:+3290000000',
      '/nl/contact',
      '/',
    ])
      expect(accepts(address(), url), url).toBe(true)
  })

  it('that is none is told what one begins with (PACK-28)', () => {
    expect(v.safeParse(address(), 'www.biv.be').issues?.map(({ message }) => message)).toEqual([
      'must start with https://, http://, mailto:, tel: or /',
    ])
  })

  it('runs no script and leaves the site in no other way, however it is written (PACK-28)', () => {
    const schemes = [
      'javascript:',
      'JaVaScRiPt:',
      'data:text/html,',
      'vbscript:',
      'file:///',
      'blob:',
    ]
    const before = [
      '',
      ' ',
      '\t',
      '\n',
      '\u0000',
      '\u0001',
      'java\tscript:',
      '\u00a0',
      '\ufeff',
      '&#106;',
      'url:',
      '.',
    ]
    const others = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:/\\evil',
      'https://',
    ]
      .concat([
        'https://a@evil.example',
        'https:evil.example',
        'www.evil.example',
        '/a"onclick=x',
        '/a<b',
      ])
      .concat(['#a', '', ' ', '/\\/evil', 'http:///evil.example'])
    const vectors = [
      ...schemes.flatMap(scheme => before.map(start => start + scheme + 'alert(1)')),
      ...others,
    ]
    expect(vectors.length).toBeGreaterThan(80)
    expect(vectors.filter(url => accepts(address(), url))).toEqual([])
  })

  it('never resolves to another scheme than it begins with (PACK-28)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map(end => `/${end}`),
        ),
        url => {
          if (!accepts(address(), url)) return
          const { protocol, host } = new URL(url, 'https://own.example')
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
          if (url.startsWith('/')) expect(host).toBe('own.example')
        },
      ),
    )
  })
})

describe('a day and a text of a pack', () => {
  it('are a day that there is, and a text without control letters (PACK-25)', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        date => {
          expect(accepts(day(), date.toISOString().slice(0, 10))).toBe(true)
        },
      ),
    )
    for (const wrong of [
      '2026-02-30',
      '2026-00-10',
      '2026-1-1',
      '2026-01-01T00:00',
      '',
      '0000-00-00',
    ])
      expect(accepts(day(), wrong)).toBe(false)
    for (const wrong of [
      '',
      '  ',
      'a\u0000',
      'a\u001b[2J',
      'a\u202eb',
      'a\u2066b',
      'x'.repeat(201),
    ])
      expect(accepts(text(), wrong)).toBe(false)
    expect(accepts(text(), 'regel één\nregel twee')).toBe(true)
  })
})
