import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '../../../../shared/content/section.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { Page } from '../../../../shared/packs/page.ts'
import { createTranslator } from '../../../../shared/translator.ts'
import { contentList, LIST_NAMES } from '../../../../worker/desk/lists/content-lists.ts'
import { DESK_MESSAGES } from '../../../../worker/desk/messages.ts'
import { sectionFields } from '../../../../worker/desk/pages/section-page.tsx'
import { labelOfName } from '../../../../worker/desk/schema-form/label-of-name.ts'
import { leavesOf } from '../../../../worker/desk/schema-form/leaves.ts'
import { mergeEdit, stampsOfValue } from '../../../../worker/desk/schema-form/merge-edit.ts'
import { fieldsOf, type FormField } from '../../../../worker/desk/schema-form/schema-field.ts'
import { MESSAGES } from '../../../../worker/site/messages.ts'

const ALL = [
  ...SECTION_TYPES.map(type => sectionFields(type) ?? []),
  ...LIST_NAMES.map(name => contentList(name)?.fields ?? []),
  fieldsOf(Page).filter(({ name }) => name !== 'sections'),
]

/** A value with one row in each list. */
const withRows = (fields: (typeof ALL)[number]): object =>
  Object.fromEntries(
    fields.flatMap(({ name, field }) => (field.kind === 'list' ? [[name, [{}]]] : [])),
  )

const CALL = sectionFields('callToAction') ?? []

const call = (over: object = {}) => ({
  id: 'call',
  type: 'callToAction',
  text: { nl: 'Bel', fr: 'Appelez' },
  picture: { asset: 'deur', hash: 'a', width: 3, alt: { nl: 'Een deur' } },
  link: { label: { nl: 'Bel' }, url: 'tel:+321' },
  numbers: [
    { value: 1, label: { nl: 'Een' } },
    { value: 2, label: { nl: 'Twee' } },
  ],
  ...over,
})

/** What comes of my change and another's, both of the same state. */
function merged(mine: object, theirs: object, fields = CALL, before: object = call()) {
  const opened = stampsOfValue(fields, before)
  const { value, theirs: atOdds } = mergeEdit(fields, { ...mine }, { opened, now: { ...theirs } })
  return { value, atOdds: [...atOdds].map(([name, leaf]) => [name, leaf.value]) }
}

describe('two forms of one section', () => {
  it('17.51: has a label for whatever may be in a conflict, in every language (DESK-122)', () => {
    for (const locale of LOCALES) {
      const t = createTranslator(locale, { ...MESSAGES[locale], ...DESK_MESSAGES[locale] })
      for (const fields of ALL)
        for (const name of leavesOf(fields, withRows(fields)).keys())
          expect([name, labelOfName(name, t)]).toEqual([name, expect.stringMatching(/^[^_]+$/)])
    }
  })

  it('17.51: keeps both changes leaf by leaf: a language, a picture and its words, a link and its label, a row (DESK-122)', () => {
    const { value, atOdds } = merged(
      call({
        text: { nl: 'Bel nu', fr: 'Appelez' },
        picture: { asset: 'tuin', alt: { nl: 'Een deur' } },
        link: { label: { nl: 'Bel' }, route: 'subscribe' },
        numbers: [
          { value: 7, label: { nl: 'Een' } },
          { value: 2, label: { nl: 'Twee' } },
        ],
      }),
      call({
        text: { nl: 'Bel', fr: 'Téléphonez' },
        picture: { asset: 'deur', hash: 'a', width: 3, alt: { nl: 'De deur' } },
        link: { label: { nl: 'Bel ons' }, url: 'tel:+321' },
        numbers: [
          { value: 1, label: { nl: 'Eén' } },
          { value: 9, label: { nl: 'Twee' } },
        ],
      }),
    )
    expect(atOdds).toEqual([])
    expect(value).toEqual(
      call({
        text: { nl: 'Bel nu', fr: 'Téléphonez' },
        picture: { asset: 'tuin', alt: { nl: 'De deur' } },
        link: { label: { nl: 'Bel ons' }, route: 'subscribe' },
        numbers: [
          { value: 7, label: { nl: 'Eén' } },
          { value: 9, label: { nl: 'Twee' } },
        ],
      }),
    )
  })

  it('17.51: mixes no rows that were moved, added or taken away (DESK-122)', () => {
    const [one, two] = call().numbers
    const edited = { value: 9, label: { nl: 'Twee' } }
    expect(merged(call({ numbers: [two, one] }), call())).toEqual({
      value: call({ numbers: [two, one] }),
      atOdds: [],
    })
    expect(merged(call(), call({ numbers: [two] })).value).toEqual(call({ numbers: [two] }))
    expect(merged(call({ numbers: [two, one] }), call({ numbers: [one, edited] }))).toEqual({
      value: call({ numbers: [two, one] }),
      atOdds: [
        ['numbers-0-value', 1],
        ['numbers-0-label-nl', 'Een'],
        ['numbers-1-value', 9],
        ['numbers-1-label-nl', 'Twee'],
      ],
    })
    expect(merged(call({ numbers: [one] }), call({ numbers: [one, edited] })).atOdds).toEqual([
      ['numbers-1-value', 9],
      ['numbers-1-label-nl', 'Twee'],
    ])
  })

  it('17.51: tells of what was emptied, and of a form that says not what it was opened with (DESK-122)', () => {
    const { picture: _, ...bare } = call()
    const other = call({ picture: { asset: 'tuin', alt: { nl: 'Een deur' } } })
    expect(merged(bare, call()).value).toEqual(bare)
    expect(merged(call(), bare).value).toEqual(bare)
    expect(merged(bare, other).atOdds).toEqual([['picture-asset', { asset: 'tuin' }]])
    const blind = mergeEdit(CALL, call(), { opened: {}, now: call({ text: { nl: 'Bel nu' } }) })
    expect([...blind.theirs.keys()]).toEqual(['text-nl'])
  })

  const TEXT = fc.constantFrom(undefined, 'a', 'b', 'c')
  const value = fc.record({ nl: TEXT, fr: TEXT, n: TEXT }).map(({ nl, fr, n }) => ({
    ...(nl || fr ? { text: { ...(nl && { nl }), ...(fr && { fr }) } } : {}),
    ...(n && { name: n }),
  }))
  const line: FormField = { kind: 'text', form: 'line', max: 9 }
  const FIELDS = [
    { name: 'text', field: { ...line, kind: 'localized' } as const, isOptional: true },
    { name: 'name', field: line, isOptional: true },
  ]

  it('17.51: undoes nothing of another’s: each leaf is mine where I touched it, else what is stored (DESK-122)', () => {
    const textOf = (of: object, name: string): unknown => leavesOf(FIELDS, of).get(name)?.value
    fc.assert(
      fc.property(value, value, value, (before, mine, now) => {
        const { value: next, atOdds } = merged(mine, now, FIELDS, before)
        for (const name of leavesOf(FIELDS, {}).keys()) {
          const [was, typed, stored] = [before, mine, now].map(of => textOf(of, name))
          expect(textOf(next, name)).toBe(typed === was ? stored : typed)
          expect(atOdds.some(([each]) => each === name)).toBe(
            typed !== was && stored !== was && typed !== stored,
          )
        }
      }),
    )
  })
})
