import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { DESK_MESSAGES } from '../../worker/desk/messages.ts'
import { fieldMessages } from '../../worker/site/field-words.ts'
import { MESSAGES } from '../../worker/site/messages.ts'

const FIELDS_FILE = 'fields.json'

/** Files of words, 'desk/desk.json'. */
const filesOf = (locale: string): string[] =>
  globSync('**/*.json', { cwd: `locales/${locale}` }).sort()

const files = filesOf('nl')
/** By the keys of the translator. */
const words = (locale: string, file: string): Messages => {
  const own = JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8'))
  return file === FIELDS_FILE ? fieldMessages(own) : own
}

const leaves = (tree: Messages, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )

/** Codes without a label (LOCALE-15). */
const isFilled = ([key, text]: [string, string]): boolean =>
  text.trim() !== '' || key === 'freeOn.UNKNWON' || key.startsWith('subType.')

describe('the words', () => {
  it('lead an operator to the query where it stands', () => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain('SELECT index1 AS site')
    for (const locale of LOCALES) {
      const all = Object.fromEntries(leaves(words(locale, 'admin.json')))
      expect(Object.values(all).filter(text => text.includes('docs/operations.md'))).toHaveLength(1)
    }
  })

  it('are the same files in every language (LOCALE-14)', () => {
    for (const locale of LOCALES) expect(filesOf(locale)).toEqual(files)
  })

  it.each(files)(
    'of %s have the same keys in every language, none empty (LOCALE-14, LOCALE-15)',
    file => {
      const keys = leaves(words('nl', file))
        .map(([key]) => key)
        .sort()
      for (const locale of LOCALES) {
        const own = leaves(words(locale, file))
        expect(own.map(([key]) => key).sort()).toEqual(keys)
        expect(own.filter(leaf => !isFilled(leaf))).toEqual([])
      }
    },
  )

  it('define no key in two files (LOCALE-15)', () => {
    const all = files.flatMap(file => leaves(words('nl', file)).map(([key]) => key))
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
  })

  it('stand in a file named by its first group; labels and codes of fields have a file of their own', () => {
    const wrong = files.filter(
      file =>
        file !== FIELDS_FILE && `${Object.keys(words('nl', file))[0]}.json` !== basename(file),
    )
    expect(wrong).toEqual([])
    const groups = files.flatMap(file => Object.keys(words('nl', file)))
    expect(groups.filter((group, index) => groups.indexOf(group) !== index)).toEqual([])
  })

  const texts = (locale: Locale): [string, string][] => [
    ...leaves(MESSAGES[locale]),
    ...leaves(DESK_MESSAGES[locale]),
  ]
  const textsLike = (locale: Locale, wrong: RegExp): [string, string][] =>
    texts(locale).filter(([, text]) => wrong.test(text))

  it('have no-break blanks where a line may not break (FORMAT-19, FORMAT-20)', () => {
    expect(textsLike('fr', / [;:?!»%]|« /)).toEqual([])
    for (const locale of ['nl', 'de'] as const) expect(textsLike(locale, / %/)).toEqual([])
    expect(textsLike('en', /\s%/)).toEqual([])
    expect(textsLike('fr', /[^\s:/][;?!](\s|$)/).filter(([, text]) => !/&\w+;/.test(text))).toEqual(
      [],
    )
  })

  it('have no straight quotes, and no English units but in English (FORMAT-21)', () => {
    for (const locale of LOCALES) expect(textsLike(locale, /["']/)).toEqual([])
    for (const locale of ['nl', 'fr', 'de'] as const)
      expect(textsLike(locale, /\/\s?(year|month|week\b.*\/ year)|per year|sq\. ?m/)).toEqual([])
  })

  /** Their number stands apart from any noun, or is never one. */
  const UNCOUNTED = [
    'filter.openActive',
    'map.corners',
    'map.some',
    'mapHomes.part',
    'rental.form.personsHint',
  ]

  it('have forms by number wherever they count (LOCALE-17)', () => {
    for (const locale of LOCALES) {
      const counting = textsLike(locale, /{{count}}/).map(([key]) => key)
      const all = new Set(texts(locale).map(([key]) => key))
      expect(
        counting.filter(key => !/\.(one|other)$/.test(key) && !UNCOUNTED.includes(key)),
      ).toEqual([])
      const alone = counting
        .filter(key => /\.(one|other)$/.test(key))
        .map(key => key.replace(/\.\w+$/, ''))
        .filter(key => !all.has(`${key}.one`) || !all.has(`${key}.other`))
      expect(alone).toEqual([])
    }
  })

  it('use the same parameters in every language (LOCALE-14)', () => {
    const parameters = (text: string): string =>
      [...text.matchAll(/{{\w+}}/g)].map(String).sort().join()
    for (const file of files) {
      const dutch = new Map(leaves(words('nl', file)))
      for (const locale of LOCALES) {
        const wrong = leaves(words(locale, file)).filter(
          ([key, text]) => parameters(text) !== parameters(dutch.get(key) ?? ''),
        )
        expect(wrong, `${locale}/${file}`).toEqual([])
      }
    }
  })
})
