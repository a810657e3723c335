import { DEFAULT_LOCALE, type Locale } from '../../locale.ts'
import { alignRows } from './align-rows.ts'
import { nameOf, type Control } from './control.ts'
import { valueOfText } from './field-text.ts'
import type { FormPart } from './record-form.ts'
import { cellName } from './row-form.ts'
import type { RowList } from './row-list.ts'

type Values = Readonly<Record<string, string>>

/** A control of a list: its row and its column, 'surface', 'name-nl' or 'remove'. */
interface Cell {
  row: number
  column: string
}

function cellOf({ path }: RowList, name: string): Cell | null {
  const prefix = `${nameOf(path)}-`
  const [, row, column] =
    /^(\d{1,3})-(.+)$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column }
}

/**
 * Names the text of every control, so that a later save knows which ones were changed: one stamp a control, so one a
 * language, and for each list the number of its rows. `values` is a page of the form as the record gives it.
 */
export function stampsOf(values: Values, { lists }: FormPart): Record<string, string> {
  const rows = lists.map(list => [nameOf(list.path), String(rowsIn(values, list))])
  const stamps = Object.entries(values).map(([name, text]) => {
    const column = lists.flatMap(list => cellOf(list, name) ?? [])[0]?.column
    return [name, stampOf(column ?? name, text)]
  })
  return Object.fromEntries([...rows, ...stamps])
}

const rowsIn = (values: Values, list: RowList): number =>
  Object.keys(values).reduce((most, name) => Math.max(most, (cellOf(list, name)?.row ?? -1) + 1), 0)

/** A browser sends line ends as two letters. */
const stampOf = (name: string, text: string): string =>
  digest(JSON.stringify(text === '' ? [] : [[name, text.replace(/\r\n?/g, '\n')]]))

/** Tells texts apart, no more: who sends a wrong one fools himself. */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index)
    a = Math.imul(a ^ letter, 0x01000193)
    b = Math.imul(b ^ letter, 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

export interface Merge {
  /** The form as it is to be saved or shown again: what was typed in it, and elsewhere what is stored now. */
  values: Record<string, string>
  /** Controls that somebody else has changed since, to something other than this form: by name. */
  conflicts: string[]
}

/**
 * A form that was opened on an older state of a home, laid on the newer one (DESK-80). A control that was not touched has
 * the text that is stored now, so that the form undoes nothing of another's, now or when it is sent again. A row of a list
 * is followed to where it stands now.
 */
export function mergeForm(sent: Values, state: Stored, { fields, lists }: FormPart): Merge {
  const merge: Merge = { values: {}, conflicts: [] }
  const isCell = (name: string): boolean => lists.some(list => cellOf(list, name) !== null)
  const { opened, now, locale = DEFAULT_LOCALE } = state
  const controls = new Map(fields.map(({ name, control }) => [name, control]))
  for (const [name, text] of Object.entries(sent))
    if (!isCell(name))
      lay(
        { name, text, stamp: opened[name], now: now[name], control: controls.get(name), locale },
        merge,
      )
  for (const list of lists) mergeList(sent, state, list, merge)
  return merge
}

/** `opened` are the stamps of the form, `now` what is stored, `locale` the language in which numbers are typed. */
interface Stored {
  opened: Values
  now: Values
  locale?: Locale
}

interface Typed {
  /** Of the control as it is called now. */
  name: string
  text: string
  /** Of the text with which the form was opened; undefined: unknown, and the form is right. */
  stamp: string | undefined
  /** What its stamp was made of besides the text, if not its name. */
  stamped?: string
  now: string | undefined
  control: Control | undefined
  locale: Locale
}

/** Takes a control's text as typed or as stored, and notes where the two are at odds. */
function lay(typed: Typed, { values, conflicts }: Merge): void {
  const { name, text, stamp, stamped = name, now, control, locale } = typed
  const isTouched = stamp === undefined || stampOf(stamped, text) !== stamp
  values[name] = isTouched ? text : (now ?? text)
  if (!isTouched || stamp === undefined || stampOf(stamped, now ?? '') === stamp) return
  if (!isSame(control, locale, text, now ?? '')) conflicts.push(name)
}

/** '285.000' and '285000' are one price. */
function isSame(control: Control | undefined, locale: Locale, one: string, other: string): boolean {
  const [a, b] = [one, other].map(text =>
    JSON.stringify(valueOfText(control ?? { kind: 'line' }, text.replace(/\r\n?/g, '\n'), locale)),
  )
  return a === b
}

/** A row of the form, followed to its place in the list as it is stored now. */
function mergeList(
  sent: Values,
  { opened, now, locale = DEFAULT_LOCALE }: Stored,
  list: RowList,
  merge: Merge,
): void {
  const cells = Object.entries(sent).flatMap(([name, text]) => {
    const cell = cellOf(list, name)
    return cell ? [{ ...cell, name, text }] : []
  })
  const count = opened[nameOf(list.path)] ?? ''
  // A form that does not say how many rows it was opened with is right, as it came.
  if (!/^\d{1,3}$/.test(count)) {
    for (const { name, text } of cells) merge.values[name] = text
    return
  }
  const before = rowStamps(opened, list, Number(count))
  const rows = rowStamps(stampsOf(now, { fields: [], lists: [list] }), list, rowsIn(now, list))
  const places = alignRows(before, rows)
  let end = rows.length
  for (const row of new Set(cells.map(each => each.row))) {
    const own = cells.filter(each => each.row === row)
    const isNew = row >= before.length
    const isRemoved = own.some(({ column }) => column === 'remove')
    const typed = own.filter(({ name, text, column }) =>
      isNew ? text !== '' : stampOf(column, text) !== opened[name],
    )
    const place = places[row]
    if (typed.length === 0) continue
    if (place !== undefined) {
      for (const { name, text, column } of own) {
        const at = cellName(list, place, column)
        const control = list.columns.find(each => nameOf(each.path) === column)?.control
        lay(
          { name: at, text, stamp: opened[name], stamped: column, now: now[at], control, locale },
          merge,
        )
        if (column === 'remove' && before[row] !== rows[place]) merge.conflicts.push(at)
      }
    } else if (isNew || !isRemoved) {
      for (const { column, text } of own) merge.values[cellName(list, end, column)] = text
      // Somebody took away the row: what was typed in it comes back as a row of its own, if that is wanted.
      if (!isNew) merge.conflicts.push(...typed.map(({ column }) => cellName(list, end, column)))
      end++
    }
  }
}

/** Of each row what tells it apart from another. */
const rowStamps = (stamps: Values, list: RowList, count: number): string[] =>
  Array.from({ length: count }, (_, row) =>
    JSON.stringify(
      Object.entries(stamps)
        .filter(([name]) => cellOf(list, name)?.row === row)
        .map(([name, stamp]) => [cellOf(list, name)?.column, stamp])
        .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
  )
