/** What a spreadsheet shows in a cell. */
type Cell = string | number | boolean | null

/** What a formula begins with, in wide letters too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const GUARD = "'"

/** A cell as it was before it was kept from being a formula (INBOX-17). */
export const withoutGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * Rows as CSV with a heading, as a Belgian spreadsheet opens it: semicolons, since the comma is in its numbers, UTF-8 with
 * its mark, and no cell that it would reckon as a formula.
 */
export async function csvText<Name extends string>(
  columns: readonly Name[],
  rows: readonly Record<Name, Cell>[],
): Promise<string> {
  // Imported on first use: few ask for it.
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(
    { fields: [...columns], data: rows.map(row => columns.map(column => row[column])) },
    { escapeFormulae: FORMULA, newline: '\r\n', delimiter: ';', quotes: true },
  )
  return `\uFEFF${text}\r\n`
}
