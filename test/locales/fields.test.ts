import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../../shared/estate/fields/fields.ts'
import type { FieldRow } from '../../shared/estate/fields/row.ts'
import { ENUMERATIONS } from '../../shared/estate/kind/enumerations.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import type { FieldWords } from '../../shared/search/sentence/field-words.ts'
import { LONGEST_PHRASE } from '../../shared/search/sentence/lexicon.ts'
import { foldWords } from '../../shared/search/sentence/tokens.ts'
import { rowOf } from '../../shared/table.ts'
import type { Messages } from '../../shared/translator.ts'
import { fieldMessages } from '../../worker/site/field-words.ts'
import { LABEL_WORDS } from '../shared/search/label-words.ts'

const messagesIn = (locale: Locale): Messages =>
  fieldMessages(JSON.parse(readFileSync(`locales/${locale}/fields.json`, 'utf8')))

function wordOf(messages: Messages, key: string): string | Messages | undefined {
  let at: string | Messages | undefined = messages
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return at
}

/** Codes that say nothing a visitor could use (ESTATE-49). */
const SILENT = ['subType.OTHER', 'freeOn.UNKNWON']

/** Keys of labels and codes that a language has no text for, each with its language. */
const missing = (locale: Locale, keys: string[], messages = messagesIn(locale)): string[] =>
  keys
    .filter(key => {
      const word = wordOf(messages, key)
      return typeof word !== 'string' || word.trim() === ''
    })
    .map(key => `${locale}: ${key}`)

const CODES = Object.entries(ENUMERATIONS)
  .flatMap(([list, codes]) => codes.map(code => `${list}.${code}`))
  .filter(key => !SILENT.includes(key))

type Labels = FieldWords[Locale]

/** What a sentence may call each field, '*' where no code is meant. */
const searchWords = (labels: Labels): { field: string; code: string; word: string }[] =>
  Object.entries(labels).flatMap(([field, { words = [], pageWords = [] }]) =>
    [
      ...Object.entries(Array.isArray(words) ? { '*': words } : words),
      ['*', pageWords] as const,
    ].flatMap(([code, list]) => [...list].map((word: string) => ({ field, code, word }))),
  )

/** Words that stand twice once they are folded, with their language and fields. */
const doubles = (locale: Locale, labels: Labels): string[] =>
  [...Map.groupBy(searchWords(labels), ({ word }) => foldWords(word))]
    .filter(([, each]) => each.length > 1)
    .map(([word, each]) => `${locale}: ${word}: ${each.map(({ field }) => field).join(', ')}`)

const codesOf = ({ type }: FieldRow): readonly string[] =>
  type.kind === 'code'
    ? type.codes
    : (type.kind === 'numbered' && rowOf(ENUMERATIONS, type.words)) || []

/** Words of what is no field or no code of it, with their language. */
const strangers = (locale: Locale, labels: Labels): string[] =>
  searchWords(labels)
    .filter(({ field, code }) => {
      const row = rowOf(FIELDS, field)
      return !row || (code !== '*' && !codesOf(row).includes(code))
    })
    .map(({ field, code, word }) => `${locale}: ${field}.${code}: ${word}`)

describe.each(LOCALES)('what a sentence calls a field in %s', locale => {
  it('is said of fields and codes that there are (SENTENCE-1)', () => {
    expect(searchWords(LABEL_WORDS[locale]).length).toBeGreaterThan(60)
    expect(strangers(locale, LABEL_WORDS[locale])).toEqual([])
  })

  it('means one field, and stands once (SENTENCE-1)', () => {
    expect(doubles(locale, LABEL_WORDS[locale])).toEqual([])
  })

  it('is no longer than what is looked up (SENTENCE-1)', () => {
    const long = searchWords(LABEL_WORDS[locale]).filter(
      ({ word }) => foldWords(word).split(' ').length > LONGEST_PHRASE || foldWords(word) === '',
    )
    expect(long).toEqual([])
  })
})

describe.each(LOCALES)('fields.json in %s', locale => {
  it('has a word for every code but those that say nothing', () => {
    expect(CODES.length).toBeGreaterThan(200)
    expect(missing(locale, CODES)).toEqual([])
    expect(SILENT.map(key => wordOf(messagesIn(locale), key))).toEqual(['', ''])
  })
})

describe('the words of fields', () => {
  it('are found by the translator’s keys', () => {
    const messages = fieldMessages({
      heating: { label: 'Verwarming', codes: { OIL: 'Stookolie' }, chip: 'Warm' },
      planning: { codes: { Gvg: 'Vergunning' } },
      epb: { label: { epcValue: 'EPB' } },
      // No texts that anybody reads.
      garden: { words: ['tuin'], pageWords: ['hof'] },
      condition: { words: { RENEWED: ['gerenoveerd'] } },
    })
    expect(messages).toEqual({
      field: { heating: 'Verwarming', epb: { epcValue: 'EPB' } },
      heating: { OIL: 'Stookolie' },
      chip: { heating: 'Warm' },
      planning: { Gvg: 'Vergunning' },
    })
  })

  it('are named by language and field where a sentence could not tell them apart', () => {
    const labels = {
      kitchen: { words: { '*': ['Küche'], RAW: ['Rohküche'] } },
      bathroom: { words: ['Kuche', 'Bad'], pageWords: ['bad'] },
      sauna: { words: ['Sauna'] },
    }
    expect(doubles('de', labels)).toEqual([
      'de: kuche: kitchen, bathroom',
      'de: bad: bathroom, bathroom',
    ])
    expect(strangers('de', labels)).toEqual(['de: kitchen.RAW: Rohküche', 'de: sauna.*: Sauna'])
  })

  it('are missed by field and language', () => {
    const messages = fieldMessages({ heating: { label: ' ', codes: { OIL: 'Mazout' } } })
    const keys = ['field.heating', 'heating.OIL', 'heating.GAS']
    expect(missing('fr', keys, messages)).toEqual(['fr: field.heating', 'fr: heating.GAS'])
  })
})
