import { booleanOf, codeAmong } from '../../estate/read.ts'
import { numberOf } from '../../format.ts'
import { isRecord } from '../../is-record.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../locale.ts'
import { AMOUNT, MEASURE, numberText, parseNumber, WHOLE } from '../../typed-number.ts'
import type { Control } from './control.ts'

/** What is chosen where a list has no such code: it stays as it is. */
export const OTHER = '~'

const isText = (value: unknown): value is string => typeof value === 'string'
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A value as its control shows it at a desk in that language; '' where it has none. */
export function textOfValue(
  control: Control,
  value: unknown,
  locale: Locale = DEFAULT_LOCALE,
): string {
  if (isNothing(value)) return ''
  switch (control.kind) {
    case 'number': {
      if (value === -1) return ''
      return typeof value === 'number' ? numberText(value, locale) : isText(value) ? value : OTHER
    }
    case 'choice': {
      const code = typeof value === 'boolean' ? (value ? 'YES' : 'NO') : value
      return codeIn(control, code) ?? OTHER
    }
    case 'codes':
      return control.codes.find(code => code === value) ?? OTHER
    case 'numbered': {
      const id = numberOf(isRecord(value) ? value.id : value)
      return id === null ? OTHER : String(id)
    }
    case 'flag': {
      const isTrue = booleanOf(value)
      return isTrue === null ? OTHER : isTrue ? 'yes' : 'no'
    }
    case 'date':
      return isText(value) && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : OTHER
    case 'line':
    case 'texts':
      return isText(value) ? value : typeof value === 'number' ? String(value) : OTHER
  }
}

const codeIn = (
  { codes, also = [] }: Extract<Control, { kind: 'choice' }>,
  value: unknown,
): string | null => codeAmong(codes, value) ?? codeAmong(also, value)

/** Of a text in each language: the one in this. One for all stands in the site's own. */
export const textInLanguage = (value: unknown, locale: Locale, own: Locale): string =>
  isRecord(value)
    ? isText(value[locale])
      ? value[locale]
      : ''
    : locale === own
      ? textOfValue({ kind: 'line' }, value)
      : ''

/** Why a text is no value: the word 'deskHomes.wrong.{it}'. */
export type Wrong = 'number' | 'whole' | 'date' | 'choice'

export type Parsed = { value: unknown } | { wrong: Wrong }

/** What was typed as a value, at a desk in that language; undefined where the field is left empty. */
export function valueOfText(
  control: Control,
  text: string,
  locale: Locale = DEFAULT_LOCALE,
): Parsed {
  const typed = text.trim()
  if (typed === '') return { value: undefined }
  switch (control.kind) {
    case 'number': {
      const isAmount = control.unit === 'currency' || control.unit === 'pricePerSurface'
      const kind = control.isWhole ? WHOLE : isAmount ? AMOUNT : MEASURE
      const number = parseNumber(typed, locale, kind)
      if (number !== null) return { value: number }
      const isBroken = control.isWhole && parseNumber(typed, locale, MEASURE) !== null
      return { wrong: isBroken ? 'whole' : 'number' }
    }
    case 'choice': {
      const code = codeIn(control, typed)
      return code === null ? { wrong: 'choice' } : { value: code }
    }
    case 'codes':
      return control.codes.includes(typed) ? { value: typed } : { wrong: 'choice' }
    case 'numbered':
      return /^\d{1,9}$/.test(typed) ? { value: { id: Number(typed) } } : { wrong: 'choice' }
    case 'flag':
      return ['yes', 'no'].includes(typed) ? { value: typed === 'yes' } : { wrong: 'choice' }
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(typed) ? { value: typed } : { wrong: 'date' }
    case 'line':
    case 'texts':
      return { value: typed }
  }
}

/** A text in languages as it becomes; languages that the form does not have stay as they were. */
export function textsWith(
  value: unknown,
  typed: Partial<Record<Locale, string>>,
  own: Locale,
): unknown {
  const before: Partial<Record<Locale, unknown>> = isRecord(value)
    ? value
    : isText(value)
      ? { [own]: value }
      : {}
  const entries = LOCALES.flatMap((locale): [Locale, unknown][] => {
    const text = typed[locale] === undefined ? before[locale] : typed[locale].trim()
    return isNothing(text) ? [] : [[locale, text]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
