/** What a spreadsheet shows in a cell. */
type Cell = string | number | null

/** What a spreadsheet reckons with, full-width twins too, wherever a cell begins with it. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/**
 * Rows as CSV (RFC 4180) with a heading, as spreadsheets open it: UTF-8 with its mark, and no cell that one would reckon as
 * a formula. `isForPeople`: as spreadsheets of this country want it, with semicolons and each cell in quotes.
 */
export async function csvText<Name extends string>(
  columns: readonly Name[],
  rows: readonly Record<Name, Cell>[],
  { isForPeople = false } = {},
): Promise<string> {
  // Imported on first use: few ask for it.
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(
    { fields: [...columns], data: rows.map(row => columns.map(column => row[column])) },
    {
      delimiter: isForPeople ? ';' : ',',
      quotes: isForPeople,
      escapeFormulae: FORMULA,
      newline: '\r\n',
    },
  )
  return `\uFEFF${text}\r\n`
}
