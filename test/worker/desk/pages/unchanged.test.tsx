import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DESK_MESSAGES } from '../../../../worker/desk/messages.ts'
import { contentList, LIST_NAMES } from '../../../../worker/desk/lists/content-lists.ts'
import { sectionFields } from '../../../../worker/desk/pages/section-page.tsx'
import type { FormContext } from '../../../../worker/desk/schema-form/form-context.ts'
import { ObjectFields } from '../../../../worker/desk/schema-form/fields.tsx'
import { objectOf, readField } from '../../../../worker/desk/schema-form/read-field.ts'
import type { NamedField } from '../../../../worker/desk/schema-form/schema-field.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'
import { packFiles } from '../../../../worker/listing-api/packs/from-seed.ts'
import { MESSAGES } from '../../../../worker/site/messages.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { createTranslator } from '../../../../shared/translator.ts'
import { formFields } from '../../../support/agencies/form-fields.ts'

const context: FormContext = {
  t: createTranslator('nl', { ...MESSAGES.nl, ...DESK_MESSAGES.nl }),
  locales: ['nl', 'fr'],
  source: 'main',
  pages: [],
  pictures: [{ name: 'other', hash: '' }],
  selects: {},
  errors: {},
  texts: new Map(),
}

/** What comes of a form that is sent as it came. */
function sentBack(fields: readonly NamedField[], value: unknown): unknown {
  const markup = renderToStaticMarkup(
    <form>
      <input type="hidden" name="_tag" value="1" />
      <ObjectFields fields={fields} value={value} context={context} />
    </form>,
  )
  const texts = new Map()
  const sent = new URLSearchParams(formFields(markup, '_tag'))
  const read = objectOf(fields, sent, '', value, { locale: 'nl', texts })
  expect([...texts.keys()]).toEqual([])
  return read
}

const items = (content: unknown, key: string): unknown[] =>
  isRecord(content) && Array.isArray(content[key]) ? content[key] : []

describe('a form that is sent as it came', () => {
  const packs = seed().map(site => [site.site.name, packFiles(site)] as const)

  it.each(packs)('changes nothing of any section of %s, to the byte (DESK-125)', (_, files) => {
    const sections = Object.entries(files)
      .filter(([path]) => path.startsWith('pages/'))
      .flatMap(([, text]) => items(JSON.parse(text), 'sections'))
    expect(sections.length).toBeGreaterThan(20)
    for (const section of sections) {
      const fields = isRecord(section) ? sectionFields(section.type) : null
      expect(JSON.stringify(sentBack(fields ?? [], section))).toBe(JSON.stringify(section))
    }
  })

  it.each(packs)('changes nothing of any item of a list of %s (DESK-125)', (_, files) => {
    for (const name of LIST_NAMES)
      for (const item of items(JSON.parse(files[`${name}.json`] ?? '{}'), 'items'))
        expect(JSON.stringify(sentBack(contentList(name)?.fields ?? [], item))).toBe(
          JSON.stringify(item),
        )
  })

  it('changes nothing of what is rare (DESK-125): other languages, blanks, null, an own list of homes, an old link', () => {
    const rare: [type: string, section: object][] = [
      ['htmlText', { title: { de: 'Nur deutsch', nl: null }, html: { en: '<p>One\r\ntwo</p>' } }],
      ['sectionTitle', { title: { nl: ' Met  blanks ' }, level: 2, intro: { nl: 'a\r\n\nb\n' } }],
      [
        'callToAction',
        { link: { label: { nl: 'x' }, url: 'tel:+3291', query: 'a=1' }, picture: null },
      ],
      [
        'callToAction',
        { link: { label: { nl: 'x' }, route: 'detail' }, numbers: [], employees: false },
      ],
      [
        'estateList',
        { node: { query: { range: { 'price.value': { gte: 1.5 } } }, collections: [] } },
      ],
      ['estateItem', { estateId: 12 }],
      ['estateItem', { estateId: '0b8f' }],
    ]
    for (const [type, own] of rare) {
      const section = { id: 'a', type, ...own }
      expect(JSON.stringify(sentBack(sectionFields(type) ?? [], section))).toBe(
        JSON.stringify(section),
      )
    }
  })
})

describe('a number in a form made from a schema', () => {
  const read = (text: string, isWhole: boolean, max?: number): unknown =>
    readField({ kind: 'number', min: 0, max, isWhole }, new URLSearchParams({ n: text }), 'n', 7, {
      locale: 'nl',
      texts: new Map(),
    })

  it('17.57: is the same as in every form of the desk (DESK-77)', () => {
    expect(['1.250', '1 250', '450,000', '1,25'].map(text => read(text, true))).toEqual([
      1250,
      1250,
      450_000,
      '1,25',
    ])
    expect(['1.250', '1,25', '7', ''].map(text => read(text, false))).toEqual([
      1250,
      1.25,
      7,
      undefined,
    ])
    expect(read('51.053', false, 90)).toBe(51.053)
  })
})
