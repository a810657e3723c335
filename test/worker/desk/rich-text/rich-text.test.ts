import fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { schema } from '../../../../client/desk/rich-text/schema.ts'
import { writeHtml } from '../../../../client/desk/rich-text/write-html.ts'
import { steppedLevels } from '../../../../shared/content/heading-levels.ts'
import { cleanHtml } from '../../../../worker/api/clean-html.ts'
import { toHtml, toMarkdown } from '../../../../worker/desk/rich-text/markdown.ts'
import { fieldText, readRichText } from '../../../../worker/desk/rich-text/read-field.ts'
import { aDesk } from '../../../support/agencies/a-desk.ts'
import { demoPacks } from '../../../../worker/listing-api/demo/packs.ts'

const TEXT = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }).filter(text => !/[\0\r\n\t\f]|^ | $/.test(text)),
  fc.constantFrom('a', '*b*', '&amp;', '<c>', '# d', '1. e', '- f', '|g|', '](h)', '’n', '\u00a0'),
)
const MARK = fc.constantFrom<object>(
  { type: 'strong' },
  { type: 'em' },
  { type: 'underline' },
  { type: 'strike' },
  { type: 'link', attrs: { href: 'https://x.example/?a=1&b="2"' } },
  { type: 'link', attrs: { href: '/nl/contact' } },
)
const PICTURE = { src: '/assets/a', alt: 'Een "gevel" & `meer`', width: 20, height: 10 }
const inline = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('text'),
        text: TEXT,
        marks: fc.array(MARK, { maxLength: 3 }),
      }),
    },
    fc.constant({ type: 'hard_break' }),
    fc.constant({ type: 'image', attrs: PICTURE }),
  ),
  { maxLength: 5 },
)
const { block } = fc.letrec<{ block: object; item: object; row: object }>(tie => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph'), content: inline }),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
      content: inline,
    }),
    fc.constant({ type: 'horizontal_rule' }),
    fc.record({ type: fc.constant('figure'), attrs: fc.constant(PICTURE), content: inline }),
    fc.record({
      type: fc.constantFrom('bullet_list', 'ordered_list'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      type: fc.constant('table'),
      content: fc.tuple(
        fc.record({
          type: fc.constantFrom('table_body', 'table_head'),
          content: fc.array(tie('row'), { minLength: 1, maxLength: 2 }),
        }),
      ),
    }),
  ),
  item: fc.record({
    type: fc.constant('list_item'),
    content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
  }),
  row: fc.record({
    type: fc.constant('table_row'),
    content: fc.array(
      fc.record({
        type: fc.constantFrom('table_cell', 'table_header'),
        attrs: fc.record({
          colspan: fc.constantFrom(1, 2),
          rowspan: fc.constant(1),
          scope: fc.constant(null),
        }),
        content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
}))
const writing = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map(content => Node.fromJSON(schema, { type: 'doc', content }))
  .filter(isWritable)

/** As the editor makes it: marks in the schema's order, without two of a kind. */
function isWritable(doc: Node): boolean {
  try {
    doc.check()
    return true
  } catch {
    return false
  }
}

const field = (text: string, as: 'html' | 'markdown'): URLSearchParams =>
  new URLSearchParams({ text, text_as: as })

/** Every formatted text of the demo's pages. */
const demoTexts = (): string[] =>
  demoPacks(1)
    .flatMap(({ files }) => Object.entries(files))
    .filter(([path]) => path.startsWith('pages/'))
    .flatMap(([, file]) => [...file.matchAll(/"(?:nl|fr|en|de)": ("<(?:[^"\\]|\\.)*")/g)])
    .map(([, text = '""']) => String(JSON.parse(text)))

describe('formatted text at the desk', () => {
  it('is written by the editor as the cleaner keeps it, letter for letter (DESK-150)', () => {
    fc.assert(
      fc.property(writing, doc => {
        const html = writeHtml(doc)
        expect(cleanHtml(html)).toBe(html)
      }),
      { numRuns: 200 },
    )
  })

  it('is the same text after Markdown and back (DESK-151)', () => {
    fc.assert(
      fc.property(writing, doc => {
        const html = toHtml(toMarkdown(cleanHtml(writeHtml(doc))))
        expect(toHtml(toMarkdown(html))).toBe(html)
        expect(cleanHtml(html)).toBe(html)
      }),
      { numRuns: 60 },
    )
    const kept =
      '<h2>Kop</h2><p>een <strong>v</strong> <u>o</u> <s>d</s><br>regel</p><ul><li>a<ol><li>b</li></ol></li></ul>'
    expect(toHtml(toMarkdown(kept))).toBe(kept)
    expect(toMarkdown(kept)).toBe('## Kop\n\neen **v** <u>o</u> ~~d~~\\\nregel\n\n- a\n  1. b')
  })

  it('stays as it is stored when it is sent back as it was shown (DESK-152)', () => {
    const texts = demoTexts()
    expect(texts.length).toBeGreaterThan(20)
    for (const stored of [...texts, '<p>los</p>\n  <p><b>vet</b><u>x</u></p>', '<h4>diep</h4>']) {
      const { markdown, html } = fieldText(stored)
      expect(markdown).not.toContain('<p>')
      for (const sent of [field(markdown, 'markdown'), field(html, 'html')])
        expect(readRichText(sent, 'text', { stored })).toMatchObject({
          html: stored,
          problem: null,
        })
    }
  })

  it('has headings that go down one level at a time (DESK-153)', () => {
    const read = (above: number): string | null =>
      readRichText(field('#### a\n\n# b\n\n#### c\n\n### d', 'markdown'), 'text', { above }).html
    expect(read(1)).toBe('<h2>a</h2>b<h3>c</h3><h3>d</h3>')
    expect(read(2)?.startsWith('<h3>a</h3>')).toBe(true)
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 })),
        fc.constantFrom(1, 2),
        (levels, above) => {
          const stepped = steppedLevels(levels, above)
          let last: number = above
          for (const level of stepped) {
            expect(level).toBeGreaterThanOrEqual(2)
            expect(level).toBeLessThanOrEqual(Math.min(last + 1, 4))
            last = level
          }
          expect(steppedLevels(stepped, above)).toEqual(stepped)
        },
      ),
    )
  })

  it('says what its pictures show, and has the agency’s own alone (DESK-154)', () => {
    const problems = (text: string) => readRichText(field(text, 'markdown'), 'text').problem
    expect(problems('![De gevel](/assets/gevel)')).toBeNull()
    expect(problems('![ ](/assets/gevel)')).toEqual({ name: 'alt', what: '/assets/gevel' })
    expect(problems('![x](https://elsewhere.example/x.png)')?.name).toBe('picture')
    const sizes = new Map([['/assets/gevel', { width: 30, height: 40 }]])
    const sized = readRichText(field('![g](/assets/gevel)', 'markdown'), 'text', { sizes }).html
    expect(sized).toContain('width="30" height="40"')
  })

  it('leads nowhere but to web, mail, telephone and the site itself (DESK-155)', () => {
    const problem = (href: string, as: 'html' | 'markdown') =>
      readRichText(
        field(as === 'html' ? `<p><a href="${href}">x</a></p>` : `[x](<${href}>)`, as),
        'text',
      ).problem
    for (const href of ['https://x.example', 'mailto:a@b.be', 'tel:+3212', '/nl/contact', '#team'])
      for (const as of ['html', 'markdown'] as const) expect(problem(href, as)).toBeNull()
    const hostile = [
      'javascript:alert(1)',
      'JaVaScript:x',
      'data:text/html,x',
      '//host.example',
      'vbscript:x',
      'http:x',
    ]
    for (const href of hostile)
      for (const as of ['html', 'markdown'] as const) expect(problem(href, as)?.name).toBe('link')
    expect(problem('/\\host', 'html')?.name).toBe('link')
    expect(problem('java\tscript:x', 'html')?.name).toBe('link')
  })

  it('names the agency’s pictures, by their names (DESK-157)', async () => {
    const { signedIn, api, site } = await aDesk()
    const asset = { hash: 'x', version: 1, kind: 'picture', contentType: 'image/webp' }
    const named = (name: string, kind = 'picture') => ({
      ...asset,
      name,
      kind,
      width: 8,
      height: 6,
    })
    api.answers.set(`GET /sites/${site.id}/assets`, {
      items: [named('gevel-lei'), named('tuin'), named('merk', 'logo')],
      next: null,
    })
    const own = await signedIn()
    const json = await (await own.ask('/desk/pictures.json?q=GEVEL')).json()
    expect(json).toEqual({
      pictures: [{ name: 'gevel-lei', src: '/assets/gevel-lei', width: 8, height: 6 }],
    })
    const page = await (await own.ask('/desk/pictures')).text()
    expect(page).toContain('](/assets/tuin)')
    expect(page).not.toContain('merk')
  })

  it('is refused where it is tangled or too long, and comes back as it was typed (DESK-156)', () => {
    const bombs = ['> '.repeat(3_000), '**a'.repeat(5_000), '<a '.repeat(9_000), 'a'.repeat(64_001)]
    for (const bomb of bombs) {
      const read = readRichText(field(bomb, 'markdown'), 'text')
      expect(read.problem?.name).toMatch(/^(nested|long)$/)
      expect(read).toMatchObject({ html: null })
      expect(read.typed().markdown).toBe(bomb)
    }
    const openTags = Array.from({ length: 300 }, (_, index) => `<b a=${index}>`).join('')
    const html = `${openTags}${'<p>x'.repeat(9_000)}`
    const read = readRichText(field(html, 'html'), 'text')
    expect(read).toMatchObject({ html: null, problem: { name: 'nested' } })
    expect(fieldText(html).html).not.toContain('<')
  })
})
