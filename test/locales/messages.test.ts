import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../shared/locale.ts'

type Tree = { [key: string]: string | Tree }

const files = readdirSync('locales/nl')
const words = (locale: string, file: string): Tree =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8'))

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )

/** Codes without a label (LOCALE-15). */
const isFilled = ([key, text]: [string, string]): boolean =>
  text.trim() !== '' || key === 'freeOn.UNKNWON' || key.startsWith('subType.')

describe('the words', () => {
  it('are the same files in every language (LOCALE-14)', () => {
    for (const locale of LOCALES) expect(readdirSync(`locales/${locale}`)).toEqual(files)
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

  it('stand in a file named by its first group; the labels of codes have a file of their own', () => {
    const wrong = files.filter(
      file => file !== 'enumerations.json' && `${Object.keys(words('nl', file))[0]}.json` !== file,
    )
    expect(wrong).toEqual([])
    const groups = files.flatMap(file => Object.keys(words('nl', file)))
    expect(groups.filter((group, index) => groups.indexOf(group) !== index)).toEqual([])
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
