import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENUMERATIONS } from '../../shared/estate/kind/enumerations.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { fieldMessages } from '../../worker/site/field-words.ts'

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
    })
    expect(messages).toEqual({
      field: { heating: 'Verwarming', epb: { epcValue: 'EPB' } },
      heating: { OIL: 'Stookolie' },
      chip: { heating: 'Warm' },
      planning: { Gvg: 'Vergunning' },
    })
  })

  it('are missed by field and language', () => {
    const messages = fieldMessages({ heating: { label: ' ', codes: { OIL: 'Mazout' } } })
    const keys = ['field.heating', 'heating.OIL', 'heating.GAS']
    expect(missing('fr', keys, messages)).toEqual(['fr: field.heating', 'fr: heating.GAS'])
  })
})
