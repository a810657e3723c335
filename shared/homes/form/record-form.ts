import type { Locale } from '../../locale.ts'
import { valueAt, type FieldValue } from '../record-path.ts'
import { controlAt, type FormField } from './control.ts'
import { textInLanguage, textOfValue, textsWith, valueOfText, type Wrong } from './field-text.ts'
import { rowsFromForm, rowsToForm } from './row-form.ts'
import type { RowList } from './row-list.ts'

/** What a form of a home has: single fields, and lists with a row each. */
export interface FormPart {
  fields: readonly FormField[]
  lists: readonly RowList[]
}

export interface FormLanguages {
  /** Of the site. */
  locales: readonly Locale[]
  own: Locale
}

type Values = Readonly<Record<string, string>>

/** The path that a field of this home is written at: where it has a value, else the first. */
export const pathIn = (home: unknown, { paths, path: first }: FormField): string =>
  paths.find(path => {
    const value = valueAt(home, path)
    return value !== undefined && value !== null && value !== ''
  }) ??
  // With or without a value: null says more than nothing.
  paths.find(path => valueAt(home, path) !== undefined) ??
  first

/** A home's fields as the controls of a form show them, by name. */
export function formOf(
  home: unknown,
  { fields, lists }: FormPart,
  languages: FormLanguages,
): Record<string, string> {
  return Object.assign(
    {},
    ...fields.map(field => fieldToForm(home, field, languages)),
    ...lists.map(list => rowsToForm(home, list, languages)),
  )
}

function fieldToForm(
  home: unknown,
  field: FormField,
  { locales, own }: FormLanguages,
): Record<string, string> {
  const path = pathIn(home, field)
  const value = valueAt(home, path)
  const control = controlAt(field, path)
  const { name } = field
  return control.kind === 'texts'
    ? Object.fromEntries(
        locales.map(locale => [`${name}-${locale}`, textInLanguage(value, locale, own)]),
      )
    : { [name]: textOfValue(control, value, own) }
}

export interface FormChanges {
  set: FieldValue[]
  /** By the name of the control. */
  wrong: Record<string, Wrong | 'missing'>
}

/**
 * What a sent form changes of a home: the fields whose text is another than the home's own gives, so that a form that is
 * sent as it came changes nothing (DESK-76). A control that is not in the form leaves its field alone.
 */
export function changesOf(
  home: unknown,
  { fields, lists }: FormPart,
  values: Values,
  languages: FormLanguages,
): FormChanges {
  const changes: FormChanges = { set: [], wrong: {} }
  for (const field of fields) readField(home, field, values, languages, changes)
  for (const list of lists) {
    const { value, wrong } = rowsFromForm(home, list, values, languages)
    Object.assign(changes.wrong, wrong)
    if (value !== null) changes.set.push(value)
  }
  return changes
}

function readField(
  home: unknown,
  field: FormField,
  values: Values,
  languages: FormLanguages,
  { set, wrong }: FormChanges,
): void {
  const before = fieldToForm(home, field, languages)
  const different = Object.keys(before).filter(
    name => values[name] !== undefined && sent(values[name]) !== sent(before[name] ?? ''),
  )
  if (different.length === 0) return
  const path = pathIn(home, field)
  const control = controlAt(field, path)
  const { name } = field
  if (control.kind === 'texts') {
    const typed = Object.fromEntries(
      languages.locales
        .filter(locale => different.includes(`${name}-${locale}`))
        .map(locale => [locale, sent(values[`${name}-${locale}`] ?? '')]),
    )
    set.push(fieldValue(path, textsWith(valueAt(home, path), typed, languages.own)))
    return
  }
  const parsed = valueOfText(control, values[name] ?? '', languages.own)
  if ('wrong' in parsed) wrong[name] = parsed.wrong
  else set.push(fieldValue(path, parsed.value))
}

const fieldValue = (path: string, value: unknown): FieldValue =>
  value === undefined ? { path } : { path, value }

/** A browser sends line ends as two letters. */
const sent = (text: string): string => text.replace(/\r\n?/g, '\n')
