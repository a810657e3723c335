import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { MEASURE, numberText, parseNumber, WHOLE } from '../../../shared/typed-number.ts'
import { readRichText, type ReadText } from '../rich-text/read-field.ts'
import type { FormField, NamedField } from './schema-field.ts'
import { readHomes } from './homes-field.ts'
import { readLink, readTarget } from './link-field.ts'
import { isEmpty, isSame, readLocalized, typed } from './read-text.ts'

/** Formatted texts that were refused, by the field's name. */
export type RefusedTexts = Map<string, ReadText>

/** What is read besides the fields: `locale` is the language of the desk, in which numbers are typed. */
export interface ReadAt {
  locale: Locale
  texts: RefusedTexts
}

/**
 * What was typed, on top of the value that the form shows: what nobody touched stays as it is written there, in its
 * order, also what the form does not show (DESK-125).
 */
export function readField(
  field: FormField,
  form: URLSearchParams,
  name: string,
  from: unknown,
  at: ReadAt,
): unknown {
  switch (field.kind) {
    case 'fixed':
    case 'asset':
      return from
    case 'target':
      return readTarget(form, name, from)
    case 'text':
      return typed(form, name, from, field.form === 'line')
    case 'number':
      return numberOf(form.get(name), from, field, at.locale)
    case 'flag':
      return form.has(name) === (from === true) ? from : form.has(name)
    case 'choice': {
      const chosen = form.get(name) ?? ''
      if (chosen === String(from ?? '')) return from
      return field.options.find(option => String(option) === chosen) ?? (chosen || undefined)
    }
    case 'choices': {
      const chosen = field.options.filter(option => form.getAll(name).includes(String(option)))
      return isSame(chosen, from ?? []) ? from : chosen
    }
    case 'lines':
      return linesOf(form.get(name), from, field.areNumbers ? at.locale : null)
    case 'localized':
      return field.form === 'html'
        ? readTexts(form, name, from, at.texts)
        : readLocalized(form, name, from, field.form === 'line')
    case 'addresses':
      return readAddresses(form, name, from)
    case 'picture':
      return readPicture(form, name, from)
    case 'link':
      return readLink(form, name, from)
    case 'homes':
      return readHomes(form, name, from)
    case 'group':
      return objectOf(field.fields, form, name, from, at)
    case 'list':
      return listOf(field.item, form, name, from, at)
  }
}

/** The fields of an object; an optional one of which nothing is filled in is not there. */
export function objectOf(
  fields: readonly NamedField[],
  form: URLSearchParams,
  name: string,
  from: unknown,
  at: ReadAt,
): unknown {
  const before = isRecord(from) ? from : {}
  const next: Record<string, unknown> = { ...before }
  for (const { name: key, field } of fields) {
    const value = readField(field, form, name ? `${name}-${key}` : key, before[key], at)
    if (value === undefined) delete next[key]
    else next[key] = value
  }
  return isEmpty(next) && (from === null || from === undefined) ? from : next
}

/** Items in the order of the form; each says which of before it was. */
function listOf(
  item: FormField,
  form: URLSearchParams,
  name: string,
  from: unknown,
  context: ReadAt,
): unknown {
  const before: unknown[] = Array.isArray(from) ? from : []
  const marks = [...form.keys()].flatMap(key => {
    const at = key.startsWith(`${name}-`) ? key.slice(name.length + 1) : ''
    return /^\d{1,3}-_was$/.test(at) ? [Number.parseInt(at, 10)] : []
  })
  const items = marks.map(at => {
    const place = `${name}-${at}`
    return (
      readField(item, form, place, before[Number(form.get(`${place}-_was`) || '-1')], context) ?? {}
    )
  })
  return items.length === 0 && before.length === 0 ? from : items
}

/** A number as people write it; what is none stays a text, for the schema to refuse. */
function numberOf(
  text: string | null,
  from: unknown,
  { isWhole, max }: Extract<FormField, { kind: 'number' }>,
  locale: Locale,
): unknown {
  if (text === null) return from
  if (text.trim() === '') return undefined
  if (typeof from === 'number' && text === numberText(from, locale)) return from
  const most = max === undefined ? {} : { most: max }
  return parseNumber(text, locale, { ...(isWhole ? WHOLE : MEASURE), ...most }) ?? text
}

/** `locale`: of numbers. */
function linesOf(text: string | null, from: unknown, locale: Locale | null): unknown {
  if (text === null) return from
  const lines = text
    .split(locale ? /[\s,;]+/ : /\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => (locale ? (parseNumber(line, locale, WHOLE) ?? line) : line))
  return isSame(lines, from ?? []) ? from : lines
}

/** Formatted texts as they are stored, cleaned. One with a problem stays as it was, and is told apart. */
function readTexts(
  form: URLSearchParams,
  name: string,
  from: unknown,
  texts: RefusedTexts,
): unknown {
  const before = isRecord(from) ? from : {}
  const next: Record<string, unknown> = { ...before }
  for (const locale of LOCALES) {
    const own = `${name}-${locale}`
    if (!form.has(own)) continue
    const was = before[locale]
    const read = readRichText(form, own, { stored: typeof was === 'string' ? was : null, above: 2 })
    if (read.problem) texts.set(own, read)
    else if (read.html !== null) next[locale] = read.html
    else if (was !== null) delete next[locale]
  }
  return isEmpty(next) && (from === null || from === undefined) ? from : next
}

/** '' is the home page's own address: no address and an empty one differ by whether the language has the page. */
function readAddresses(form: URLSearchParams, name: string, from: unknown): unknown {
  const before = isRecord(from) ? from : {}
  const next: Record<string, unknown> = { ...before }
  for (const locale of LOCALES) {
    const text = form.get(`${name}-${locale}`)?.trim()
    if (text === undefined || text === (before[locale] ?? '')) continue
    if (text === '') delete next[locale]
    else next[locale] = text.replace(/^\/+|(?<=[^/])\/+$/g, '')
  }
  return isEmpty(next) && (from === null || from === undefined) ? from : next
}

/** Another picture has none of the facts of the one before. */
function readPicture(form: URLSearchParams, name: string, from: unknown): unknown {
  const before = isRecord(from) ? from : {}
  const asset = form.get(`${name}-asset`)
  if (asset === null) return from
  if (asset === '') return from === null ? null : undefined
  const alt = readLocalized(form, `${name}-alt`, before.alt, true)
  const facts = asset === before.asset ? before : { asset }
  return { ...facts, ...(alt !== undefined && { alt }) }
}
