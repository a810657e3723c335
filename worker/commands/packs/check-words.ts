import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { isLockedWord, LOCKED_WORD } from '../../../shared/site/locked-words.ts'
import { placeholders } from '../../../shared/site/own-word.ts'
import { keysOf } from '../../../shared/table.ts'
import { fieldMessages } from '../../site/field-words.ts'
import type { Problem } from './problem.ts'

const LOCALE_FOLDER = join(import.meta.dirname, '../../../locales')

type Texts = Record<string, string>

/** The texts of a language's pages by dotted key; those of the desk, in a folder of their own, are no agency's to word. */
export function productTexts(locale: Locale): Texts {
  const texts: Texts = {}
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts[key] = value
    else if (isRecord(value))
      for (const [name, part] of Object.entries(value)) collect(part, key ? `${key}.${name}` : name)
  }
  for (const file of readdirSync(join(LOCALE_FOLDER, locale)).filter(name =>
    name.endsWith('.json'),
  ))
    collect(messagesIn(locale, file), '')
  return texts
}

function messagesIn(locale: Locale, file: string): unknown {
  const words = JSON.parse(readFileSync(join(LOCALE_FOLDER, locale, file), 'utf8'))
  return file === 'fields.json' ? fieldMessages(words) : words
}

/** The agency's own wording: of texts that there are, with their placeholders (PACK-51, PACK-52, PACK-53). */
export function checkWords(
  words: Partial<Record<Locale, Texts>>,
  lineOf: (file: string, path: readonly PropertyKey[]) => number,
  textsOf: (locale: Locale) => Texts = productTexts,
): Problem[] {
  return LOCALES.flatMap(locale => {
    const own = words[locale]
    if (!own) return []
    const texts = textsOf(locale)
    const file = `words/${locale}.json`
    return keysOf(own).flatMap(key => {
      if (key === '$schema') return []
      const message = wrongWord(key, own[key] ?? '', texts)
      return message === null ? [] : [{ file, line: lineOf(file, [key]), field: key, message }]
    })
  })
}

function wrongWord(key: string, text: string, texts: Texts): string | null {
  if (!Object.hasOwn(texts, key)) return 'is no text of the product'
  if (isLockedWord(key)) return LOCKED_WORD
  const [has, wants] = [placeholders(text), placeholders(texts[key] ?? '')]
  return has.join() === wants.join()
    ? null
    : `must have ${wants.length === 0 ? 'no placeholders' : wants.join(', ')}, not ${has.join(', ') || 'none'}`
}
