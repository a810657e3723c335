import { numberOf } from '../../format.ts'
import { isRecord } from '../../is-record.ts'
import type { Locale } from '../../locale.ts'
import { valueAt, withValues, type FieldValue } from '../record-path.ts'
import { nameOf } from './control.ts'
import { textInLanguage, textOfValue, textsWith, valueOfText, type Wrong } from './field-text.ts'
import type { RowColumn, RowList } from './row-list.ts'

interface Languages {
  locales: readonly Locale[]
  own: Locale
}

type Values = Readonly<Record<string, string>>

/** 'layout-3-value-name-nl': the control of a column in a row. */
export const cellName = ({ path }: RowList, row: number, column: string): string =>
  `${nameOf(path)}-${row}-${nameOf(column)}`

export const rowsOf = (home: unknown, { path }: RowList): unknown[] => {
  const found = valueAt(home, path)
  return Array.isArray(found) ? found : []
}

/** A room's type is a number by itself, where others stand in an object. */
const plainId = ({ control, path }: RowColumn): boolean =>
  control.kind === 'numbered' && path === 'id'

export function rowsToForm(
  home: unknown,
  list: RowList,
  languages: Languages,
): Record<string, string> {
  return Object.assign(
    {},
    ...rowsOf(home, list).map((row, index) => rowToForm(row, index, list, languages)),
  )
}

const rowToForm = (
  row: unknown,
  index: number,
  list: RowList,
  { locales, own }: Languages,
): Record<string, string> =>
  Object.fromEntries(
    list.columns.flatMap(({ path, control }): [string, string][] => {
      const name = cellName(list, index, path)
      const value = valueAt(row, path)
      return control.kind === 'texts'
        ? locales.map(locale => [`${name}-${locale}`, textInLanguage(value, locale, own)])
        : [[name, textOfValue(control, value, own)]]
    }),
  )

/** A list as the form has it; null: as it was, or not in the form. */
export function rowsFromForm(
  home: unknown,
  list: RowList,
  values: Values,
  languages: Languages,
): { value: FieldValue | null; wrong: Record<string, Wrong | 'missing'> } {
  const rows = rowsOf(home, list)
  const wrong: Record<string, Wrong | 'missing'> = {}
  const prefix = `${nameOf(list.path)}-`
  const count = Object.keys(values).reduce((most, name) => {
    const index = name.startsWith(prefix) ? /^\d{1,3}(?=-)/.exec(name.slice(prefix.length)) : null
    return index ? Math.max(most, Number(index[0]) + 1) : most
  }, 0)
  const next: unknown[] = []
  let isChanged = false
  for (let index = 0; index < Math.max(count, rows.length); index++) {
    const before = rows[index]
    if (values[cellName(list, index, 'remove')] !== undefined && index < rows.length) {
      isChanged = true
      continue
    }
    const row = rowFromForm(before, index, list, values, languages, wrong)
    if (row === null) {
      if (before !== undefined) next.push(before)
      continue
    }
    isChanged = true
    next.push(before === undefined ? numbered(row, [...rows, ...next], list) : row)
  }
  if (!isChanged) return { value: null, wrong }
  return { value: next.length > 0 ? { path: list.path, value: next } : { path: list.path }, wrong }
}

/** A row with what was changed of it; null: nothing was. */
function rowFromForm(
  before: unknown,
  index: number,
  list: RowList,
  values: Values,
  languages: Languages,
  wrong: Record<string, Wrong | 'missing'>,
): object | null {
  const shown = rowToForm(before, index, list, languages)
  const isOther = (name: string): boolean =>
    values[name] !== undefined && values[name].replace(/\r\n?/g, '\n') !== (shown[name] ?? '')
  const set: FieldValue[] = []
  for (const column of list.columns) {
    const { path, control } = column
    const name = cellName(list, index, path)
    if (control.kind === 'texts') {
      const changed = languages.locales.filter(locale => isOther(`${name}-${locale}`))
      if (changed.length === 0) continue
      const typed = Object.fromEntries(
        changed.map(locale => [locale, values[`${name}-${locale}`] ?? '']),
      )
      set.push({ path, value: textsWith(valueAt(before, path), typed, languages.own) })
    } else if (isOther(name)) {
      const parsed = valueOfText(control, values[name] ?? '', languages.own)
      if ('wrong' in parsed) wrong[name] = parsed.wrong
      else set.push({ path, value: idOf(column, parsed.value) })
    }
  }
  if (set.length === 0) return null
  const row = withValues(isRecord(before) ? before : {}, set)
  for (const { path, isRequired } of list.columns)
    if (isRequired && valueAt(row, path) === undefined)
      wrong[cellName(list, index, path)] ??= 'missing'
  return row
}

const idOf = (column: RowColumn, value: unknown): unknown =>
  plainId(column) && isRecord(value) ? value.id : value

function numbered(row: object, others: readonly unknown[], { numberedBy }: RowList): object {
  if (!numberedBy) return row
  const highest = others.reduce<number>(
    (most, each) => Math.max(most, numberOf(valueAt(each, numberedBy)) ?? 0),
    0,
  )
  return { [numberedBy]: highest + 1, ...row }
}
