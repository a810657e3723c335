import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../shared/locale.ts'
import { SiteFile } from '../../../shared/packs/site.ts'
import { numberText, parseNumber, type NumberKind } from '../../../shared/typed-number.ts'
import { OFFICE_FIELDS } from './office-fields.ts'

export type Values = Record<string, string>

const at = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), record)

/** A record with another value at a path; undefined takes it away. */
function withValue(
  record: unknown,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): object {
  const { [key]: before, ...others } = isRecord(record) ? record : {}
  if (before === undefined && value === undefined) return others
  const after = rest.length > 0 ? withValue(before, rest, value) : value
  return after === undefined ? others : { ...others, [key]: after }
}

/** The record as the fields of the form, 'city-nl'. */
export function officeValues(
  record: unknown,
  locales: readonly Locale[],
  own: Locale = DEFAULT_LOCALE,
): Values {
  const values: Values = {}
  for (const { name, path, languages } of OFFICE_FIELDS) {
    const value = at(record, path)
    if (!languages)
      values[name] = typeof value === 'number' ? numberText(value, own) : String(value ?? '')
    else
      for (const locale of locales)
        values[`${name}-${locale}`] = String((isRecord(value) ? value[locale] : value) ?? '')
  }
  return values
}

/** The record with what was typed; what the form does not ask stays. Errors are words by field (DESK-171). */
export function readOffice(
  fields: URLSearchParams,
  record: unknown,
  { shown, own }: { shown: readonly Locale[]; own: Locale },
): { record: unknown } | { errors: Values } {
  const typed = (name: string): string => (fields.get(name) ?? '').trim()
  let next: object = Object(record)
  for (const { name, path, languages, kind } of OFFICE_FIELDS) {
    const before = at(record, path)
    if (!languages) {
      const text = typed(name)
      next = withValue(next, path, kind ? readNumber(text, kind, own) : text || undefined)
      continue
    }
    const texts = Object.fromEntries(
      shown.map(locale => [locale, typed(`${name}-${locale}`) || undefined]),
    )
    const all = [...new Set(Object.values(texts))]
    const isOne = languages === 'same' && all.length === 1 && typeof before === 'string'
    const others = isRecord(before) ? before : {}
    next = withValue(next, path, isOne ? all[0] : { ...others, ...texts })
  }
  const locales = fields.getAll('locales').filter(isLocale)
  next = { ...next, locales, defaultLocale: fields.get('defaultLocale') }
  const errors: Values = {}
  if (!locales.some(locale => locale === fields.get('defaultLocale')))
    errors.defaultLocale = locales.length === 0 ? 'languages' : 'first'
  const parsed = v.safeParse(SiteFile, next)
  for (const issue of parsed.issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    const name = fieldAt(path, shown)
    if (name) errors[name] ??= wordOf(name, typed(name))
    else if (path[0] !== 'locales' && path[0] !== 'defaultLocale') errors.name ??= 'wrong'
  }
  return Object.keys(errors).length > 0 ? { errors } : { record: next }
}

/** What is no number stays a text, for the schema to refuse. */
const readNumber = (text: string, kind: NumberKind, own: Locale): unknown =>
  text === '' ? undefined : (parseNumber(text, own, kind) ?? text)

function fieldAt(path: readonly string[], shown: readonly Locale[]): string | null {
  const field = OFFICE_FIELDS.find(each => each.path.every((key, index) => path[index] === key))
  if (!field) return null
  if (!field.languages) return field.name
  return `${field.name}-${path[field.path.length] ?? shown[0] ?? 'nl'}`
}

function wordOf(name: string, value: string): string {
  if (value === '') return 'empty'
  if (name === 'email' || name.startsWith('to-')) return 'email'
  if (name === 'lat' || name === 'lon') return 'place'
  return /url-/i.test(name) ? 'address' : 'wrong'
}
