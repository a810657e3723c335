import { langOf, type Locale } from '../../locale.ts'
import type { Estate } from '../estate.ts'
import type { FieldName } from '../fields/fields.ts'
import type { FieldContext } from './field-context.ts'

export interface DetailRow {
  /** Unique within its panel. */
  key: string
  label: string
  /** Of a label that is in another language than the page. */
  labelLang?: Locale
  value: string
  /** The law asks for it and there is no value: the value says so. */
  unset?: true
  /** Of a text that is in another language than the page. */
  lang?: Locale
  /** The flood symbol belongs beside it. */
  icon?: 'flood'
}

export interface DetailGroup {
  title?: string
  rows: DetailRow[]
}

/** A tab or section that has something to say. */
export interface DetailTab {
  id: string
  title: string
  groups: DetailGroup[]
}

/** Rows of a panel: fields in their order, or what a list of the estate holds. `title` is a key of a word. */
export type GroupDefinition =
  | { title?: string; fields: readonly FieldName[] }
  | ((estate: Estate, context: FieldContext) => DetailGroup[])

export interface TabDefinition {
  id: string
  groups: readonly GroupDefinition[]
}

/** The languages of a row's label and value, where they are not the page's (LOCALE-31). */
export function rowLangs(
  label: unknown,
  value: unknown,
  locale: Locale,
): Pick<DetailRow, 'labelLang' | 'lang'> {
  const { lang: labelLang } = langOf(label, locale)
  return { ...(labelLang && { labelLang }), ...langOf(value, locale) }
}
